"""The picture of an invitation: a board of the game beside the face and the words of the host."""

from xml.etree import ElementTree

import pytest

from swordfish.draw import invited
from swordfish.games import NAMES
from swordfish.server.invitations import moment, words

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", NAMES)
def test_an_invitation_shows_board_face_and_words(game: str) -> None:
    said = words(game, "A name of 24 characters.", "de")
    root = ElementTree.fromstring(invited(game, moment(game), words=said, face="otter", lang="de"))
    assert root.get("viewBox") == "0 0 1200 630"
    [face] = [part for part in root.iter(f"{SVG}use") if part.get("class") == "face"]
    assert face.get("href") == "#face-otter"
    lines = [part for part in root.iter(f"{SVG}text") if part.get("class") == "words"]
    assert " ".join(line.text or "" for line in lines) == said, "no word is cut off"
    assert float(lines[-1].get("y", "")) < 570
    assert [part for part in root.iter(f"{SVG}g") if part.get("class") == "board"]


def test_without_a_host_the_words_stand_alone() -> None:
    root = ElementTree.fromstring(invited("swirl", moment("swirl"), words=words("swirl", "", "en")))
    assert not [part for part in root.iter(f"{SVG}use") if part.get("class") == "face"]
    lines = [part.text or "" for part in root.iter(f"{SVG}text") if part.get("class") == "words"]
    assert " ".join(lines) == "Come and play Swirl"
