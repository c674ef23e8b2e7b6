"""Plot the odds of swish."""

from swordfish.draw.plot import Curve, plot
from swordfish.exact.swish.odds import Odds
from swordfish.exact.swish.sampling import DealtSwishes
from swordfish.words import sentence

BINS = 24


def plots(found: Odds, lang: str = "en") -> dict[str, str]:
    """Three plots as SVG, by file name."""
    return {"sizes.svg": sizes(found, lang), "none.svg": none(found, lang), "totals.svg": totals(found.dealt[0], lang)}


def sizes(found: Odds, lang: str) -> str:
    """The number of swishes of each size, for each number of cards dealt."""
    lines = [
        Curve(
            sentence("plot-cards", {"cards": dealt.cards}, lang),
            [(int(size), seen.mean) for size, seen in dealt.sizes.items() if size != "all" and seen.mean],
        )
        for dealt in found.dealt
    ]
    title, across, up = (sentence(key, None, lang) for key in ("plot-sizes", "plot-size", "plot-mean"))
    return plot(title, across, up, lines, powers=True)


def none(found: Odds, lang: str) -> str:
    """The probability of no swish, by the number of cards dealt."""
    pairs = [(cards, each.chance) for cards, each in found.no_pair.items() if 1 <= cards <= 24]
    every = [(cards, each.chance) for cards, each in found.no_swish.items() if 1 <= cards <= 24]
    lines = [Curve(sentence("plot-no-pair", None, lang), pairs)]
    lines += [Curve(sentence("plot-no-swish", None, lang), every)] if every else []
    title, across, up = (sentence(key, None, lang) for key in ("plot-none", "plot-dealt", "plot-chance"))
    return plot(title, across, up, lines, powers=True)


def totals(dealt: DealtSwishes, lang: str) -> str:
    """The distribution of the number of swishes per layout."""
    width = max(1, -(-max(dealt.totals) // BINS))
    shares = [0.0] * (max(dealt.totals) // width + 1)
    for total, layouts in dealt.totals.items():
        shares[total // width] += layouts / dealt.layouts
    points = [((at + 0.5) * width, share) for at, share in enumerate(shares)]
    facts = {"cards": dealt.cards}
    title, across, up = (sentence(key, facts, lang) for key in ("plot-totals", "plot-all", "plot-share"))
    return plot(title, across, up, [Curve("", points)], bars=True)
