"""Write a state or a command of swirl as a line of text and read it back.

    crab 3,17,80 21 5,40 / fish ?,?,? . 72 >1 #2 =9,33 :0-2,4,6-84
        each seat's creature, hand, series and pile; seat to move, deal, middle, deck
    crab 3,17 . . / fish 8 . . >0 #1 =9,33,50 +21 ~9 :0-2 rotating hand=2
        9 is chosen for the capture by 21; rotating starter, hands of two

Cards are line numbers of the deck, from 0; `?` is a card that this view does not know, `.` is none. Options that
differ from the printed game follow, then head starts (`ahead=1,0`) and an own deck (`deck=crab red 1;swirl`); before
them `rules=1`, if the table began under version 1 of the rules. Commands: `crab`, `play 17`, `take 9`, `enough`.
"""

import re

import msgspec

from swordfish.core import BadNotation
from swordfish.games.swirl.cards import CREATURES, Creature, word
from swordfish.games.swirl.model import VERSION, Choose, Command, Enough, Hand, Options, Play, State, Take

NAMES = {word(creature).replace(" ", "-"): creature for creature in Creature}
PRINTED = Options()
CARDS = r"(?:\.|[?\d][?\d,-]*)"
SEAT = rf"[a-z.-]+ {CARDS} {CARDS} {CARDS}"
LINE = re.compile(
    rf"(?P<seats>{SEAT}(?: / {SEAT})+) >(?P<turn>\d) #(?P<deals>\d+) =(?P<middle>{CARDS})"
    rf"(?: \+(?P<played>\d+))?(?: ~(?P<taken>{CARDS}))? :(?P<deck>{CARDS})(?: rules=(?P<rules>\d))?"
    r"(?P<options>(?: [a-z]+(?:=\d+)?)*?)(?: ahead=(?P<head_starts>\d+(?:,\d+)*))?"
    r"(?: deck=(?P<lines>.*))?"
)


def write(state: State) -> str:
    parts = [" / ".join(_seat(state, seat) for seat in range(len(state.hands)))]
    parts += [f">{state.turn}", f"#{state.deals}", f"={_listed(state.middle)}"]
    if state.played:
        parts.append(f"+{_listed(state.played)}")
    if state.taken:
        parts.append(f"~{_listed(state.taken)}")
    parts.append(f":{_ranges(state.deck)}")
    if state.rules != VERSION:
        parts.append(f"rules={state.rules}")
    for field in ("teams", "rotating"):
        if getattr(state.options, field):
            parts.append(field)
    for field in ("creatures", "colours", "numbers", "hand"):
        if getattr(state.options, field) != getattr(PRINTED, field):
            parts.append(f"{field}={getattr(state.options, field)}")
    if state.options.head_starts:
        parts.append("ahead=" + ",".join(map(str, state.options.head_starts)))
    if state.options.deck:
        parts.append("deck=" + ";".join(state.options.deck))
    return " ".join(parts)


def read(text: str) -> State:
    found = LINE.fullmatch(text.strip())
    if not found:
        raise BadNotation("swirl-notation", text=text)
    try:
        return _state(found)
    except (ValueError, KeyError, msgspec.ValidationError):
        raise BadNotation("swirl-notation", text=text) from None


def write_command(command: Command) -> str:
    match command:
        case Choose(creature):
            return word(creature).replace(" ", "-")
        case Play(card):
            return f"play {card}"
        case Take(card):
            return f"take {card}"
        case Enough():
            return "enough"


def read_command(text: str) -> Command:
    words = text.lower().split()
    if " ".join(words).replace("-", " ") in CREATURES:
        return Choose(CREATURES[" ".join(words).replace("-", " ")])
    match words:
        case ["enough"]:
            return Enough()
        case ["play", card] if re.fullmatch(r"[0-9]{1,3}", card):
            return Play(int(card))
        case ["take", card] if re.fullmatch(r"[0-9]{1,3}", card):
            return Take(int(card))
        case _:
            raise BadNotation("swirl-notation-command", text=text)


def _seat(state: State, seat: int) -> str:
    name = word(state.creatures[seat]).replace(" ", "-") if seat < len(state.creatures) else "."
    return " ".join([name, *map(_listed, (state.hands[seat], state.series[seat], state.piles[seat]))])


def _listed(cards: Hand) -> str:
    return ",".join("?" if card is None else str(card) for card in cards) or "."


def _ranges(cards: tuple[int, ...]) -> str:
    """Sorted cards; consecutive ones as a range."""
    runs: list[list[int]] = []
    for card in cards:
        if runs and card == runs[-1][-1] + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs) or "."


def _hand(text: str) -> Hand:
    if text == ".":
        return ()
    return tuple(None if card == "?" else int(card) for card in text.split(","))


def _known(text: str) -> tuple[int, ...]:
    """Cards without a hidden one; ranges are expanded."""
    found: list[int] = []
    for part in [] if text == "." else text.split(","):
        first, _, last = part.partition("-")
        found.extend(range(int(first), int(last or first) + 1))
    return tuple(found)


def _state(found: re.Match[str]) -> State:
    seats = [seat.split(" ") for seat in found["seats"].split(" / ")]
    named = [part.partition("=") for part in found["options"].split()]
    values: dict[str, object] = {name: int(value) if equals else True for name, equals, value in named}
    if found["head_starts"]:
        values["head_starts"] = [*map(int, found["head_starts"].split(","))]
    if found["lines"] is not None:
        values["deck"] = found["lines"].split(";")
    options = msgspec.convert({"seats": len(seats), **values}, Options)
    if int(found["turn"]) >= len(seats):
        raise ValueError(found["turn"])
    rules = int(found["rules"] or VERSION)
    if not 1 <= rules <= VERSION:
        raise ValueError(found["rules"])
    return State(
        options=options,
        creatures=tuple(NAMES[name] for name, *_ in seats if name != "."),
        hands=tuple(_hand(hand) for _, hand, _, _ in seats),
        series=tuple(_known(series) for _, _, series, _ in seats),
        piles=tuple(_known(pile) for _, _, _, pile in seats),
        turn=int(found["turn"]),
        deals=int(found["deals"]),
        middle=_known(found["middle"]),
        played=_known(found["played"] or "."),
        taken=_known(found["taken"] or "."),
        deck=_known(found["deck"]),
        rules=rules,
    )
