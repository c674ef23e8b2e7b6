"""Write a state or a command of swish as a line of text and read it back.

    3.0 17.2 - 41.1 … piles=5,9,12/- layout=3 out=20 words=0 waits=0/25000 proof=0@31000:4.2,7.0

First the 16 places, card.orientation or - for none; then what each seat has collected, and, if there is any: the
number of the layout, the discard pile, the seats that say there is no swish, the time until which each seat cannot
call, the proof (caller@deadline:place.orientation,…); then options that differ from the printed game: limits=3-12/2-12,
seconds=20/5 (proof, wait), deck=0-4,5-1,… The deck holds all other cards.

Commands: call 3, no 3, back 3 (about layout 3), lay 5.2 (place.orientation), lift 5, prove.
"""

import re
from collections.abc import Callable

from swordfish.core import BadNotation, BadOptions
from swordfish.games.swish import rules
from swordfish.games.swish.cards import Card
from swordfish.games.swish.model import (
    EMPTY,
    LAYOUTS,
    NOBODY,
    PLACES,
    Call,
    Command,
    Lay,
    Layer,
    Lift,
    Limit,
    Lying,
    NoSwish,
    Options,
    Prove,
    State,
    TakeBack,
    pieces,
)

FIELDS = ("piles", "layout", "out", "words", "waits", "proof", "limits", "seconds", "deck")
NONE = "-"
PRINTED = Options()


def write(state: State) -> str:
    options = state.options
    parts = [NONE if lying == EMPTY else f"{lying.card}.{lying.orientation}" for lying in state.area]
    parts.append("piles=" + "/".join(_numbers(pile) or NONE for pile in state.piles))
    if state.layout:
        parts.append(f"layout={state.layout}")
    if state.discard:
        parts.append(f"out={_numbers(state.discard)}")
    if state.words:
        parts.append(f"words={_numbers(state.words)}")
    if any(state.waits):
        parts.append("waits=" + "/".join(map(str, state.waits)))
    if state.caller != NOBODY:
        mat = ",".join(f"{layer.place}.{layer.orientation}" for layer in state.mat)
        parts.append(f"proof={state.caller}@{state.until}:{mat or NONE}")
    if options.limits != PRINTED.limits:
        parts.append("limits=" + "/".join(f"{limit.least}-{limit.most}" for limit in options.limits))
    if (options.proof, options.wait) != (PRINTED.proof, PRINTED.wait):
        parts.append(f"seconds={options.proof}/{options.wait}")
    if options.deck:
        parts.append("deck=" + ",".join(f"{card.ball}-{card.hoop}" for card in options.deck))
    return " ".join(parts)


def read(text: str) -> State:
    try:
        state = _state(text.split())
    except (ValueError, IndexError, KeyError, BadOptions):
        raise BadNotation("swish-notation", text=text) from None
    return state


def _state(parts: list[str]) -> State:
    """Parse the state; ValueError if the line is malformed or a card lies twice."""
    area = tuple(EMPTY if part == NONE else Lying(*_pair(part, ".")) for part in parts[:PLACES])
    fields = dict(part.split("=") for part in parts[PLACES:])
    if len(area) < PLACES or not fields.keys() <= set(FIELDS) or len(fields) != len(parts) - PLACES:
        raise ValueError
    piles = tuple(() if pile == NONE else _tuple(pile) for pile in fields["piles"].split("/"))
    fresh = rules.start(_options(fields, len(piles)))
    discard, words = _tuple(fields.get("out", "")), _tuple(fields.get("words", ""))
    waits = _tuple(fields["waits"], "/") if "waits" in fields else fresh.waits
    caller, until, mat = _proof(fields["proof"]) if "proof" in fields else (NOBODY, 0, ())
    lies = {lying.card for lying in area} | {*discard} | {card for pile in piles for card in pile}
    state = State(
        options=fresh.options,
        deck=tuple(card for card in fresh.deck if card not in lies),
        area=area,
        piles=piles,
        discard=discard,
        layout=_whole(fields.get("layout", "0")),
        words=words,
        waits=waits,
        caller=caller,
        until=until,
        mat=mat,
    )
    if pieces(state) != fresh.deck or not _stands(state):
        raise ValueError
    return state


def _stands(state: State) -> bool:
    """Whether every number in the state is in range."""
    seats = range(state.options.seats)
    return (
        len(state.waits) == len(seats)
        and all(seat in seats for seat in state.words)
        and (state.caller == NOBODY or state.caller in seats)
        and state.layout < LAYOUTS
        and all(lying.orientation < 4 for lying in state.area)
        and all(layer.orientation < 4 and state.area[layer.place] != EMPTY for layer in state.mat)
        and len({layer.place for layer in state.mat}) == len(state.mat)
    )


def _options(fields: dict[str, str], seats: int) -> Options:
    limits = tuple(Limit(*_pair(limit, "-")) for limit in fields.get("limits", "2-12").split("/"))
    proof, wait = _pair(fields.get("seconds", f"{PRINTED.proof}/{PRINTED.wait}"), "/")
    deck = tuple(Card(*_pair(card, "-")) for card in fields["deck"].split(",")) if "deck" in fields else ()
    return Options(seats=seats, limits=limits, proof=proof, wait=wait, deck=deck)


def _proof(text: str) -> tuple[int, int, tuple[Layer, ...]]:
    head, mat = text.split(":")
    caller, until = _pair(head, "@")
    return caller, until, () if mat == NONE else tuple(Layer(*_pair(one, ".")) for one in mat.split(","))


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _tuple(text: str, mark: str = ",") -> tuple[int, ...]:
    return tuple(_whole(part) for part in text.split(mark)) if text else ()


def _pair(text: str, mark: str) -> tuple[int, int]:
    first, second = text.split(mark)
    return _whole(first), _whole(second)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError
    return int(text)


def write_command(command: Command) -> str:
    match command:
        case Call(layout):
            return f"call {layout}"
        case NoSwish(layout):
            return f"no {layout}"
        case TakeBack(layout):
            return f"back {layout}"
        case Lay(place, orientation):
            return f"lay {place}.{orientation}"
        case Lift(place):
            return f"lift {place}"
        case Prove():
            return "prove"


def read_command(text: str) -> Command:
    found = re.fullmatch(r"(call|no|back|lift) (\d{1,2})|lay (\d{1,2})\.([0-3])|prove", text.strip())
    if not found:
        raise BadNotation("swish-notation-command", text=text)
    word, number, place, orientation = found.groups()
    if word:
        return NUMBERED[word](int(number))
    return Lay(int(place), int(orientation)) if place else Prove()


NUMBERED: dict[str, Callable[[int], Command]] = {"call": Call, "no": NoSwish, "back": TakeBack, "lift": Lift}
