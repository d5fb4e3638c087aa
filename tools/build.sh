#!/usr/bin/env bash
# Builds the static site into dist/: an index.html, what a browser wants beside it, and one folder, named by what is in it,
# that holds all else.
# The program is cut where src/puzzles/mod.rs says, so that a visitor fetches only the lab that is opened.
set -euo pipefail
cd "$(dirname "$0")/.."
work=target/site
rm -rf "$work" dist
mkdir -p "$work/app" dist

# What is served must not tell of the machine that built it. The cutting needs the linker's relocations.
# Of the names of files that stand in it, the last rule that fits is taken.
flags="-Clink-arg=--emit-relocs --remap-path-prefix=$HOME/="
for crates in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do flags+=" --remap-path-prefix=$crates/="; done
RUSTFLAGS="$flags --remap-path-prefix=$PWD/=" \
  cargo build --release --locked --quiet --target wasm32-unknown-unknown --bin page --features web
wasm-split-cli target/wasm32-unknown-unknown/release/page.wasm "$work/cut" --target web --out-name page
wasm-bindgen --target web --no-typescript --keep-lld-exports --remove-name-section \
  --out-dir "$work/bound" --out-name page "$work/cut/page.wasm"
node tools/join.mjs "$work/cut" "$work/bound/page_bg.wasm"

# -O2 and few inlinings: smaller when compressed than -Oz; see ARCHITECTURE.md.
shrink=(-O2 --always-inline-max-function-size=5 --one-caller-inline-max-function-size=30 --optimize-added-constants-propagate --dealign
  --strip-debug --strip-producers --strip-target-features --converge --low-memory-unused
  --enable-bulk-memory --enable-mutable-globals --enable-multivalue
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext)
for module in "$work"/bound/page_bg.wasm "$work"/cut/split_*.wasm "$work"/cut/chunk_*.wasm; do
  # The cut pieces carry a kind of names that wasm-opt does not know, and drops as wished.
  wasm-opt "${shrink[@]}" "$module" -o "$work/app/${module##*/}" 2> >(grep -v 'unknown name subsection' >&2 || true)
done
# wasm-bindgen names the same module once for each import.
small=(--log-level=warning --minify --log-override:duplicate-object-key=silent)
esbuild "${small[@]}" --outfile="$work/app/page.js" "$work/bound/page.js"
esbuild "${small[@]}" --outfile="$work/app/split.js" "$work/cut/__wasm_split.js"
# Some hosts hide files whose names begin with an underscore.
sed -i 's#from"./__wasm_split.js"#from"./split.js"#g' "$work/app/page.js"
esbuild "${small[@]}" --bundle --external:*.woff2 --outfile="$work/app/style.css" static/css/main.css
# A lab's own styles come with the lab.
esbuild "${small[@]}" --outdir="$work/app" static/css/labs/*.css
for script in early boot; do esbuild "${small[@]}" --outfile="$work/app/$script.js" "static/shell/$script.js"; done
cp static/icon.svg static/icon-*.png static/fraunces-600.woff2 static/fraunces-OFL.txt "$work/app/"
# The worker is the page's own program, started on another thread.
cat >"$work/app/worker.js" <<'END'
import init from './page.js';
init({ module_or_path: new URL('./page_bg.wasm', import.meta.url) });
END

version=$(cd "$work/app" && sha256sum -- * | sha256sum | cut -c1-12)
mv "$work/app" "dist/app-$version"
cargo run --quiet --locked --bin stepwise -- --json --list | node tools/shell.mjs "app-$version" dist
