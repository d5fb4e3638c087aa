// The worker is the page's own program, started on another thread.
import init from './page.js';

init({ module_or_path: new URL('./page_bg.wasm', import.meta.url) });
