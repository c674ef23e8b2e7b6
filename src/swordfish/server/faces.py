"""The faces of players: twelve creatures, drawn in draw/art/faces.svg."""

from collections.abc import Collection
from hashlib import sha256

from swordfish.core import Refusal

FACES = (
    *("octopus", "turtle", "whale", "pufferfish", "penguin", "seal"),
    *("shark", "jellyfish", "walrus", "otter", "puffin", "crab"),
)
"""In words, `face-NAME`; the symbol has the same id."""


def checked_face(face: str) -> str:
    """The face, or empty for none; a Refusal if there is no such face."""
    if face and face not in FACES:
        raise Refusal("bad-face")
    return face


def face_of(whose: str, taken: Collection[str] = ()) -> str:
    """The face of somebody who has not chosen one: always the same for the same id, if nobody here has taken it."""
    first = sha256(whose.encode()).digest()[0] % len(FACES)
    line = (*FACES[first:], *FACES[:first])
    return next((face for face in line if face not in taken), line[0])
