// Runs before anything is drawn, in any browser: the theme a person chose, which lab the address names, and what is
// said if nothing else runs.
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
  // What starts the program says so first; if it never came, this is all there is to say it.
  addEventListener('load', () => {
    if ('started' in root.dataset) return;
    delete root.dataset.opening;
    const arriving = document.getElementById('arriving');
    arriving.classList.add('arriving--lost');
    arriving.textContent = 'The solvers could not be started: they need a current browser and a web server to come from, '
      + 'not a file. The list of labs below can be read, and the command line solves the same puzzles without a browser.';
  });
}
