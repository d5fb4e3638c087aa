#!/usr/bin/env bash
# Installs what the build (`build`) or the tests (`test`) need and lacks.
# Everything of ours goes into one per-user cache that all clones share;
# a second run only looks, and takes well under a second.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=versions.env
. tools/versions.env
cache="${STEPWISE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/stepwise}"
bin="$cache/bin-$WASM_SPLIT_VERSION-$WASM_BINDGEN_VERSION-$NEXTEST_VERSION"
mkdir -p "$cache" "$bin"

say() { printf 'setup: %s\n' "$*" >&2; }
need() { command -v "$1" >/dev/null || { say "$1 is missing: $2"; exit 1; }; }

# Optimised tools would take half an hour to compile and save seconds in use.
cargo_tool() { # crate version [more arguments]
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256 CARGO_TARGET_DIR="$cache/target" \
    cargo install "$1" --version "$2" --root "$bin" --quiet "${@:3}"
}

rust_target() {
  need rustup "install it from https://rustup.rs"
  # A failed listing (toolchain not here yet) also means: add it.
  rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown ||
    { say "adding the wasm32 target"; rustup target add wasm32-unknown-unknown; }
}

split_and_bindgen() {
  [ -x "$bin/bin/wasm-split-cli" ] ||
    { say "compiling wasm-split-cli $WASM_SPLIT_VERSION (once)"
      cargo_tool wasm_split_cli_support "$WASM_SPLIT_VERSION" --locked --features build-binary; }
  [ -x "$bin/bin/wasm-bindgen" ] ||
    { say "compiling wasm-bindgen $WASM_BINDGEN_VERSION (once)"; cargo_tool wasm-bindgen-cli "$WASM_BINDGEN_VERSION"; }
}

nextest() {
  [ -x "$bin/bin/cargo-nextest" ] && return
  mkdir -p "$bin/bin"
  if cargo nextest --version 2>/dev/null | grep -q "^cargo-nextest $NEXTEST_VERSION "; then
    ln -sf "$(command -v cargo-nextest)" "$bin/bin/cargo-nextest"
  else
    say "compiling cargo-nextest $NEXTEST_VERSION (once)"; cargo_tool cargo-nextest "$NEXTEST_VERSION" --locked
  fi
}

# node_modules is a link into the cache, one folder per lock file.
node_packages() {
  need npm "install Node.js 20 or later"
  local key dir
  key=$(sha256sum e2e/package-lock.json | cut -c1-16)
  dir="$cache/node-$key"
  if [ ! -f "$dir/.complete" ]; then
    say "installing the npm packages (once)"
    rm -rf "$dir"; mkdir -p "$dir"
    cp e2e/package.json e2e/package-lock.json "$dir/"
    npm ci --prefix "$dir" --no-audit --no-fund --loglevel=error >&2
    touch "$dir/.complete"
  fi
  [ "$(readlink e2e/node_modules 2>/dev/null)" = "$dir/node_modules" ] ||
    { rm -rf e2e/node_modules; ln -s "$dir/node_modules" e2e/node_modules; }
}

browser() {
  command -v chromium >/dev/null && return
  need apt-get "install Chromium and put it on PATH as 'chromium'"
  say "installing Chromium"
  local root=""
  [ "$(id -u)" = 0 ] || root=sudo
  { $root apt-get update -qq && $root apt-get install -y -qq chromium fonts-noto-core; } >"$cache/apt.log" 2>&1 ||
    { tail -n 20 "$cache/apt.log" >&2; exit 1; }
}

case "${1:-}" in
  build) rust_target; split_and_bindgen; node_packages ;;
  test) rust_target; split_and_bindgen; node_packages; nextest; browser ;;
  path) printf '%s' "$bin/bin" ;;
  *) say "usage: setup.sh build|test|path"; exit 2 ;;
esac
