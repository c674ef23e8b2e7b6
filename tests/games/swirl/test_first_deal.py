"""The first deal: hands from all cards, the middle from the creature cards left; and what a seat can infer from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb

import pytest
from msgspec.structs import replace

from swordfish.core import Forced, Luck, Over, Players, Rng, open_seed
from swordfish.games import swirl
from swordfish.games.swirl.cards import Creature, Kind
from swordfish.games.swirl.cards import cards as deck_of
from swordfish.games.swirl.model import CreatureChosen, Deal, DealMiddle, Dealt, Event, MiddleDealt, Options, State
from tests.games.swirl.tables import LUCK, after, begun
from tests.rulebook import rule

SMALL = Options(
    creatures=2,
    colours=1,
    hand=2,
    deck=(
        *(
            "crab red 1",
            "crab red 2",
            "crab red 3",
            "crab red 5",
            "fish red 1",
            "fish red 2",
            "fish red 4",
            "fish red 7",
        ),
        *("swirl", "collect one"),
    ),
)
"""Ten cards, two of them action cards: small enough to enumerate every deal and every line of play."""


def chosen(options: Options) -> State:
    """The table once its creatures are chosen, before anything is dealt."""
    state = swirl.start(options)
    for creature in tuple(Creature)[: options.seats]:
        state = swirl.evolve(state, CreatureChosen(len(state.creatures), creature))
    return state


def creature_cards(deck: tuple[int, ...], options: Options) -> tuple[int, ...]:
    kinds = deck_of(options.deck).kinds
    return tuple(card for card in deck if kinds[card] is Kind.CREATURE)


@rule("swirl.deal.four", "swirl.deal.middle")
@pytest.mark.parametrize("seats", swirl.SEATS)
def test_hands_are_dealt_from_all_cards_and_the_middle_from_the_creature_cards_left(seats: int) -> None:
    state = chosen(Options(seats=seats))
    assert swirl.due(state) == Deal(tuple(range(85)), seats, 4), "an action card is 13 of 85"
    state = swirl.evolve(state, Deal(state.deck, seats, 4).draw(LUCK(0)))
    assert swirl.due(state) == DealMiddle(creature_cards(state.deck, state.options))
    state = swirl.evolve(state, DealMiddle(creature_cards(state.deck, state.options)).draw(LUCK(1)))
    assert swirl.due(state) == Players((0,))


@rule("swirl.deal.again")
def test_a_middle_that_was_captured_is_not_dealt_again() -> None:
    state = begun(Options(seats=2))
    kinds = deck_of().kinds
    take_all = next(card for card, kind in enumerate(kinds) if kind is Kind.COLLECT_ALL)
    hand = (*[card for card in state.hands[0] if card != take_all][:3], take_all)
    state = replace(state, hands=(hand, tuple(set(state.hands[1]) - {take_all})))
    left = after(state, swirl.notation.read_command(f"play {take_all}"))
    assert left.middle == ()
    assert swirl.due(left) == Players((1,))


def ways(state: State) -> Iterator[tuple[Event, Fraction]]:
    """Everything that can happen next, with its probability if players choose at random."""
    match swirl.due(state):
        case Forced(event):
            yield event, Fraction(1)
        case Players(seats):
            legal = swirl.legal(state, seats[0])
            for command in legal:
                yield swirl.decide(state, seats[0], command, 0)[0], Fraction(1, len(legal))
        case DealMiddle(cards):
            for middle in combinations(cards, 4):
                yield MiddleDealt(middle), Fraction(1, comb(len(cards), 4))
        case Deal(deck, _, each):
            for first in combinations(deck, each):
                for second in combinations([card for card in deck if card not in first], each):
                    yield Dealt((first, second)), Fraction(1, comb(len(deck), each) * comb(len(deck) - each, each))
        case Over():
            return


Worlds = dict[tuple[int | None, State], dict[State, Fraction]]
"""By seat and view: every consistent full state, with its probability."""


@lru_cache
def worlds() -> Worlds:
    """Every settled state of the first deal of the small table."""
    found: Worlds = {}
    going = {chosen(SMALL): Fraction(1)}
    while going:
        following: dict[State, Fraction] = {}
        for state, likely in going.items():
            if state.deals == 1 and isinstance(swirl.due(state), Players):
                for seat in (None, 0, 1):
                    same = found.setdefault((seat, swirl.view(state, seat)), {})
                    same[state] = same.get(state, Fraction(0)) + likely
            if state.deals < 1 or any(state.hands):
                for event, chance in ways(state):
                    left = swirl.evolve(state, event)
                    following[left] = following.get(left, Fraction(0)) + likely * chance
        going = following
    return found


def weight(view: State, world: State) -> Fraction:
    """The docs' formula: of u creature cards that cannot be placed, k are in hidden hands; 1 / C(u − k + 4, 4)."""
    u, undealt = (len(creature_cards(deck, view.options)) for deck in (view.deck, world.deck))
    k = u - undealt
    return Fraction(1, comb(u - k + 4, 4))


@pytest.mark.long
def test_the_weight_of_a_world_is_its_chance_at_every_moment_of_the_first_deal() -> None:
    """By enumeration: every deal of a small deck, and every line of play."""
    uneven = 0
    for (_, view), same in worlds().items():
        weights = {world: weight(view, world) for world in same}
        total, likely = sum(weights.values()), sum(same.values())
        assert {world: one / likely for world, one in same.items()} == {
            world: one / total for world, one in weights.items()
        }
        uneven += len(set(weights.values())) > 1
    assert uneven > 1000, "in most views some worlds are likelier than others"


class Path(Rng):
    """Draws the given numbers, then zeros, and records the range of each."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(b"")
        self.numbers, self.kinds = numbers, list[int]()

    def below(self, kinds: int) -> int:
        self.kinds.append(kinds)
        if len(self.kinds) > len(self.numbers):
            self.numbers.append(0)
        return self.numbers[len(self.kinds) - 1]


def imagined(view: State, seat: int | None) -> dict[State, Fraction]:
    """Every world that `imagine` can draw, with its exact probability: one call per sequence of numbers."""
    found: dict[State, Fraction] = {}
    numbers: list[int] = []
    while True:
        path = Path(numbers)
        world = swirl.imagine(view, seat, path)
        chance = Fraction(1)
        for kinds in path.kinds:
            chance /= kinds
        found[world] = found.get(world, Fraction(0)) + chance
        while numbers and numbers[-1] + 1 == path.kinds[len(numbers) - 1]:
            numbers.pop()
        if not numbers:
            return found
        numbers[-1] += 1


def samples() -> list[tuple[int | None, State]]:
    """One view per number of unplaced creature and action cards, and of cards in each hand."""
    found: dict[object, tuple[int | None, State]] = {}
    for seat, view in worlds():
        hidden = tuple(hand.count(None) for hand in view.hands)
        creatures = len(creature_cards(view.deck, view.options))
        if sum(hidden) < 4:  # with more, there are too many sequences
            found.setdefault((seat, creatures, len(view.deck), hidden), (seat, view))
    return [*found.values()]


def test_imagine_draws_each_world_exactly_as_often_as_it_is_true() -> None:
    """On the small deck, without any statistics."""
    views = samples()
    assert len(views) > 20
    for seat, view in views:
        same = worlds()[seat, view]
        total = sum(same.values())
        assert imagined(view, seat) == {world: likely / total for world, likely in same.items()}


def chi_square(view: State, sample: Callable[[State, Rng], State], draws: int) -> tuple[float, int]:
    """Chi-square of the numbers of action cards in hidden hands, and the degrees of freedom."""
    hidden = sum(hand.count(None) for hand in view.hands)
    u = len(creature_cards(view.deck, view.options))
    a = len(view.deck) - u
    weights = [
        Fraction(comb(u, hidden - actions) * comb(a, actions), comb(u - hidden + actions + 4, 4))
        for actions in range(min(a, hidden) + 1)
    ]
    luck = Luck(open_seed("first deal"))
    drawn = Counter(
        a - (len(world.deck) - len(creature_cards(world.deck, world.options)))
        for world in (sample(view, luck(number)) for number in range(draws))
    )
    expected = [float(draws * one / sum(weights)) for one in weights]
    last = next((at for at, one in enumerate(expected) if one < 10), len(expected) - 1)  # pool the rare ones
    cells = [*zip(expected[:last], (drawn[at] for at in range(last)), strict=True)]
    cells.append((sum(expected[last:]), sum(count for at, count in drawn.items() if at >= last)))
    return sum((count - one) ** 2 / one for one, count in cells), len(cells) - 1


CRITICAL = {3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32}
"""The 99.9 % quantiles of chi-square, by degrees of freedom."""


@pytest.mark.parametrize(("seats", "plays", "draws"), [(2, 0, 20_000), (3, 4, 10_000), (4, 0, 10_000), (4, 6, 10_000)])
def test_imagine_fits_the_printed_deck_and_a_uniform_sampler_does_not(seats: int, plays: int, draws: int) -> None:
    """At the beginning of the first deal and after some plays; the seeds are fixed."""
    state = begun(Options(seats=seats))
    while state.played or sum(map(len, state.hands)) > 4 * seats - plays:
        state = after(state, swirl.legal(state, state.turn)[0])
    view = swirl.view(state, 0)
    found, freedom = chi_square(view, lambda view, rng: swirl.imagine(view, 0, rng), draws)
    assert found < CRITICAL[freedom]
    uniform = replace(view, rules=1)  # the posterior of version 1, which dealt the middle first
    found, freedom = chi_square(uniform, lambda view, rng: swirl.imagine(view, 0, rng), draws)
    assert found > CRITICAL[freedom], "a sampler for which all worlds are equally likely is found out"


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_given_the_number_of_action_cards_every_card_is_as_likely_in_every_hidden_hand(seat: int | None) -> None:
    """Chi-square over all pairs of a hand and a card of one kind; the seeds are fixed."""
    state = begun(Options(seats=4))
    view = swirl.view(state, seat)
    luck, kinds = Luck(open_seed("hands")), deck_of().kinds
    counts = Counter(
        (at, card)
        for number in range(4000)
        for at, hand in enumerate(swirl.imagine(view, seat, luck(number)).hands)
        if at != seat
        for card in hand
    )
    for acting in (False, True):
        cells = [
            counts[at, card]
            for at in range(4)
            if at != seat
            for card in view.deck
            if (kinds[card] is not Kind.CREATURE) is acting
        ]
        mean = sum(cells) / len(cells)
        found, freedom = sum((count - mean) ** 2 / mean for count in cells), len(cells) - 1
        assert found < freedom + 3.3 * (2 * freedom) ** 0.5 + 4, "beyond this once in a thousand times"


def test_before_the_middle_is_dealt_all_hands_are_equally_likely() -> None:
    """No player chooses then; but OpenSpiel has a node there."""
    dealt = swirl.evolve(chosen(SMALL), Dealt(((0, 1), (2, 8))))
    found = imagined(swirl.view(dealt, 0), 0)
    assert len(found) == comb(8, 2)
    assert set(found.values()) == {Fraction(1, comb(8, 2))}


def test_in_later_deals_all_hands_are_equally_likely() -> None:
    view = swirl.view(replace(swirl.evolve(chosen(SMALL), Dealt(((0, 1), (2, 8)))), middle=(3, 4), deals=2), 0)
    found = imagined(view, 0)
    assert len(found) == comb(8, 2)
    assert set(found.values()) == {Fraction(1, comb(8, 2))}


def test_a_hand_that_the_middle_determines_is_known() -> None:
    options = replace(SMALL, deck=SMALL.deck[:8])
    dealt = swirl.evolve(chosen(options), Dealt(((0, 1), (2, 3))))
    middle = MiddleDealt((4, 5, 6, 7))
    told = swirl.evolve(swirl.view(dealt, 0), middle)
    assert told == swirl.view(swirl.evolve(dealt, middle), 0)
    assert told.hands == ((0, 1), (2, 3))
