#!/usr/bin/env bash
# Run by trunk after the page is built, in its staging folder: adds the worker.
# Trunk neither optimises nor versions workers, and builds every binary with
# one profile; the worker has its own, for speed.
set -euo pipefail
cd "$(dirname "$0")/.."
out="$TRUNK_STAGING_DIR"
made=target/worker-build
target=target/wasm32-unknown-unknown/worker/worker.wasm

cargo build --quiet --locked --bin worker --features worker --profile worker --target wasm32-unknown-unknown
rm -rf "$made" && mkdir -p "$made"
wasm-bindgen --target no-modules --no-typescript --out-dir "$made" --out-name worker "$target"
wasm-opt -O3 --enable-bulk-memory --enable-mutable-globals --enable-multivalue \
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
  "$made/worker_bg.wasm" -o "$made/worker.wasm"

# Named by content, so that a cached page never meets another build's worker.
hash=$(sha256sum "$made/worker.wasm" "$made/worker.js" | sha256sum | cut -c1-16)
cp "$made/worker.wasm" "$out/worker-$hash.wasm"
{ cat "$made/worker.js"; echo "wasm_bindgen({ module_or_path: new URL('worker-$hash.wasm', self.location) });"; } \
  >"$out/worker-$hash.js"
sed -i "s/content=\"worker.js\"/content=\"worker-$hash.js\"/" "$out/index.html"
grep -q "worker-$hash.js" "$out/index.html"
