"""swirl in a terminal. Players type a card as a code: `4gf` is the green fish 4."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from swordfish.cli.boards.typed import choice, listed
from swordfish.core import BadNotation, BadOptions, Command
from swordfish.draw import palette
from swordfish.games.swirl import notation
from swordfish.games.swirl.captures import every, grouped, outlook
from swordfish.games.swirl.cards import CREATURES, Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Choose, Enough, Play, State, Take
from swordfish.words import game_word, name, sentence
from swordfish.words.swirl import swirl_card

GLYPHS = {Colour.RED: "✚", Colour.GREEN: "▲", Colour.YELLOW: "★", Colour.PURPLE: "◆"}
STYLES = {colour: palette()[colour.name.lower()] for colour in Colour}
LETTERS = {Creature.CRAB: "c", Creature.FISH: "f", Creature.SEA_HORSE: "h", Creature.STAR_FISH: "s"}
FEW = 4
"""A card with more captures than this appears once in the list; the player chooses its captures afterwards."""
MANY = 20
"""If there are more captures than this, the board lists none and the player types the cards."""


def picture(view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("", "", "swirl-creature", "swirl-series", "swirl-pile", "swirl-hand-count"):
        grid.add_column(sentence(key, None, lang) if key else "")
    for number, hand in enumerate(view.hands):
        creature = str(game_word(view.creatures[number], lang)) if number < len(view.creatures) else ""
        grid.add_row(
            "▶" if number == view.turn else "",
            Text(name(number, names, lang), "bold" if number == seat else ""),
            creature,
            _series(view, number),
            str(len(view.piles[number])),
            str(len(hand)),
        )
    lines: list[RenderableType] = [grid, _row(view, "swirl-middle", view.middle, lang)]
    if view.played:
        lines.append(_row(view, "swirl-played", view.played, lang))
    if view.taken:
        lines.append(_row(view, "swirl-wanted", view.taken, lang))
    if view.played and seat is not None:
        lines.append(Text(sentence("swirl-type", None, lang)))
    if seat is not None:
        lines.append(_row(view, "swirl-hand-cards", [card for card in view.hands[seat] if card is not None], lang))
    return Group(*lines)


def _series(view: State, seat: int) -> Text:
    """One slot per colour: the number of its card, or a dot."""
    of, slots = cards(view.options.deck), Text()
    have = {of.colours[card]: of.numbers[card] for card in view.series[seat]}
    for colour in tuple(Colour)[: view.options.colours]:
        slots.append(f"{GLYPHS[colour]}{have.get(colour, '·')} ", STYLES[colour] if colour in have else "dim")
    return slots


def _row(view: State, key: str, shown: Sequence[int], lang: str) -> Text:
    """Cards in words, each with its code."""
    of, line = cards(view.options.deck), Text(sentence(key, None, lang))
    for at, card in enumerate(shown):
        style = STYLES[Colour(of.colours[card])] if of.kinds[card] is Kind.CREATURE else "bold"
        line.append(" · " if at else " ")
        line.append(_word(view, card, lang), style)
        if of.kinds[card] is Kind.CREATURE:
            line.append(f" [{code(view, card)}]", "dim")
    return line if shown else line.append(" –")


def code(view: State, card: int) -> str:
    """The code of a creature card: 4gf is the green fish 4."""
    of = cards(view.options.deck)
    letters = Colour(of.colours[card]).name[0].lower() + LETTERS[Creature(of.creatures[card])]
    return f"{of.numbers[card]}{letters}"


def _word(view: State, card: int, lang: str) -> str:
    return swirl_card(card, view.options, partial(sentence, lang=lang))


def label(view: State, seat: int, command: Command, names: Sequence[str], lang: str) -> str:
    match command:
        case Choose(creature):
            return str(game_word(creature, lang))
        case Play(card):
            return sentence(_effect(view, card), {"card": _word(view, card, lang)}, lang)
        case Take(card):
            owner = next((owner for owner, series in enumerate(view.series) if card in series), None)
            if owner is None:
                return _word(view, card, lang)
            return sentence(
                "swirl-choice-of", {"card": _word(view, card, lang), "seat": name(owner, names, lang)}, lang
            )
        case _:
            return sentence("swirl-choice-enough", None, lang)


def _effect(view: State, card: int) -> str:
    """The key of the short sentence that says what playing this card does."""
    kinds = {
        Kind.CREATURE: "swirl-choice-capture",
        Kind.COLLECT_ONE: "swirl-choice-collect-one",
        Kind.COLLECT_ALL: "swirl-choice-collect-all",
        Kind.SNATCH: "swirl-choice-snatch",
        Kind.SWIRL: "swirl-choice-swirl",
    }
    of = cards(view.options.deck)
    if of.kinds[card] is Kind.CREATURE and not _first_captures(view, card, 1)[0]:
        return "swirl-choice-leave"
    return kinds[of.kinds[card]]


def offers(
    view: State, seat: int, legal: Sequence[Command], names: Sequence[str], lang: str
) -> list[tuple[str, tuple[Command, ...]]]:
    """The choices to list: each capture as one choice if there are few, else the commands themselves."""
    of = cards(view.options.deck)
    if view.played and of.kinds[view.played[0]] is Kind.CREATURE:
        found = _first_captures(view, view.played[0], MANY + 1)
        return [] if len(found) > MANY else [*_by_sums(view, view.played[0], found, lang)]
    listed: list[tuple[str, tuple[Command, ...]]] = []
    for command in legal:
        if isinstance(command, Play) and of.kinds[command.card] is Kind.CREATURE:
            found = _first_captures(view, command.card, FEW + 1)
            if found[0] and len(found) <= FEW:
                sums = _by_sums(view, command.card, found, lang)
                listed += [(text, (command, *steps)) for text, steps in sums]
                continue
        listed.append((label(view, seat, command, names, lang), (command,)))
    return listed


def _first_captures(view: State, card: int, most: int) -> list[tuple[int, ...]]:
    numbers = cards(view.options.deck).numbers
    return [*islice(every(view.middle, numbers, numbers[card], view.taken), most)]


def _by_sums(
    view: State, card: int, found: Sequence[tuple[int, ...]], lang: str
) -> list[tuple[str, tuple[Command, ...]]]:
    """Each capture as sums, `5+4, and 9`; captures with equal sums are written as cards."""
    numbers = cards(view.options.deck).numbers
    texts = [_sums(captured, numbers, numbers[card], lang) for captured in found]
    offered: list[tuple[str, tuple[Command, ...]]] = []
    for captured, sums in zip(found, texts, strict=True):
        facts = {"card": _word(view, card, lang), "sums": sums}
        facts["cards"] = ", ".join(_word(view, other, lang) for other in captured)
        key = "swirl-choice-sums" if texts.count(sums) == 1 else "swirl-choice-sums-cards"
        offered.append((sentence(key, facts, lang), steps(view, card, captured)))
    return offered


def _sums(captured: Sequence[int], numbers: Sequence[int], number: int, lang: str) -> str:
    groups = grouped(captured, numbers, number)
    first, *rest = ["+".join(str(numbers[card]) for card in group) for group in groups]
    for more in rest:
        first = sentence("swirl-and", {"first": first, "second": more}, lang)
    return first


def steps(view: State, card: int, wanted: Sequence[int]) -> tuple[Command, ...]:
    """The commands that capture these cards with the played card; raises BadNotation unless it is a whole capture."""
    numbers = cards(view.options.deck).numbers
    taken, commands = [*view.taken], list[Command]()
    while True:
        look = outlook(view.middle, numbers, numbers[card], taken)
        step = next((other for other in wanted if other in look.open), None)
        if step is None and not {*wanted} <= {*look.sure}:
            raise BadNotation("swirl-cannot-take")
        if step is None and look.open and not look.enough:
            raise BadNotation("swirl-not-enough")
        if step is None:
            return (*commands, Enough()) if look.open else tuple(commands)
        taken.append(step)
        commands.append(Take(step))


def read(text: str, view: State, seat: int, legal: Sequence[Command]) -> tuple[Command, ...]:
    offered = offers(view, seat, legal, (), "en")
    if at := listed(text, len(offered)):
        return offered[at - 1][1]
    words = text.replace(",", " ").lower().split()
    hand = _codes(view, [] if view.played else view.hands[seat])
    lying = _codes(view, [*view.middle, *(command.card for command in legal if isinstance(command, Take))])
    if not view.played and words and words[0] in hand and all(word in lying for word in words[1:]):
        card, *wanted = hand[words[0]], *(lying[word] for word in words[1:])
        return (Play(card), *(steps(view, card, wanted) if wanted else ()))
    if view.played and words and all(word in lying for word in words):
        return _take(view, [lying[word] for word in words])
    return tuple(choice(part.strip(), legal, notation) for part in text.split(";"))


def _codes(view: State, shown: Sequence[int | None]) -> dict[str, int]:
    kinds = cards(view.options.deck).kinds
    return {code(view, card): card for card in shown if card is not None and kinds[card] is Kind.CREATURE}


def _take(view: State, wanted: Sequence[int]) -> tuple[Command, ...]:
    """The commands to take the cards that the player typed."""
    if cards(view.options.deck).kinds[view.played[0]] is Kind.CREATURE:
        return steps(view, view.played[0], wanted)
    return tuple(map(Take, wanted))


def creature(typed: str) -> str:
    """The command by which the first player chooses a creature, in notation."""
    if typed.lower().replace("-", " ") not in CREATURES:
        raise BadOptions("swirl-no-such-creature", text=typed)
    return typed


def read_deck(text: str) -> list[str]:
    """Read one card per line."""
    return text.splitlines()
