"""Every command in the docs can be typed: it parses against the real command line, and what it names exists."""

import argparse
import re
import shlex
import sys
import tomllib
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

import benchmarks.__main__
import pytest

from swordfish import __version__, bots, games
from swordfish.cli import COMMANDS, command, seats
from swordfish.cli.parser import Commands
from swordfish.server.app import openapi
from tests.docs.pages import CHANGELOG, NOTEBOOK, PAGES, commands, name, read
from tests.rulebook import ROOT

CURRENT = [page for page in [*PAGES, NOTEBOOK] if page != CHANGELOG]  # a changelog names what once was
TYPED = [(page, typed) for page in CURRENT for typed in dict.fromkeys(commands(page)) if "…" not in typed]
EXAMPLE = "pebbles"  # the game of examples/tiny-game, which is not installed here


class Wrong(Exception):
    """A command that cannot be typed."""


@pytest.fixture(scope="module")
def swordfish() -> argparse.ArgumentParser:
    """The whole command line."""
    made = Commands("en")
    for each in COMMANDS:
        command(each).add(made)
    return made.top


@pytest.mark.parametrize(("page", "typed"), TYPED, ids=[f"{name(page)}: {typed}" for page, typed in TYPED])
def test_a_command_can_be_typed(
    page: Path, typed: str, swordfish: argparse.ArgumentParser, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(typed, swordfish, monkeypatch)


@pytest.mark.parametrize(
    "typed",
    [
        "swordfish juggle",
        "swordfish arena swirl medium easy --gmaes 4",
        "swordfish arena swirl medium genius",
        "swordfish simulate swipe --set chps=4",
        "swordfish play swirl --variant vast",
        "python -m benchmarks no_such_claim",
        "python -m swordfish.envs swipe --plyers 4",
        "python -m swordfish.no.such.module",
        "python -c 'print('",
        "make coffee",
        "pip install 'swordfish[telepathy]'",
        "pip install swordfish-99.0-py3-none-any.whl",
        "curl http://127.0.0.1:7733/api/no/such/route",
    ],
)
def test_a_command_that_cannot_be_typed_is_noticed(
    typed: str, swordfish: argparse.ArgumentParser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Wrong):
        check(typed, swordfish, monkeypatch)


def check(typed: str, swordfish: argparse.ArgumentParser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise `Wrong` unless this can be typed."""
    words = shlex.split(typed, comments=True)
    words = words[: next((at for at, word in enumerate(words) if word in {"&&", ">"}), len(words))]
    match words:
        case ["swordfish", *rest]:
            _swordfish(rest, swordfish)
        case ["python", "-m", module, *rest]:
            _module(module, rest, monkeypatch)
        case ["python", "-c", code, *_]:
            _compiles(code)
        case ["make", *rest]:
            _make([word for word in rest if "=" not in word])
        case ["pip", "install", *rest]:
            _pip(rest)
        case ["curl", *_, address]:
            _route(address)
        case _:
            raise Wrong(typed)


def _swordfish(words: list[str], swordfish: argparse.ArgumentParser) -> None:
    if not words or words == ["--help"] or (len(words) == 1 and words[0] in COMMANDS):
        return  # the command's name in a sentence
    try:
        args = swordfish.parse_args(words)
    except SystemExit as end:
        raise Wrong(" ".join(words)) from end
    named = getattr(args, "game", None)
    if named is None or named.isupper() or named == EXAMPLE:
        return
    try:
        game = games.find(str(named))
        if hasattr(args, "set"):
            games.options(game, seats.options(game, args.variant, args.set))
        for bot in _bots(args):
            bots.hire(bot, named)
    except Exception as refusal:
        raise Wrong(" ".join(words)) from refusal


def _bots(args: argparse.Namespace) -> list[str]:
    """The bots of ours that a command names."""
    typed = str(getattr(args, "seats", None) or "")
    named: list[str] = [*([] if typed.isdigit() else filter(None, typed.split(","))), *getattr(args, "bots", ())]
    return [bot for bot in named if bot != "you" and not bot.startswith("cmd:")]


def _module(module: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a module that has a parser read its arguments, and stop it there."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError as missing:
        raise Wrong(module) from missing
    if found is None:
        raise Wrong(module)
    if module == "pytest":
        if not all((ROOT / word).exists() for word in words if "/" in word):
            raise Wrong(" ".join(words))
        return
    main = import_module(f"{module}.__main__" if found.submodule_search_locations else module)
    if module == "benchmarks":
        if {*words} - {*benchmarks.__main__.claims(), "NAME"}:
            raise Wrong(" ".join(words))
        return
    source = Path(main.__file__ or "").read_text(encoding="utf-8")
    assert "__main__" in source or found.submodule_search_locations, f"{module} does nothing by itself"
    if "ArgumentParser" in source:
        _parsed(main.main, [module, *words], monkeypatch)


class Parsed(BaseException):
    """A module has read its arguments."""


def _parsed(main: Callable[[], object], argv: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    parse = argparse.ArgumentParser.parse_args

    def stop(parser: argparse.ArgumentParser, *given: Any) -> argparse.Namespace:
        parse(parser, *given)
        raise Parsed

    with monkeypatch.context() as patch:
        patch.setattr(argparse.ArgumentParser, "parse_args", stop)
        patch.setattr(sys, "argv", argv)
        try:
            main()
        except Parsed:
            return
        except SystemExit as end:
            raise Wrong(" ".join(argv)) from end
    raise AssertionError(f"{argv[0]} reads no arguments")


def _compiles(code: str) -> None:
    try:
        compile(code, "a command", "exec")
    except SyntaxError as wrong:
        raise Wrong(code) from wrong


def _make(targets: list[str]) -> None:
    made = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    if not {*targets} <= {*made}:
        raise Wrong(" ".join(targets))


def _pip(words: list[str]) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for word in words:
        asked = re.fullmatch(r"swordfish(?:\[(.+)\])?", word)
        known = asked and {*(asked[1] or "").split(",")} - {""} <= {*extras}
        if not (known or word == f"swordfish-{__version__}-py3-none-any.whl" or (ROOT / word).is_dir()):
            raise Wrong(word)


def _route(address: str) -> None:
    path = re.sub(r"^http://127\.0\.0\.1:\d+|\?.*$", "", address)
    if not any(re.fullmatch(route, path) for route in routes()):
        raise Wrong(address)


def routes() -> list[str]:
    """Every route of the server, as a pattern."""
    schema = openapi()
    return [re.sub(r"\\{[a-z]+\\}", "[^/]+", re.escape(path)) for path in schema["paths"]]


def test_every_route_that_a_page_names_exists() -> None:
    closed = "/api/operator"  # what proxies close
    known = [*routes(), "/api/tables/[^/]+/socket", r"/api/schema/openapi\.json", "/api/schema", closed]
    for page in CURRENT:
        named = re.findall(r"(?<![\w./])(/(?:api/[\w./-]*[\w]|health|metrics)\b)", read(page))
        unknown = [path for path in named if not any(re.fullmatch(route, path) for route in known)]
        assert unknown == [], name(page)


def test_every_environment_that_a_page_names_exists() -> None:
    import_module("swordfish.envs.gymnasium")  # registers them
    known = {*import_module("gymnasium").registry, f"swordfish/{EXAMPLE}-v1"}
    for page in CURRENT:
        named = re.findall(r"swordfish/[a-z-]+-v\d+", read(page))
        assert [environment for environment in named if environment not in known] == [], name(page)


def test_figures_with_a_short_command_are_what_it_prints() -> None:
    tried = 0
    for page in CURRENT:
        for row in read(page).splitlines():
            if found := re.search(r'`python -c "([^"`]+)"` \|$', row):
                with redirect_stdout(StringIO()) as said:
                    exec(compile(found[1], name(page), "exec"), {})
                assert re.search(rf"\b{re.escape(said.getvalue().strip())}\b", row.split("`python")[0]), row
                tried += 1
    assert tried >= 2
