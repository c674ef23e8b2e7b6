"""The greedy player of swirl, the baseline for later bots; and inferring hands."""

from collections.abc import Sequence

import pytest

from swordfish import bots
from swordfish.arena.match import play as match
from swordfish.arena.match import seated
from swordfish.bots import Budget, Decision
from swordfish.bots.swirl.hands import Reader
from swordfish.core import BadOptions, Event, Luck, Rng, Stamped, open_seed
from swordfish.games import swirl
from swordfish.games.swirl.model import CardLeft, CardPlayed, Command, Dealt, Options, State, Take
from tests.games.swirl.tables import after, card, cards, play, table, take


def chosen(state: State) -> Decision[Command]:
    """Greedy's command for the seat to move."""
    seat = state.turn
    bot = bots.find("greedy", "swirl")(swirl, seat, Luck(open_seed("bot"))(seat))
    return bot.choose(swirl.view(state, seat), swirl.legal(state, seat), (), Budget())


def test_greedy_completes_its_series_first() -> None:
    state = table(
        "crab purple 9, fish red 10",
        "fish red 1, fish red 2",
        middle="star fish red 9, fish green 4, fish green 6, fish purple 10, fish yellow 10",
        series=("crab red 1, crab green 1, crab yellow 1",),
    )
    assert chosen(state) == play("crab purple 9")


def test_greedy_prefers_a_card_for_its_series_to_more_cards() -> None:
    state = table(
        "sea horse red 3, star fish red 10",
        "fish red 1, fish red 2",
        middle="crab red 3, star fish green 4, star fish green 6, star fish green 10",
    )
    assert chosen(state) == play("sea horse red 3")


def test_otherwise_greedy_takes_the_most_cards() -> None:
    state = table(
        "sea horse red 3, sea horse red 10",
        "fish red 1, fish red 2",
        middle="star fish red 3, star fish green 4, star fish green 6, star fish green 10",
    )
    assert chosen(state) == play("sea horse red 10")


def test_among_captures_greedy_takes_the_card_of_its_series() -> None:
    state = table("fish red 7", "fish red 9", middle="fish red 3, star fish green 4, crab red 4")
    assert chosen(after(state, play("fish red 7"))) == take("crab red 4")


def test_greedy_takes_a_card_that_an_opponent_lacks() -> None:
    state = table(
        "collect one",
        "sea horse red 1",
        middle="star fish green 4, fish purple 4, star fish red 2",
        series=("", "fish red 1, fish green 1, fish yellow 1"),
    )
    assert chosen(after(state, play("collect one"))) == take("fish purple 4")


def test_greedy_continues_a_capture_while_it_can_take_more_cards() -> None:
    twos, fours = "fish red 2, fish green 2, fish yellow 2", "star fish red 4, star fish green 4, star fish yellow 4"
    state = after(table("fish red 6", "fish red 1", middle=f"{twos}, {fours}"), play("fish red 6"))
    assert isinstance(chosen(state), Take), "the twos alone would be enough"


def test_greedy_snatches_an_irreplaceable_card_from_the_longest_series() -> None:
    state = table(
        "snatch",
        "fish red 1",
        "fish red 2",
        series=("", "fish red 3, fish green 3, fish purple 3", "sea horse red 3"),
        piles=("", "fish red 9, fish green 9"),
    )
    assert chosen(after(state, play("snatch"))) == take("fish purple 3")


@pytest.mark.parametrize(
    ("middle", "early"),
    [("star fish red 3, star fish red 5", False), ("fish red 3, fish green 3, star fish red 5", True)],
)
def test_it_keeps_collect_all_for_three_cards_or_more(middle: str, early: bool) -> None:
    state = table("collect all, sea horse red 1", "star fish green 9, star fish green 10", middle=middle)
    assert (chosen(state) == play("collect all")) == early


@pytest.mark.parametrize(("series", "early"), [("fish red 3", False), ("fish red 3, fish green 3", True)])
def test_it_keeps_snatch_for_a_series_of_two_or_more(series: str, early: bool) -> None:
    state = table("snatch, sea horse red 1", "star fish green 9, star fish green 10", series=("", series))
    assert (chosen(state) == play("snatch")) == early


@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=4, teams=True)])
def test_it_beats_random(options: Options) -> None:
    """It wins about 85 of 100 games; of 120 it must win more than 84."""
    won = 0.0
    for number in range(120):
        side = number % 2
        makers = [bots.find("greedy" if seat % 2 == side else "random", "swirl") for seat in range(options.seats)]
        luck = Luck(open_seed(f"greedy {number}"))
        result = match(swirl, options, seated(makers, swirl, Luck(open_seed(f"bots {number}"))), luck)
        won += (result.places[side] == 1) / (2 if set(result.places) == {1} else 1)
    assert won > 84


def test_a_bot_that_cannot_play_the_game_gets_a_sentence() -> None:
    with pytest.raises(BadOptions) as refused:
        bots.find("greedy", "swipe")
    assert refused.value.facts["bots"] == "random, easy, medium, hard, best"


STUDY = "best-without-reading"


def test_the_bot_for_study_is_hired_by_name_and_offered_to_nobody() -> None:
    assert STUDY not in bots.BOTS["swirl"]
    with pytest.raises(BadOptions):
        bots.find(STUDY, "swirl")
    bots.hire(STUDY, "swirl")


def studied(name: str, seats: int) -> Sequence[Stamped[Event]]:
    """A game of this bot against `medium`, with the same luck for every bot."""
    luck = Luck(open_seed("study bots"))
    names = [name, *["medium"] * (seats - 1)]
    players = [bots.hire(which, "swirl")(swirl, seat, luck(seat)) for seat, which in enumerate(names)]
    options = Options(seats=seats)
    return match(swirl, options, players, Luck(open_seed("study")), think=10**9, simulations=60).entries


def test_the_bot_for_study_plays_like_best_until_there_is_something_to_read() -> None:
    best, other = studied("best", 2), studied(STUDY, 2)
    alike = [one == another for one, another in zip(best, other, strict=False)]
    shown = next(at for at, one in enumerate(best) if isinstance(one.event, CardPlayed) and one.event.seat == 1)
    assert alike.index(False) > shown, "before, the other hand has shown nothing"


def test_with_more_than_two_players_best_reads_nothing() -> None:
    assert studied("best", 3) == studied(STUDY, 3)


def told(reader: Reader, before: State, *events: Event) -> State:
    """Seat 0 sees these events and then the state."""
    reader.observe(swirl.view(before, 0), 0, ())
    for event in events:
        before = swirl.evolve(before, event)
    reader.observe(swirl.view(before, 0), 0, [swirl.redact(event, 0) for event in events])
    return before


def waiting() -> State:
    """Seat 1 is to play; her 7 would capture a card for her series."""
    return table(
        "crab red 1",
        "star fish red 9, sea horse red 2",
        middle="fish red 7, star fish green 5",
        deck="star fish yellow 7, sea horse yellow 7, star fish green 3, sea horse purple 3, sea horse purple 2",
        turn=1,
    )


def left_a_nine() -> tuple[Event, Event]:
    return CardPlayed(1, card("star fish red 9")), CardLeft(1, card("star fish red 9"))


def test_a_player_who_left_a_card_probably_does_not_hold_the_card_that_captures_it() -> None:
    reader = Reader()
    state = told(reader, waiting(), *left_a_nine())
    rng = Luck(open_seed("reader"))(0)
    worlds = [reader.world(swirl.view(state, 0), 0, rng) for _ in range(400)]
    sevens = [card("star fish yellow 7"), card("sea horse yellow 7")]
    assert all(swirl.view(world, 0) == swirl.view(state, 0) for world in worlds)
    held = sum(world.hands[1][0] in sevens for world in worlds) / len(worlds)
    assert held < 0.08  # one third without inference


def test_a_new_deal_reveals_nothing_about_hands() -> None:
    reader = Reader()
    state = told(reader, waiting(), *left_a_nine())
    fresh = Dealt((cards("crab red 1"), cards("star fish green 3, sea horse purple 3")))
    state = told(reader, state, fresh)
    assert reader.likelihood(state) == 1.0


def test_an_undone_card_is_forgotten() -> None:
    reader = Reader()
    state = told(reader, waiting(), *left_a_nine())
    assert reader.likelihood(state) != 1.0
    reader.observe(swirl.view(waiting(), 0), 0, ())
    assert reader.likelihood(state) == 1.0


def test_a_bot_that_joins_late_infers_nothing_from_unseen_events() -> None:
    reader, state = Reader(), waiting()
    for event in left_a_nine():
        state = swirl.evolve(state, event)
    reader.observe(swirl.view(state, 0), 0, left_a_nine())
    assert swirl.view(reader.world(swirl.view(state, 0), 0, Rng(b"")), 0) == swirl.view(state, 0)
    assert reader.likelihood(state) == 1.0
