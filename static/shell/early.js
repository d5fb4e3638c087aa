// Runs before anything is drawn: the theme a person chose, and which lab the address names.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('stepwise:theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be switched off; then the system's theme is right.
  }
  const lab = /^#\/?([\w-]+)/.exec(location.hash)?.[1];
  if (lab) root.dataset.opening = lab;
}
