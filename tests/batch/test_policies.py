# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Policies of batch tables choose like the bots of the reference, in the same positions."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from swordfish import arena, batch
from swordfish.bots import Budget
from swordfish.bots.swirl.evaluation import SwirlGreedy, features
from swordfish.bots.swirl.worth import StaticEvaluation
from swordfish.core import Command, Forced, Luck, Rng, State, open_seed
from swordfish.envs import numbering
from swordfish.games import swirl
from swordfish.games.swirl.captures import best_captures
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import choice
from swordfish.games.swirl.model import Choose, Deal, Enough, Play, Take
from swordfish.games.swishbones.model import Indigestion, Swish
from swordfish.games.swishbones.outlook import Span, outlook
from swordfish.games.swishbones.plane import BENDS, HEADINGS
from swordfish.games.swishbones.rules import swishes
from tests.batch.feeding import fed
from tests.batch.players import hoarding, skilful

POSITIONS = 512


def positions(engine: Any) -> list[tuple[Any, int, Sequence[Command]]]:
    """Positions of games in which greedy plays, and sometimes somebody who fills the middle."""
    found: list[tuple[Any, int, Sequence[Command]]] = []
    bots = [SwirlGreedy(swirl, seat, Luck(open_seed("bots"))(seat)) for seat in range(engine.seats)]

    def choose(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
        if not isinstance(legal[0], Choose):
            found.append((state, seat, legal))
        if rng.below(3):
            return hoarding(state, seat, legal, rng)
        return bots[seat].choose(swirl.view(state, seat), legal, (), Budget())

    number = 0
    while len(found) < POSITIONS:
        fed(engine, Luck(open_seed(f"positions {number}"))(0), choose)
        number += 1
    return found[:POSITIONS]


def choices(view: Any, seat: int, legal: Sequence[Command]) -> set[Command]:
    """What the bot may choose if the cards of the middle lay in another order, and if its sums were exact."""
    evaluation = StaticEvaluation(view, seat)
    card = view.played[0] if view.played else None
    kind = None if card is None else evaluation.of.kinds[card]
    if card is not None and kind is Kind.CREATURE:
        return steps(evaluation, card, legal)
    value = evaluation.play if kind is None else evaluation.prey if kind is Kind.SNATCH else evaluation.single
    values = {command: round(value(card_of(command)), 6) for command in legal}
    return {command for command in legal if values[command] == max(values.values())}


def steps(evaluation: StaticEvaluation, card: int, legal: Sequence[Command]) -> set[Command]:
    """The next cards of the best captures, with any of the cards of a number that are worth the same."""
    view, numbers, worth = evaluation.view, evaluation.of.numbers, evaluation.worth
    worth[card] = evaluation.value(card)
    ways = [*best_captures(view.middle, numbers, numbers[card], view.taken, worth)]
    gains = [round(evaluation.gain((*taken, card)), 6) for taken in ways]
    found: set[Command] = set()
    for taken in [way for way, gain in zip(ways, gains, strict=True) if gain == max(gains)]:
        more = [one for one in taken if one not in view.taken]
        least = {numbers[one]: min(worth[other] for other in more if numbers[other] == numbers[one]) for one in more}
        takes = [one for one in legal if isinstance(one, Take) and worth[one.card] >= least.get(numbers[one.card], 1e9)]
        found |= {*takes} or {Enough()}
    return found


def card_of(command: Command) -> int:
    assert isinstance(command, Play | Take)
    return command.card


def arrays(engine: Any, states: Sequence[Any]) -> Any:
    """These states of the reference as tables of the batch engine."""
    import jax

    from swordfish.batch.bits import constant
    from swordfish.batch.swirl.deck import tables
    from swordfish.batch.swirl.table import BITS, BOX, HAND, MIDDLE, PILE, PLAYED, SERIES, SwirlState

    deck = tables(engine.options)

    def words(held: Sequence[int]) -> Any:
        return constant([int(deck.bits[card]) for card in held], deck.size)

    make: Any = SwirlState  # of NumPy's arrays

    def one(state: Any) -> Any:
        places = {MIDDLE: state.middle, PLAYED: state.played}
        for seat in range(engine.seats):
            places |= {
                HAND + seat: state.hands[seat],
                SERIES + seat: state.series[seat],
                PILE + seat: state.piles[seat],
            }
        held = {int(deck.bits[card]): place for place, held in places.items() for card in held}
        undealt = {int(deck.bits[card]) for card in state.deck}
        lies = [held.get(bit, 0 if bit in undealt else BOX) for bit in range(32 * len(deck.dealt))]
        planes = [constant([b for b, place in enumerate(lies) if place >> bit & 1], len(lies)) for bit in range(4)]
        look = choice(state) if state.played else None
        values = {
            "turn": state.turn,
            "chosen": len(state.creatures),
            "creatures": sum(int(creature) << 2 * seat for seat, creature in enumerate(state.creatures)),
            "deals": state.deals,
            "enough": int(look.enough) if look else 0,
            "over": 0,
            "played": 1 + int(deck.bits[state.played[0]]) if state.played else 0,
        }
        rest, at = 0, 0
        for name, bits in BITS._asdict().items():
            rest, at = rest | values[name] << at, at + bits
        return make(tuple(planes), words(state.taken), words(look.open if look else ()), words(()), np.uint32(rest))

    return jax.tree.map(lambda *leaves: np.stack(leaves), *map(one, states))


@pytest.mark.parametrize("options", [{"seats": 2}, pytest.param({"seats": 4, "teams": True}, marks=pytest.mark.long)])
def test_greedy_of_swirl_chooses_like_the_bot(options: dict[str, Any]) -> None:
    import jax

    from swordfish.batch.swirl import POLICIES

    engine = batch.make("swirl", **options)
    found = positions(engine)
    policy = POLICIES["greedy"](engine)
    words = np.zeros(len(found), np.uint32)
    actions = np.asarray(jax.jit(jax.vmap(policy))(arrays(engine, [state for state, _, _ in found]), words))
    numbers, kinds = numbering("swirl", engine.options), set[str]()
    for (state, seat, legal), action in zip(found, actions.tolist(), strict=True):
        view: Any = swirl.view(state, seat)
        command = numbers.command(state, seat, action)
        assert command in legal
        bot = SwirlGreedy(swirl, seat, Luck(open_seed("bot"))(0)).choose(view, legal, (), Budget())
        equal = choices(view, seat, legal)
        assert {bot, command} <= equal
        assert state.played or command == next(one for one in legal if one in equal)
        kinds.add(cards(state.options.deck).kinds[state.played[0]].name if state.played else "play")
    assert kinds == {"play", "CREATURE", "COLLECT_ONE", "SNATCH"}


def test_features_of_swirl_are_those_of_the_bot() -> None:
    import jax

    from swordfish.batch.swirl.policies import features as in_batch

    engine = batch.make("swirl", seats=3, rotating=True)
    found: list[Any] = []

    def draw(due: Any, rng: Rng) -> Any:
        return due.draw(rng)

    def choose(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
        command = rng.pick(legal)
        after: Any = state
        for event in swirl.decide(after, seat, command, 0):
            after = swirl.evolve(after, event)
        while isinstance(due := swirl.due(after), Forced):
            after = swirl.evolve(after, due.event)
        if isinstance(due, Deal) and after.deals:
            found.append(after)
        return command

    for number in range(8):
        fed(engine, Luck(open_seed(f"features {number}"))(0), choose, draw)
    assert len(found) > 20
    for seat in range(engine.seats):
        ours = jax.jit(jax.vmap(lambda state, deals, seat=seat: in_batch(engine, state, deals, seat)))(
            arrays(engine, found), np.array([state.deals for state in found], np.int32)
        )
        assert np.allclose(np.asarray(ours), [features(state, seat) for state in found], atol=1e-6)


@pytest.mark.long
def test_greedy_of_swirl_wins_as_often_as_the_bot() -> None:
    from swordfish.batch.simulate import simulate

    players = ("greedy", "random")
    options: dict[str, object] = {"seats": 2}
    found = simulate("swirl", players, options, 2000, "seed")
    reference = arena.simulate("swirl", players, options, 300, "seed", jobs=1)
    for (low, high), (lower, higher) in zip(found.wins_interval, reference.wins_interval, strict=True):
        assert low <= higher
        assert lower <= high


def swimming(engine: Any, states: Sequence[Any]) -> Any:
    """These states of the reference, in play, as tables of the batch engine."""
    import jax

    from swordfish.batch.bits import constant
    from swordfish.batch.swishbones.table import FISH, FOOD, PIECES, BonesState

    make: Any = BonesState  # of NumPy's arrays

    def one(state: Any) -> Any:
        x, y, where, order = np.zeros((4, PIECES), np.int32)
        link = np.zeros(PIECES, np.int16)
        for bone in state.food:
            x[bone.piece], y[bone.piece], where[bone.piece] = bone.x, bone.y, FOOD
        for seat, fish in enumerate(state.fish):
            for at, (piece, (east, north)) in enumerate(zip(fish.pieces, fish.centres, strict=True)):
                x[piece], y[piece], where[piece], order[piece] = east, north, FISH + seat, at + 1
                if at + 1 < len(fish.pieces):
                    behind = fish.centres[at + 1]
                    link[piece] = HEADINGS[east - behind[0], north - behind[1]]
            where[[*fish.penalty]] = FISH + len(state.fish) + seat
        free = swishes(state)
        return make(
            x=x,
            y=y,
            link=link,
            where=where.astype(np.int8),
            order=order.astype(np.int8),
            open=constant([bend for bend in range(BENDS) if free >> bend & 1], BENDS),
            bearings=np.zeros(engine.seats, np.int32),
            setup=np.int32(2 * engine.seats),
            turn=np.int32(state.turn),
            moved=np.bool_(state.moved),
            quiet=np.int32(state.quiet),
            over=np.bool_(False),
        )

    return jax.tree.map(lambda *leaves: np.stack(leaves), *map(one, states))


@pytest.mark.long
def test_random_of_swishbones_prefers_the_bites_of_the_chooser() -> None:
    import jax

    from swordfish.batch.bits import unpacked as spread
    from swordfish.batch.swishbones.policies import rarities

    engine = batch.make("swishbones", "heaps", seats=2)
    found: list[Any] = []

    def choose(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
        if isinstance(legal[0], Swish):
            found.append(state)
        return skilful(state, seat, legal, rng)

    for number in range(2):
        fed(engine, Luck(open_seed(f"bites {number}"))(0), choose)
    found = found[::2]
    tables = swimming(engine, found)

    def rare(state: Any) -> Any:
        free = spread(state.open, BENDS) > 0
        return rarities(engine.options, state, free)

    got = np.asarray(jax.jit(jax.vmap(rare))(tables))
    expected = [
        [rarity_of(span) for span in outlook(state) for _ in range(span.first, span.last + 1)] for state in found
    ]
    assert np.array_equal(got, expected)
    assert {*got.ravel().tolist()} >= {0, 1, 2}


def rarity_of(span: Span) -> int:
    """How rare the outcome of a span is, as the chooser of swishbones ranks it."""
    if any(morsel.indigestion is Indigestion.ROOM for morsel in span.food):
        return 3
    if len(span.food) > 1:
        return 2
    return int(bool(span.food) and all(morsel.indigestion is Indigestion.NONE for morsel in span.food))


@pytest.mark.long
def test_random_of_swishbones_plays_as_long_as_the_bot() -> None:
    from swordfish.batch.simulate import simulate

    engine = batch.make("swishbones", seats=2)
    found = simulate("swishbones", ("random", "random"), {"seats": 2}, 1000, "seed")
    lengths = [len(fed(engine, Luck(open_seed(f"length {n}"))(0), skilful)) - 1 for n in range(150)]
    half = 2.6 * float(np.std(lengths)) / len(lengths) ** 0.5
    low, high = found.decisions_interval
    assert low <= np.mean(lengths) + half
    assert high >= np.mean(lengths) - half
