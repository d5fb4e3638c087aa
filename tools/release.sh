#!/usr/bin/env bash
# What a release needs and Trunk has no word for: the program is cut by lab, every part is shrunk, and all but the page
# itself goes into one folder, named by what is in it. Trunk runs this once it has built; in development there is nothing to do.
set -euo pipefail
[ "$TRUNK_PROFILE" = release ] || exit 0
tools/setup.sh release
PATH="$PWD/e2e/node_modules/.bin:$(tools/setup.sh path):$PATH"

work="${CARGO_TARGET_DIR:-target}/site"
site="$TRUNK_STAGING_DIR"
rm -rf "$work"
mkdir -p "$work/app"
step() { printf '   Release %s\n' "$*" >&2; }

step "cutting the program by lab"
node tools/release/anonymous.mjs "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/release/page.wasm" "$work/page.wasm"
wasm-split-cli "$work/page.wasm" "$work/cut" --target web --out-name page
wasm-bindgen --target web --no-typescript --keep-lld-exports --remove-name-section \
  --out-dir "$work/bound" --out-name page "$work/cut/page.wasm"
node tools/release/join.mjs "$work/cut" "$work/bound/page_bg.wasm"

# -O2 and few inlinings: smaller when compressed than -Oz; docs/decisions/0002 has the figures.
# The cut pieces carry a kind of names that wasm-opt does not know, and drops as wished.
shrink() {
  wasm-opt -O2 --always-inline-max-function-size=5 --one-caller-inline-max-function-size=30 --optimize-added-constants-propagate \
    --dealign --strip-debug --strip-producers --strip-target-features --converge --low-memory-unused \
    --enable-bulk-memory --enable-mutable-globals --enable-multivalue --enable-nontrapping-float-to-int \
    --enable-reference-types --enable-sign-ext "$1" -o "$2/${1##*/}" 2> >(grep -v 'unknown name subsection' >&2 || true)
}
export -f shrink
modules=("$work"/bound/page_bg.wasm "$work"/cut/split_*.wasm "$work"/cut/chunk_*.wasm)
step "shrinking ${#modules[@]} parts"
ls -S "${modules[@]}" | xargs -P "$(nproc)" -I{} bash -c 'shrink {} "$0"' "$work/app"

step "scripts and styles"
# wasm-bindgen names the same module once for each import.
small=(--log-level=warning --minify --log-override:duplicate-object-key=silent)
# Some hosts hide files whose names begin with an underscore.
sed 's#from"./__wasm_split.js"#from"./split.js"#g; s#from "./__wasm_split.js"#from "./split.js"#g' "$work/bound/page.js" |
  esbuild "${small[@]}" >"$work/app/page.js"
esbuild "${small[@]}" --outfile="$work/app/split.js" "$work/cut/__wasm_split.js"
esbuild "${small[@]}" --outdir="$work/app" "$site"/{early,boot,worker}.js
esbuild "${small[@]}" --bundle --external:*.woff2 --outfile="$work/app/style/main.css" "$site/style/main.css"
esbuild "${small[@]}" --outdir="$work/app/style/labs" "$site"/style/labs/*.css
cp "$site"/style/fraunces-* "$work/app/style/"
cp "$site"/icon* "$work/app/"

app="app-$(cd "$work/app" && find . -type f | sort | xargs sha256sum | sha256sum | cut -c1-12)"
step "the site around $app"
find "$site" -mindepth 1 -maxdepth 1 ! -name index.html ! -name manifest.webmanifest ! -name sw.js -exec rm -r {} +
mv "$work/app" "$site/$app"
cargo run --quiet --locked --bin stepwise -- --json --list | node tools/release/shell.mjs "$app" "$site"
