"""The rules over HTTP, in the visitor's language and with a table's numbers; the shell and the manifest, too."""

import re
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest

from swordfish.server.http.localized import File, accepted, localized
from swordfish.words import LANGUAGES, sentence
from tests.rulebook import ROOT
from tests.server.hosting import Host, Visitor, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("rules")) as running:
        yield running


def test_the_rules_are_served_in_a_language(host: Host) -> None:
    status, told = Visitor(host.port).get("/api/rules/swipe?lang=de")
    assert status == 200
    assert (told["lang"], told["game"], len(told["questions"])) == ("de", "swipe", 10)
    assert told["summary"].startswith("Wirf alle deine Würfel")
    assert Visitor(host.port).get("/api/rules/swipe?lang=tlh")[1]["lang"] == "en"


def test_numbers_are_those_of_a_table_or_of_options(host: Host) -> None:
    ann = host.guest("Ann")
    made = ann.table("swipe", options={"seats": 2, "chips": 20})
    for asked in (f"table={made['code']}", 'options={"chips":20}'):
        told = ann.get(f"/api/rules/swipe?{asked}")[1]
        assert "20 chips" in told["sections"][0]["passages"][0]["text"]
    assert "50 chips" in ann.get("/api/rules/swipe")[1]["sections"][0]["passages"][0]["text"]
    assert "60 " in ann.get(f"/api/rules/swish?table={made['code']}")[1]["sections"][0]["passages"][0]["text"]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/rules/chess", "no-such-game"),
        ("/api/rules/swipe?table=NOSUCH", "no-such-table"),
        ("/api/rules/swipe?options={", "bad-message"),
        ('/api/rules/swipe?options={"chips":1}', "swipe-few-chips"),
        ("/api/rules/swipe/pictures/nothing", "no-such-page"),
    ],
)
def test_an_unknown_rule_page_gets_a_sentence(host: Host, path: str, key: str) -> None:
    status, told = Visitor(host.port).get(path)
    assert status >= 400
    assert told["key"] == key


def test_a_picture_of_the_rules(host: Host) -> None:
    answer = Visitor(host.port).ask("GET", "/api/rules/swipe/pictures/faces?lang=fr&theme=dark")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "chiper un jeton" in answer.body.decode()


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("tlh, es;q=0.5, de;q=0.7", "de"),
        ("it;q=0, es;q=0.1", "es"),
        ("*", "en"),
        ("de;q=nonsense, it", "it"),
        ("de;q=², fr;q=0.1", "fr"),
    ],
)
def test_the_preferred_language_of_the_browser_is_chosen(header: str, lang: str) -> None:
    assert accepted(header) == lang


COOKIES = {
    "swordfish-language=fr": "fr",
    "swordfish=x; swordfish-language=fr; other": "fr",
    "swordfish-language=tlh": "de",
    'swordfish-language="': "de",
    "language=fr": "de",  # somebody else's, at another port of this host
    "": "de",
}


@pytest.mark.parametrize("path", ["/", "/manifest.webmanifest"])
@pytest.mark.parametrize("cookie", COOKIES)
def test_a_chosen_language_comes_before_the_browsers(host: Host, path: str, cookie: str) -> None:
    asked = Request(f"http://127.0.0.1:{host.port}{path}", headers={"accept-language": "de", "cookie": cookie})
    with urlopen(asked, timeout=30) as answer:
        assert re.findall(r'\blang"?[=:] ?"(..)"', answer.read().decode()) == [COOKIES[cookie]]
        assert "cookie" in answer.headers["vary"]


def test_the_manifest_is_fetched_with_the_cookie() -> None:
    html = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />' in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["index.html", "public/manifest.webmanifest"])
def test_the_shell_and_the_manifest_speak_every_language(path: str, lang: str) -> None:
    body = (ROOT / "web" / path).read_bytes()
    text = localized(File("text/html", '"1"', {"": body}), lang).bodies[""].decode()
    assert f'lang="{lang}"' in text or f'"lang": "{lang}"' in text
    assert sentence("page-description", None, lang) in text
    assert ("noscript" in text) == (sentence("page-noscript", None, lang) in text)
