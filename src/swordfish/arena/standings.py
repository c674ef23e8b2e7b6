"""Summarise the games of an arena: win rates with intervals, ratings, a plot."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from swordfish.arena.plan import ArenaPlan, GameResult
from swordfish.arena.simulate import Estimate
from swordfish.draw.plot import Interval, spans
from swordfish.words import sentence


class Meeting(Struct, frozen=True, kw_only=True):
    """`lone` alone against `field`: its share of the wins, where 1/seats is fair."""

    lone: str
    field: str
    games: int
    wins: Estimate


class BotRating(Struct, frozen=True, kw_only=True):
    """An OpenSkill rating: mean, uncertainty, and the conservative ordinal mu − 3 sigma."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    failures: int


class Standings(Struct, frozen=True, kw_only=True):
    """The report of an arena."""

    plan: ArenaPlan
    games: int
    meetings: list[Meeting]
    ratings: list[BotRating]  # best first
    failed: list[str]  # failures of external programs, each sentence once


def standings(plan: ArenaPlan, results: Sequence[GameResult]) -> Standings:
    """Summarise results in plan order, so that the report does not depend on the number of cores."""
    meetings: list[Meeting] = []
    for lone, field in plan.meetings():
        rounds: defaultdict[int, list[float]] = defaultdict(list)
        for played in results:
            if (played.pairing.lone, played.pairing.field) == (lone, field):
                rounds[played.pairing.round].append(played.share)
        if rounds:
            meetings.append(
                Meeting(
                    lone=plan.bots[lone],
                    field=plan.bots[field],
                    games=sum(map(len, rounds.values())),
                    wins=paired([*rounds.values()]),
                )
            )
    failed = {text: None for played in results for text in played.failures.values()}
    return Standings(plan=plan, games=len(results), meetings=meetings, ratings=ratings(plan, results), failed=[*failed])


def paired(rounds: Sequence[Sequence[float]]) -> Estimate:
    """The mean share with its 95 % interval; a round is one observation because its games share their luck.

    One round won by each side is added, so that a few equal rounds do not look like certainty; where one side nearly
    always wins, the interval is conservative.
    """
    games = [share for shares in rounds for share in shares]
    mean = sum(games) / len(games)
    values = [sum(shares) / len(shares) for shares in rounds] + [0.0, 1.0]
    centre = sum(values) / len(values)
    spread = sum((value - centre) ** 2 for value in values) / (len(values) - 1)
    half = 1.96 * sqrt(spread / len(values))
    return Estimate(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)), share=True)


def ratings(plan: ArenaPlan, results: Sequence[GameResult]) -> list[BotRating]:
    """Ratings after all games; a bot in several seats gets the mean of their updates."""
    model = PlackettLuce()
    rated: list[PlackettLuceRating] = [model.rating(name=bot) for bot in plan.bots]
    failures = [0] * len(plan.bots)
    for played in results:
        pairing = played.pairing
        who = [pairing.lone if seat == pairing.seat else pairing.field for seat in range(plan.seats)]
        after = model.rate([[rated[number]] for number in who], ranks=[float(place) for place in played.places])
        for number in set(who):
            earned = [team[0] for team, sat in zip(after, who, strict=True) if sat == number]
            mu, sigma = (sum(each) / len(earned) for each in zip(*((r.mu, r.sigma) for r in earned), strict=True))
            rated[number] = model.rating(mu=mu, sigma=sigma, name=plan.bots[number])
        for seat in played.failures:
            failures[who[seat]] += 1
    listed = [
        BotRating(bot=bot, mu=each.mu, sigma=each.sigma, ordinal=each.ordinal(), failures=failed)
        for bot, each, failed in zip(plan.bots, rated, failures, strict=True)
    ]
    return sorted(listed, key=lambda rating: -rating.mu)


def picture(found: Standings, lang: str = "en") -> str:
    """Plot the shares of all meetings as SVG."""
    rows = [
        Interval(
            sentence("arena-meeting", {"lone": each.lone, "field": each.field}, lang),
            each.wins.low,
            each.wins.mean,
            each.wins.high,
        )
        for each in found.meetings
    ]
    title = sentence("arena-title", {"game": found.plan.game, "games": found.games, "seed": found.plan.seed}, lang)
    return spans(title, sentence("arena-wins", None, lang), rows, 1 / found.plan.seats)
