"""The contents of the page, and how the server sends it."""

import json
import re
import subprocess
import sys

import pytest

from swordfish import words
from swordfish.server import typescript
from swordfish.server.http import static as page
from tests.rulebook import ROOT
from tests.server.hosting import Visitor
from tests.web.house import House
from tests.words.test_catalogue import page_keys

WEB = ROOT / "web"


def visitor(house: House) -> Visitor:
    return Visitor(int(house.url.rsplit(":", 1)[1]))


def test_the_generated_types_of_the_page_are_up_to_date() -> None:
    assert (WEB / "src" / "shapes.ts").read_text(encoding="utf-8") == typescript.declarations()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = [facts for path, facts in lock["packages"].items() if path]
    assert packages
    assert not [facts for facts in packages if "resolved" in facts]
    assert all(facts["integrity"].startswith("sha512-") for facts in packages if not facts.get("inBundle"))


def test_versions_are_exact() -> None:
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = [*asked["dependencies"].values(), *asked["devDependencies"].values(), *asked["overrides"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


def test_a_fresh_page_is_not_built_again() -> None:
    run = subprocess.run(
        [sys.executable, str(WEB / "bundle.py")], capture_output=True, text=True, check=True, timeout=300
    )
    assert run.stdout == ""


def test_the_page_refers_to_files_of_its_own_with_hashes_in_their_names() -> None:
    html = page.files()["index.html"].bodies[""].decode()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', html)
    assert named
    for name in named:
        assert re.fullmatch(r"assets/[\w-]+-[\w-]{8}\.(js|css|woff2)", name)
        assert name in page.files()


def test_the_catalogue_of_the_readers_language_is_fetched_together_with_the_script() -> None:
    for lang in words.LANGUAGES:
        shell = page.spoken("index.html", lang)
        assert shell
        links = re.findall(r'<link rel="modulepreload" crossorigin href="/(assets/[^"]+)"', shell.bodies[""].decode())
        assert [name.split("/")[1].split("-")[0] for name in links] == [lang]
        assert words.sentence("page-play-bots", None, lang) in page.files()[links[0]].bodies[""].decode()


def test_the_two_faces_are_preloaded_and_their_licence_is_handed_out(house: House) -> None:
    html = page.files()["index.html"].bodies[""].decode()
    fonts = re.findall(r'<link rel="preload" as="font" type="font/woff2" crossorigin href="(/assets/[^"]+)">', html)
    assert [font.split("-")[0] for font in fonts] == ["/assets/atkinson", "/assets/fredoka"]
    anybody = visitor(house)
    for font in fonts:
        found = anybody.ask("GET", font, accept_encoding="br, gzip")
        assert (found.headers["content-type"], found.body[:4]) == ("font/woff2", b"wOF2")
    licences = anybody.ask("GET", "/licences.txt").body.decode()
    for name in ("atkinson-hyperlegible-next", "fredoka"):
        assert re.search(
            rf"@fontsource-variable/{name} [\d.]+ \(OFL-1.1\)\n\nCopyright .*\n\n.*SIL Open Font", licences
        )


def test_the_page_has_every_sentence_but_those_of_the_command_line() -> None:
    for lang in words.LANGUAGES:
        names = [name for name in page.files() if re.fullmatch(rf"assets/{lang}-[\w-]{{8}}\.js", name)]
        assert len(names) == 2, "the sentences of the first screen, and the others"
        said = "\n".join(page.files()[name].bodies[""].decode() for name in names)
        kept = set(re.findall(r"(?:^|\n|\\n|`|\")([a-z][a-z0-9-]*) =", said))
        assert page_keys() & words.keys(lang) - kept == set()
        assert "help-host" not in kept


LATE = re.compile(
    r"pages/(?:Device|Lesson|Me|Replay|Rules)\.svelte|lessons/|games/\w+/(?:pages/|Afterwards)"
    r"|parts/(?:Cost|Scrubber)\.svelte|review\.svelte\.ts"
)
"""Files of pages that load the sentences which the first screen and a table do not need."""


def test_a_lazily_loaded_sentence_is_used_only_where_it_has_been_loaded() -> None:
    config = (WEB / "vite.config.js").read_text(encoding="utf-8")
    [pattern] = re.findall(r"^const LATER = /(.*)/$", config, re.MULTILINE)
    later = {key for key in words.keys("en") if re.match(pattern, key)}
    assert later
    for path in (WEB / "src").rglob("*.*"):
        if path.suffix in {".ts", ".svelte"} and not LATE.match(path.relative_to(WEB / "src").as_posix()):
            said = path.read_text(encoding="utf-8")
            assert set(re.findall(r"'([a-z][a-z0-9-]*)'", said)) & later == set(), path.name
            begun = re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", said)
            assert [key for key in later if key.startswith(tuple(begun))] == [], path.name


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br;q=1", "br"), ("gzip", "gzip"), ("identity", None)])
def test_files_are_compressed_as_the_browser_accepts_and_cached(
    house: House, accepted: str, coding: str | None
) -> None:
    anybody = visitor(house)
    name = next(name for name in page.files() if name.endswith(".js"))
    first = anybody.ask("GET", f"/{name}", accept_encoding=accepted)
    assert first.status == 200
    assert first.headers.get("content-encoding") == coding
    assert first.body == page.files()[name].bodies[coding or ""]
    assert "immutable" in first.headers["cache-control"]
    again = anybody.ask("GET", f"/{name}", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert anybody.ask("GET", "/").headers["cache-control"] == "no-cache"


def test_no_other_file_is_served(house: House) -> None:
    anybody = visitor(house)
    for path in ("/assets/nothing.js", "/assets/..%2Findex.html", "/stamp", "/assets/%2e%2e/stamp"):
        assert anybody.ask("GET", path).status == 404
