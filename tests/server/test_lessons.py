"""The routes of lessons and of ponds laid by hand: they store nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swordfish import lessons
from swordfish.server.faces import FACES
from swordfish.server.limits import BOUNDLESS
from swordfish.server.settings import Settings
from tests.server.hosting import Host, Visitor


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    host = Host(Settings(store=folder / "tables.db", limits=BOUNDLESS)).start()
    yield Visitor(host.port)
    host.stop()


def said(game: str, step: int) -> list[dict[str, Any]]:
    """The model answer, as JSON."""
    script = lessons.script(game)
    commands = [script.rules.notation.read_command(text) for text in script.lesson.tasks[step].do]
    return [
        {"type": type(one).__name__, **{name: getattr(one, name) for name in one.__struct_fields__}} for one in commands
    ]


@pytest.mark.parametrize("game", lessons.LESSONS)
def test_a_whole_lesson_is_played_over_http(visitor: Visitor, game: str) -> None:
    for step, task in enumerate(lessons.LESSONS[game].tasks):
        status, lecture = visitor.get(f"/api/lessons/{game}/{step}")
        assert (status, lecture["step"], lecture["asks"]) == (200, step, bool(task.do))
        commands = said(game, step)
        for count in range(1, len(commands) + 1):
            body = {"commands": commands[:count], "said": count - 1}
            status, verdict = visitor.post(f"/api/lessons/{game}/{step}", body)
            assert (status, verdict["verdict"]) == (200, "right" if count == len(commands) else "more")
            assert verdict["frames"]
            if count == len(commands):
                assert verdict["next"] == visitor.get(f"/api/lessons/{game}/{step + 1}")[1]


@pytest.mark.parametrize("game", lessons.LESSONS)
def test_everybody_at_the_table_of_a_lesson_has_a_face_of_their_own(visitor: Visitor, game: str) -> None:
    faces = visitor.get(f"/api/lessons/{game}/0")[1]["faces"]
    assert len(set(faces)) == len(faces) == 1 + len(lessons.LESSONS[game].names)
    assert set(faces) <= set(FACES)


def test_a_wrong_move_comes_back_with_a_sentence_and_changes_nothing(visitor: Visitor) -> None:
    before = visitor.get("/api/lessons/swipe/1")[1]
    status, verdict = visitor.post("/api/lessons/swipe/1", {"commands": [{"type": "Swipe", "victim": 2}]})
    assert (status, verdict["verdict"], verdict["key"]) == (200, "no", "lesson-swipe-chip-no")
    assert verdict["text"].startswith("Pip has fewer chips than Coral.")
    assert verdict["frames"] == []
    status, verdict = visitor.post("/api/lessons/swipe/1", {"commands": [{"type": "Swipe", "victim": 0}]})
    assert (verdict["verdict"], verdict["key"]) == ("no", "swipe-own")
    assert visitor.get("/api/lessons/swipe/1")[1] == before


def test_the_hands_of_the_others_stay_hidden_in_a_lesson_too(visitor: Visitor) -> None:
    lecture = visitor.get("/api/lessons/swirl/1")[1]
    assert lecture["stand"]["view"]["hands"] == [[35, 49, 58, 75], [None] * 4]


def test_supposing_works_as_at_any_table(visitor: Visitor) -> None:
    status, found = visitor.post(
        "/api/lessons/swishbones/1/suppose", {"commands": [{"type": "Swish", "bend": 0}], "far": True}
    )
    assert status == 200
    assert [event["type"] for event in found["events"]] == ["Swished", "BoneEaten", "TurnEnded"]
    status, found = visitor.post("/api/lessons/swishbones/1/suppose", {"commands": [], "far": True})
    assert found["ahead"]["swishes"] == 2
    assert found["far"]["food"] == [[5, 1, True]]
    status, found = visitor.post("/api/lessons/swishbones/1/suppose", {"commands": []})
    assert (status, "far" in found) == (200, False), "only on request: it takes long"


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("/api/lessons/chess/0", {"commands": [{"type": "Stop"}]}, "no-such-game"),
        ("/api/lessons/swipe/99", {"commands": [{"type": "Swipe", "victim": 1}]}, "no-such-step"),
        ("/api/lessons/swipe/0", {"commands": [{"type": "Swipe", "victim": 1}]}, "no-such-step"),
        ("/api/lessons/swipe/1", {"commands": []}, "chain-length"),
        ("/api/lessons/swipe/1", {"commands": [{"type": "Swipe", "victim": 1}], "said": 1}, "bad-message"),
        ("/api/lessons/swipe/1", {"commands": [{"type": "Juggle"}]}, "bad-message"),
        ("/api/lessons/swipe/1", {"commands": [{"type": "Swipe", "victim": 1}] * 65}, "chain-length"),
        ("/api/lessons/swipe/0/suppose", {"commands": []}, "no-such-step"),
        ("/api/pond", {"bones": "many"}, "bad-message"),
    ],
)
def test_nonsense_gets_one_clear_sentence(visitor: Visitor, path: str, body: dict[str, Any], key: str) -> None:
    status, told = visitor.post(path, body)
    assert (400 <= status < 500, told["key"]) == (True, key)


def test_a_pond_laid_by_hand_is_checked_bone_by_bone(visitor: Visitor) -> None:
    status, pond = visitor.get("/api/pond?spacing=1500")
    assert (status, len(pond["bones"])) == (200, 32)
    assert visitor.post("/api/pond", pond) == (200, {"good": True, "key": "", "facts": {}, "text": ""})
    piece, other = pond["bones"][0][0], pond["bones"][1]
    near = {**pond, "bones": [[piece, *other[1:]], *pond["bones"][1:]]}
    status, told = visitor.post("/api/pond", near)
    assert (status, told["good"], told["key"]) == (200, False, "swishbones-pond-near")
    assert told["facts"] == {"piece": other[0], "other": piece, "spacing": 1500}
    away = {**pond, "bones": [[piece, 9000, 0], *pond["bones"][1:]]}
    assert visitor.post("/api/pond", away)[1]["key"] == "swishbones-pond-outside"
    assert visitor.post("/api/pond", {"bones": [[4, 0, 0]]})[1]["key"] == "swishbones-bones"
