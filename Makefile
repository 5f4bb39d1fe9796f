# Every verb of the project; plain `make` lists them.

PYTHON ?= python3
VENV := $(or $(FORBIDDEN_VENV),.venv)
IN := $(VENV)/bin
WEB := "$(IN)/python" web/build.py
PYTEST := "$(IN)/python" -m pytest -n 2 --dist worksteal
RULES := tests/conformance tests/games tests/golden tests/kernel tests/match tests/perft
ABOVE := tests/arena tests/bots tests/cli tests/docs tests/lab
BROWSERS := FORBIDDEN_PURE= FORBIDDEN_BROWSER=1 $(PYTEST) -n 3 --dist loadgroup
MEASURED := --cov --cov-config=tests/coverage.toml --cov-report=
LOCK := "$(IN)/uv" pip compile --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --quiet $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: ## list the verbs
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F '|' '{ printf "%-16s%s\n", $$1, $$2 }'

setup: ## virtual environment with the developers' tools, compiled rules
	@$(PYTHON) forbidden :setup dev

format: setup ## put every file into its form, mend what a linter can
	@"$(IN)/ruff" check --quiet --fix . forbidden || true
	@"$(IN)/ruff" format . forbidden
	@$(WEB) prettier --write --log-level warn .

check: setup ## form, types, import layers, lock files; no test
	"$(IN)/ruff" check . forbidden
	"$(IN)/ruff" format --check . forbidden
	"$(IN)/mypy"
	"$(IN)/mypy" forbidden
	"$(IN)/lint-imports"
	@if grep -n '://' requirements*.lock; then echo 'A lock file names a host: see make lock.'; exit 1; fi
	@if grep -n '"resolved"' web/package-lock.json; then echo 'web/.npmrc keeps hosts out.'; exit 1; fi
	$(WEB) svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	$(WEB) prettier --check --log-level warn .
	$(WEB) eslint .

quick: setup ## after every edit: form, and the rules on the plain files; under a minute on two cores
	@"$(IN)/ruff" check --quiet . forbidden
	FORBIDDEN_PURE=1 $(PYTEST) tests/kernel tests/layout tests/match tests/words \
		$(wildcard tests/games/*/) tests/games/test_rule_coverage.py

test: test-plain test-compiled test-web test-online coverage ## what a change needs: rules plain, all compiled, web, online; coverage

test-plain: setup ## the rules on the plain files, with coverage
	FORBIDDEN_PURE=1 $(PYTEST) $(RULES) tests/layout tests/words --cov

test-compiled: compile ## everything but the server on the compiled modules
	@rm -rf build/coverage && mkdir -p build/coverage
	FORBIDDEN_PURE= $(PYTEST) -m "not more" $(RULES) tests/reference tests/toy
	FORBIDDEN_PURE= COVERAGE_FILE=build/coverage/all.compiled $(PYTEST) $(ABOVE) $(MEASURED)

test-web: setup ## the web client's logic
	$(WEB) vitest run

test-online: test-server test-browser ## the server, and people at real browsers

test-server: compile web ## the server over SQLite and PostgreSQL
	"$(IN)/python" -m tools.machine postgresql
	@mkdir -p build/coverage
	FORBIDDEN_PURE= COVERAGE_FILE=build/coverage/all.server \
		"$(IN)/python" -m tools.postgres $(PYTEST) tests/server $(MEASURED)

test-browser: compile web ## people at real browsers, each at a server of its own process
	"$(IN)/python" -m tools.machine chromium
	$(BROWSERS) -m "not more" tests/browser

test-more: compile web ## what takes long and rarely fails: Firefox, more screens, longer games, more tables
	"$(IN)/python" -m tools.machine chromium firefox
	$(BROWSERS) -m more tests/browser tests/reference

coverage: setup ## how much of the code above the rules test-compiled and test-server have run
	"$(IN)/python" -m tools.coverage

test-plain-all: setup ## everything but the browsers on the plain files: a quarter of an hour
	FORBIDDEN_PURE=1 $(PYTEST)

test-long: compile ## more random tables and a longer second opinion: minutes
	FORBIDDEN_PURE= FORBIDDEN_LONG=1 $(PYTEST)

hard: compile ## kills, races, secrets and the protocol, for minutes: every play that was told is compared
	"$(IN)/python" -m tools.machine postgresql
	FORBIDDEN_PURE= FORBIDDEN_HARD=1 "$(IN)/python" -m tools.postgres \
		"$(IN)/python" -m pytest -n 0 --durations=10 tests/hard

soak: compile ## an hour of load with kills, freezes and lost connections: MINUTES=60 OPTIONS="--database postgresql"
	"$(IN)/python" -m bench.soak --minutes $(or $(MINUTES),60) $(OPTIONS)

golden: compile ## write the golden games anew: read the difference before you commit it
	"$(IN)/python" -m tools.golden

perft: compile ## count every continuation of the frozen positions
	"$(IN)/python" -m tools.perft

conformance: setup ## complete new scenarios in conformance/: read what was added against the rule
	FORBIDDEN_PURE=1 "$(IN)/python" -m tests.conformance

rules: setup ## rule numbers against code and tests
	"$(IN)/python" -m tools.rules

mutate: setup ## break the rules on purpose and see whether a test notices: half an hour
	FORBIDDEN_PURE=1 "$(IN)/mutmut" run

compile: setup ## extension modules from the typed files; shows what the compiler says
	@$(PYTHON) forbidden :compile

web: ## the web client, from web/ into src/forbidden_games/server/client
	@$(PYTHON) forbidden :web

wire: setup ## write what the browser knows of the server and the games: wire.ts, facts.json
	"$(IN)/python" -m tools.wire

serve: ## the server on port 8000 with this checkout's client
	@$(PYTHON) forbidden serve --port 8000

bench: ## speed on this machine
	@$(PYTHON) forbidden bench

bench-tables: compile ## 200 tables with four sockets each on this machine, and how fast a room wakes; OPTIONS="--bots 0.3"
	"$(IN)/python" -m bench.tables $(OPTIONS)

tune: compile ## tune the planner's weights by CMA-ES: GAME=island PLAYERS=2 GENERATIONS=60 SEED=0
	"$(IN)/python" -m lab.tune $(or $(GAME),island) --players $(or $(PLAYERS),2) \
		--generations $(or $(GENERATIONS),60) --seed $(or $(SEED),0)

train: compile ## train a value network by self-play: GAME=island PLAYERS=2 N=12000 SEED=0 DATA=folder TEACHER=policy SIZES="64 32" ONLY_PLAY=
	"$(IN)/python" -m lab.train $(or $(GAME),island) \
		$(foreach players,$(or $(PLAYERS),2),--players $(players)) --games $(or $(N),12000) \
		--seed $(or $(SEED),0) $(if $(DATA),--data "$(DATA)") --teacher $(or $(TEACHER),policy) \
		--processes $(or $(PROCESSES),1) $(if $(ONLY_PLAY),--only-play) \
		--wide $(or $(word 1,$(SIZES)),64) --narrow $(or $(word 2,$(SIZES)),32)

strength: compile ## play the missing cells of docs/strength.md: an hour or more
	"$(IN)/python" -m lab.strength

lock: setup ## write the lock files from pyproject.toml; UPGRADE=1 takes the newest that fit
	$(LOCK) --group bootstrap -o requirements-uv.lock
	$(LOCK) --all-extras --group build -o requirements.lock pyproject.toml
	$(LOCK) --all-extras --group dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean: ## remove what was compiled, measured or cached; .venv stays
	rm -rf build dist mutants .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf .import_linter_cache src/*.egg-info
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find src tests -name __pycache__ -exec rm -rf {} +

ci: check test test-more ## what has to pass before a change lands
