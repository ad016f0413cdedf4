# `make` lists what there is to do. Each target sets up what it needs first, in .venv, and skips what is done.
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long test-ci coverage bench check format docs wheel screenshots pins clean \
	game server dev peers docs-tools web pages kernels lab-kernels

# Packages of other Pythons must not shine through into ours.
unexport PYTHONPATH PYTHONHOME
# Without bytecode on disk every start of Python compiles all sources anew, and the tests start it hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: server kernels pages ## play in the browser: starts a server of your own, and opens it
	@.venv/bin/highlands serve --open

terminal: kernels ## play in the terminal
	@.venv/bin/highlands play

# Tests that share a server or a browser run on one worker (tests/conftest.py). Three workers for two cores: many a
# test waits for a server, a time-out or a kill.
pytest = .venv/bin/python -m pytest -n 3
test: dev lab-kernels pages ## run the tests
	@tools/setup browser
	@$(pytest)

test-long: dev lab-kernels pages ## run the tests that take long
	@tools/setup browser browsers learners cluster
	@$(pytest) -m long -o faulthandler_timeout=7200

test-ci: dev lab-kernels pages ## run the part of the long tests that CI runs
	@tools/setup browser
	@$(pytest) -m "long and ci"

coverage: dev lab-kernels pages ## run the tests, and say which lines of Python they reach (htmlcov/index.html)
	@tools/setup browser
	@.venv/bin/python -m coverage erase
	@$(pytest) --cov --cov-report term:skip-covered --cov-report html

bench: peers kernels ## measure the speed beside that of peers
	@tools/setup cluster learners
	@.venv/bin/python -m bench

check: dev web ## check form, types, the order of the rooms, and the words in all languages
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/python -m tools.check_words
	tools/npm run --silent check

format: dev ## bring the code into form
	.venv/bin/ruff check --select I --fix
	.venv/bin/ruff format
	tools/npm run --silent format

docs: docs-tools ## build the documentation site in site/; a broken link fails
	@NUMBA_DISABLE_JIT=1 .venv/bin/python -m sphinx --fail-on-warning --keep-going --jobs 2 --quiet docs site
	@echo "Built: site/index.html"

wheel: pages ## build a wheel with the web app in it, in dist/
	@.venv/bin/python -m hatchling build --target wheel

screenshots: dev kernels pages ## take pictures of every page and phase, in all sizes and three languages
	@tools/setup browser
	@.venv/bin/python -m tests.e2e.screens.screenshots

# A pin that still fits its range stays as it is; remove a file first to take the newest of all in it.
pin = .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--custom-compile-command 'make pins'
pins: ## make requirements/*.txt from the ranges in pyproject.toml
	@tools/setup pins
	$(pin) pyproject.toml -o requirements/base.txt
	$(pin) pyproject.toml --extra server -c requirements/base.txt -o requirements/server.txt
	$(pin) pyproject.toml --extra dev -c requirements/server.txt -o requirements/dev.txt
	$(pin) pyproject.toml --extra docs -c requirements/dev.txt -o requirements/docs.txt
	$(pin) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(pin) --no-deps pyproject.toml --extra sb3 --group learners -c requirements/dev.txt -o requirements/learners.txt
	$(pin) pyproject.toml --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(pin) --group build -c requirements/dev.txt -o requirements/build.txt
	$(pin) --group node -o requirements/node.txt
	$(pin) --group pins -o requirements/pins.txt

clean: ## remove all that was made here
	rm -rf .venv dist site htmlcov .coverage* web/node_modules src/highlands/pages
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- What the targets above need -------------------------------------------------------------------------------------

game:
	@tools/setup base build highlands

server:
	@tools/setup base server build highlands

dev:
	@tools/setup base build highlands dev

peers:
	@tools/setup base build highlands bench

docs-tools:
	@tools/setup base build highlands docs

web: game
	@tools/setup node web

pages: web
	@tools/setup pages

# Compiled here, with progress shown, the kernels are ready when a game or a test first needs them.
kernels: game
	@.venv/bin/python -m highlands.play.precompile

# Likewise those of play and of the lab, so that no test waits for the compiler.
lab-kernels: dev
	@.venv/bin/python -m highlands.lab.precompile
