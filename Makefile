# Two commands matter: `make serve` and `make test`. Both install what is missing.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

BIN := $(shell tools/setup.sh path)
export PATH := $(BIN):$(CURDIR)/e2e/node_modules/.bin:$(PATH)
# Named one by one: the puzzles' modules are declared by a macro, and `cargo fmt` does not see them.
RUST = $(shell git ls-files '*.rs')

.PHONY: help serve dist test bench fmt check clean setup-build setup-test

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

setup-build:
	@tools/setup.sh build

setup-test:
	@tools/setup.sh test

dist: setup-build ## the static site, in dist/
	@tools/build.sh

serve: dist ## build the site and serve it
	node e2e/serve.mjs dist / 8080

check: setup-test ## everything that needs no browser
	rustfmt --check $(RUST)
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --features web --bins --lib -- -D warnings
	cargo nextest run --locked --no-fail-fast --status-level fail --final-status-level fail
	cargo test --locked --doc --quiet

test: check dist ## everything
	node e2e/run.mjs

bench: setup-test dist ## the figures of docs/performance.md
	cargo bench --locked --bench coins --bench cryptarithm --bench jugs --bench mister_x --bench river --bench seating --bench tracks --bench tree --bench whodunit --bench xml
	node e2e/bench.mjs

fmt: setup-build ## format the code
	rustfmt $(RUST)

clean: ## forget what was built here
	cargo clean
	rm -rf dist e2e/shots
