"""The server's refusals are keys and facts in no language; a page makes its own sentence of them."""

import asyncio
from collections.abc import Generator
from pathlib import Path
from typing import Any, cast

import pytest

from swordfish import words
from tests.server.hosting import Host, Visitor, begin, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    folder: Path = tmp_path_factory.mktemp("refusals")
    with hosted(folder) as made:
        yield made


def leaves(fact: Any) -> list[str]:
    """Every text among the facts that no catalogue translates."""
    if isinstance(fact, dict):
        inner = cast("dict[str, Any]", fact)  # JSON
        return [text for name, value in inner.items() if name != "key" for text in leaves(value)]
    return [fact] if isinstance(fact, str) else []


def check(told: dict[str, Any], german: str) -> None:
    """It can be translated into every language, and no fact is a sentence."""
    assert words.sentence(told["key"], told["facts"]) == told["text"]
    assert german in words.sentence(told["key"], told["facts"], "de")
    assert len({words.sentence(told["key"], told["facts"], lang) for lang in words.LANGUAGES}) == len(words.LANGUAGES)
    assert [text for text in leaves(told["facts"]) if " " in text] == []


@pytest.mark.parametrize(
    ("kind", "facts", "german"),
    [
        ("Juggle", {}, "„type“ kann nicht „Juggle“ sein."),
        ("Speak", {}, "„commands“ fehlt."),
        ("Speak", {"commands": [{"type": "Swipe", "victim": "Ann"}]}, "„victim“ muss eine ganze Zahl sein."),
        ("Sit", {"seat": None}, "„seat“ muss eine ganze Zahl sein."),
        ("Sit", {"seat": 0, "at": 5}, "„at“ gibt es nicht."),
        ("Chat", {"phrase": ["hello"]}, "„phrase“ muss ein Text sein."),
        ("Begin", {"number": -1}, "„number“ ist nicht so, wie es sein soll."),
    ],
)
def test_a_message_of_the_wrong_shape_is_refused_in_words_of_the_catalogue(
    host: Host, kind: str, facts: dict[str, Any], german: str
) -> None:
    async def ask() -> None:
        ann = host.guest("Ann")
        made = ann.table("swipe", options={"seats": 2}, listed=False)
        async with ann.socket(made["code"]) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("SeatBot", seat=1, bot="random")
            await line.say("Begin")
            told = await line.say(kind, **facts)
            assert (told["type"], told["key"]) == ("Refused", "bad-message")
            check(told, german)

    asyncio.run(asyncio.wait_for(ask(), 240))


@pytest.mark.parametrize(
    ("method", "path", "body", "german"),
    [
        ("POST", "/api/tables", {"game": "swipe", "options": {"chips": "abc"}}, "„chips“ muss eine ganze Zahl sein."),
        ("POST", "/api/tables", {"game": "swipe", "listed": "perhaps"}, "„listed“ muss ja oder nein"),
        ("POST", "/api/tables", {"game": "swipe", "colour": "red"}, "„colour“ gibt es nicht."),
        ("POST", "/api/tables", {"game": "swipe", "options": {"x": "y" * 5000}}, "„options“ ist zu groß."),
        ("POST", "/api/guest", b"{", "Der Inhalt bricht mittendrin ab."),
        ("POST", "/api/guest", b"hello", "Der Inhalt ist kein JSON (Byte 0)."),
        ("POST", "/api/guest", {}, "„name“ fehlt."),
        ("POST", "/api/guest", {"name": 7}, "„name“ muss ein Text sein."),
        ("POST", "/api/lessons/swipe/1", {"commands": [{"type": "Juggle"}]}, "„type“ kann nicht „Juggle“ sein."),
        ("POST", "/api/lessons/swipe/1", {"commands": [{"type": "Swipe", "victim": 1}], "said": 1}, "„said“ ist nicht"),
        ("GET", "/api/pond?bones=many", None, "„bones“ muss eine ganze Zahl sein."),
        ("GET", "/api/practice", None, "„grade“ fehlt."),
        ("DELETE", "/api/games", None, "Diese Anfrage geht hier nicht."),
    ],
)
def test_a_request_of_the_wrong_shape_is_refused_in_words_of_the_catalogue(
    host: Host, method: str, path: str, body: Any, german: str
) -> None:
    answer = host.guest("Ann").ask(method, path, body)
    assert 400 <= answer.status < 500
    check(answer.json(), german)


def test_the_check_of_options_reports_a_wrong_shape_too(host: Host) -> None:
    visitor = Visitor(host.port)
    status, room = visitor.post("/api/games/swipe/seats", {"options": {"chips": "abc"}})
    assert (status, room["seats"]) == (200, [])
    check(room, "„chips“ muss eine ganze Zahl sein.")
    status, look = visitor.post("/api/pond", {"bones": [[0, 0, 0]] * 2})
    assert (status, look["good"]) == (200, False)
    assert words.sentence(look["key"], look["facts"]) == look["text"]


def test_a_creature_in_a_refusal_arrives_as_its_key(host: Host) -> None:
    async def choose_the_same() -> None:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        made = ann.table("swirl", options={"seats": 2}, listed=False)
        async with ann.socket(made["code"]) as first, ben.socket(made["code"]) as second:
            for seat, line in enumerate((first, second)):
                await line.say("Sit", seat=seat)
            await begin(first, second)
            begun = [await line.news("playing") for line in (first, second)]
            due, other = (first, second) if begun[0]["legal"] else (second, first)
            await due.say("Speak", commands=[{"type": "Choose", "creature": 3}])
            told = await other.say("Speak", commands=[{"type": "Choose", "creature": 3}])
            assert told["key"] == "swirl-creature-gone"
            assert told["facts"] == {"creature": {"key": "creature-star-fish", "facts": {}}, "creature-is": "star-fish"}
            check(told, "Der Seestern ist nicht zu haben")

    asyncio.run(asyncio.wait_for(choose_the_same(), 240))
