#!/usr/bin/env bash
# Installs what is missing to serve the page while it is worked on (`serve`), to build a release (`release`), or to test one
# (`test`). What the project compiles or fetches for itself goes into one per-user cache that all clones share.
# A tool of the right version on the PATH is used as it is; a second run only looks.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=versions.env
. tools/versions.env
cache="${STEPWISE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/stepwise}"
tools="$cache/tools-$TRUNK_VERSION-$WASM_BINDGEN_VERSION-$WASM_SPLIT_VERSION"

say() { printf 'setup: %s\n' "$*" >&2; }
need() { command -v "$1" >/dev/null || { say "$1 is missing: $2"; exit 1; }; }

# Fully optimised tools would take half an hour to compile. How far one is, cargo says.
cargo_tool() { # program version crate about optimisation [more arguments]
  local program=$1 version=$2 crate=$3 about=$4 level=$5
  [ -x "$tools/bin/$program" ] && return
  [ "$("$program" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)" = "$version" ] && return
  say "compiling $program $version (once: $about on two cores)"
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256 \
    CARGO_TARGET_DIR="$cache/target" cargo install "$crate" --version "$version" --bin "$program" --root "$tools" "${@:6}" >&2
}

rust_target() {
  need rustup "install it from https://rustup.rs"
  # A failed listing (toolchain not here yet) also means: add it.
  rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown ||
    { say "adding the wasm32 target"; rustup target add wasm32-unknown-unknown; }
}

# Neither needs what it would fetch tools of its own with. wasm-bindgen runs at every change, so it is optimised a little.
trunk_and_bindgen() {
  cargo_tool trunk "$TRUNK_VERSION" trunk "two and a half minutes" 0 --locked --no-default-features
  cargo_tool wasm-bindgen "$WASM_BINDGEN_VERSION" wasm-bindgen-cli "a minute" 1 --no-default-features
}

split() { cargo_tool wasm-split-cli "$WASM_SPLIT_VERSION" wasm_split_cli_support "half a minute" 0 --locked --features build-binary; }

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

browsers() {
  local missing=() root=""
  command -v chromium-headless-shell chromium >/dev/null || missing+=(chromium-headless-shell fonts-noto-core)
  command -v firefox-esr >/dev/null || missing+=(firefox-esr)
  command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  [ ${#missing[@]} -gt 0 ] || return 0
  need apt-get "install ${missing[*]} by other means"
  say "installing ${missing[*]} (once)"
  [ "$(id -u)" = 0 ] || root=sudo
  { $root apt-get update && $root apt-get install -y "${missing[@]}"; } 2>&1 | tee "$cache/apt.log" | grep --line-buffered '^Setting up' >&2 ||
    { tail -n 20 "$cache/apt.log" >&2; exit 1; }
}

mkdir -p "$cache"
case "${1:-}" in
  serve) rust_target; trunk_and_bindgen ;;
  release) rust_target; trunk_and_bindgen; split; node_packages ;;
  test) rust_target; trunk_and_bindgen; split; node_packages; browsers ;;
  path) printf '%s' "$tools/bin" ;;
  *) say "usage: setup.sh serve|release|test|path"; exit 2 ;;
esac
