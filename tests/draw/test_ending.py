"""The picture of an ending: the board beside the places, for every game and any number of seats."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from swordfish.core import replay
from swordfish.draw import final
from swordfish.record import read
from swordfish.server.faces import FACES
from tests.rulebook import ROOT

LOGS = sorted((ROOT / "tests" / "logs").glob("*.jsonl"))
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ann", "<Ben> & Co", "A name of forty characters, which is long", "Dan", "Eve", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_seat_stands_in_the_order_of_the_places_inside_the_picture(path: Path) -> None:
    record = read(path)
    places = record.places
    assert places
    end = replay(record.game, record.header.options, record.entries)
    scores = [f"{seat} points" for seat in range(len(places))]
    drawn = final(record.header.game, record.game.view(end, None), heading="A game", scores=scores, names=NAMES)
    root = ElementTree.fromstring(drawn)
    rows = [part for part in root.iter(f"{SVG}g") if part.get("class") == "row"]
    assert [int(row.get("data-place", "")) for row in rows] == sorted(places)
    assert {int(row.get("data-seat", "")) for row in rows} == {*range(len(places))}
    heights = [float(re.findall(r"[\d.]+", row.get("transform", ""))[1]) for row in rows]
    assert heights == sorted(heights)
    assert heights[-1] < 580
    for row in rows:
        text = [part.text or "" for part in row.iter(f"{SVG}text")]
        assert f"{row.get('data-seat')} points" in text
        assert all(len(part) <= 30 for part in text)
    assert root.get("viewBox") == "0 0 1200 630"


def test_every_place_has_the_face_of_its_player() -> None:
    record = read(LOGS[0])
    end = replay(record.game, record.header.options, record.entries)
    faces = FACES[: record.header.options.seats]
    drawn = final(record.header.game, record.game.view(end, None), heading="A game", names=NAMES, faces=faces)
    rows = [part for part in ElementTree.fromstring(drawn).iter(f"{SVG}g") if part.get("class") == "row"]
    for row in rows:
        [face] = [part for part in row.iter(f"{SVG}use") if part.get("class") == "face"]
        assert face.get("href") == f"#face-{faces[int(row.get('data-seat', ''))]}"
    assert all(f'<symbol id="face-{face}"' in drawn for face in faces)


def test_each_symbol_is_defined_once() -> None:
    record = read(LOGS[0])
    end = replay(record.game, record.header.options, record.entries)
    drawn = final(record.header.game, record.game.view(end, None), heading="A game")
    ids = re.findall(r'<symbol id="([^"]+)"', drawn)
    assert len(ids) == len({*ids})
    assert {*re.findall(r'href="#([^"]+)"', drawn)} <= {*ids, *re.findall(r' id="([^"]+)"', drawn)}
