# Two commands matter: `make serve` and `make test`. Both install what is missing.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

BIN := $(shell tools/setup.sh path)
export PATH := $(BIN):$(CURDIR)/e2e/node_modules/.bin:$(PATH)
# Trunk understands this variable in its own way only.
unexport NO_COLOR
# Named one by one: the puzzles' modules are declared by a macro, and `cargo fmt` does not see them.
RUST = $(shell git ls-files '*.rs')

.PHONY: help serve dist test bench fmt check clean setup-serve setup-release setup-test

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

setup-serve setup-release setup-test: setup-%:
	@tools/setup.sh $*

serve: setup-serve ## the page at http://localhost:8080, rebuilt at every change
	trunk serve

dist: setup-release ## the static site, in dist/
	trunk build --release

check: setup-test ## everything that needs no browser
	rustfmt --check $(RUST)
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --features web --bins --lib -- -D warnings
	cargo test --locked --no-fail-fast

test: check dist ## everything
	node e2e/run.mjs

bench: setup-test dist ## the figures of docs/performance.md
	cargo bench --locked --bench coins --bench cryptarithm --bench jugs --bench mister_x --bench river --bench seating --bench tracks --bench tree --bench whodunit --bench xml
	node e2e/bench.mjs

fmt: ## format the code
	rustfmt $(RUST)

clean: ## forget what was built here
	cargo clean
	rm -rf dist e2e/shots
