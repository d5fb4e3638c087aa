#!/usr/bin/env bash
# Run by trunk after the page is built, in its staging folder. Adds the
# worker, which is the page's own program started on another thread, under a
# name as versioned as the program's; and makes the script between them small.
set -euo pipefail
cd "$(dirname "$0")/.."
out="$TRUNK_STAGING_DIR"
page=$(cd "$out" && ls page-*.js)
page=${page%.js}

cat >"$out/worker-${page#page-}.js" <<END
import init from './$page.js';
init({ module_or_path: new URL('./${page}_bg.wasm', import.meta.url) });
END
sed -i "s/content=\"worker.js\"/content=\"worker-${page#page-}.js\"/" "$out/index.html"
grep -q "worker-${page#page-}.js" "$out/index.html"
esbuild --log-level=warning --minify --allow-overwrite --outfile="$out/$page.js" "$out/$page.js"
