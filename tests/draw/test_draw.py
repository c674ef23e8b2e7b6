"""Properties of every picture of every game."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish import Table
from swordfish.core import Luck, Over, Players, Refusal, State, open_seed
from swordfish.draw import THEMES, palette, svg, symbols
from swordfish.draw.sprite import referred
from swordfish.games import GAMES, NAMES, Game
from swordfish.parts import games_with
from swordfish.server.faces import FACES
from swordfish.server.table.broadcast import REACTIONS
from tests.draw.reading import SVG, Drawn
from tests.playing import Pause, Played, games, moments, pauses

LARGEST = 60_000


def name_of(game: Game) -> str:
    [name] = [name for name, room in GAMES.items() if room is game]
    return name


def test_every_game_of_ours_has_a_picture():
    assert games_with("draw") == NAMES


@given(moments(), st.sampled_from(sorted(THEMES)))
def test_any_moment_is_a_small_document_of_its_own(moment: tuple[Game, State, Any, int | None], theme: str):
    game, state, _, seat = moment
    picture = svg(name_of(game), state, seat, theme=theme)
    drawn = Drawn(picture)
    assert drawn.root.tag == f"{SVG}svg"
    assert len(picture.encode()) < LARGEST
    assert picture.count("http") == 1, "the name of the format, and no address"
    assert svg(name_of(game), state, seat, theme=theme) == picture


@given(moments())
def test_each_symbol_is_defined_once_and_used(moment: tuple[Game, State, Any, int | None]):
    game, state, _, seat = moment
    picture = svg(name_of(game), state, seat)
    defined = re.findall(r' id="([^"]+)"', picture)
    assert len(set(defined)) == len(defined)
    assert set(re.findall(r'href="#([^"]+)"', picture)) == set(defined)
    assert set(re.findall(r'href="([^"])', picture)) <= {"#"}


@given(moments())
def test_no_colour_is_drawn_without_its_glyph(moment: tuple[Game, State, Any, int | None]):
    game, state, _, seat = moment
    assert not Drawn(svg(name_of(game), state, seat)).bare_colours()


@given(pauses(), st.integers(0, 10**6))
def test_worlds_that_a_seat_cannot_distinguish_give_the_same_picture(
    pause: tuple[Game, Played, Pause, int | None], seed: int
):
    game, _, moment, seat = pause
    seen = game.view(moment.state, seat)
    world = game.view(game.imagine(seen, seat, Luck(open_seed(seed))(0)), seat)
    assert svg(name_of(game), world, seat) == svg(name_of(game), seen, seat)
    if seat is not None:
        assert svg(name_of(game), moment.state, seat) == svg(name_of(game), seen, seat), "a view is taken first"


@given(games())
def test_the_end_shows_who_won(game: tuple[Game, Played]):
    room, played = game
    over = played.pauses[-1]
    assert isinstance(over.waiting, Over)
    drawn = Drawn(svg(name_of(room), over.state))
    assert drawn.data("place", "place") == sorted(over.waiting.places)
    assert not drawn.of("turn")


@given(games(), st.lists(st.text(max_size=30), min_size=8, max_size=8))
def test_any_name_can_be_drawn(game: tuple[Game, Played], names: list[str]):
    room, played = game
    drawn = Drawn(svg(name_of(room), played.moments[0].before, names=names))
    assert len(drawn.of("plate")) == played.options.seats


def test_names_are_drawn_and_long_ones_cut_short():
    table = Table("swipe", seats=2, names=("<Anna & Co>", "Bartholomäus von und zu"))
    words = Drawn(table.picture()).words()
    assert "<Anna & Co>" in words
    assert "Bartholomäus vo…" in words


def test_the_title_says_whose_move_it_is_and_who_won():
    names = ("Anna", "Bruno", "Chiara")
    for line, title in [
        ("33.2 5.2 7.2 3.1 >1 Cc/Cc", "swipe: Bruno to move"),
        ("33.2 5.2 7.2 3.1 >1", "swipe"),
        ("0.2 5.2 7.2 3.1 >1", "swipe: won by Bruno"),
    ]:
        state = GAMES["swipe"].notation.read(line)
        assert Drawn(svg("swipe", state, names=names)).root.findtext(f"{SVG}title") == title


def bright(colour: str) -> float:
    """The relative luminance of a colour, as the WCAG define it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((bright(one), bright(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("theme", "words", "shapes"), [("light", 4.5, 1.3), ("dark", 4.5, 1.3), ("contrast", 7, 3)])
def test_text_and_shapes_have_enough_contrast_in_every_theme(theme: str, words: float, shapes: float):
    colours = THEMES[theme]
    for behind in (colours.paper, colours.panel, colours.table):
        assert contrast(colours.text, behind) >= words
        assert contrast(colours.rim, behind) >= shapes
    if theme == "contrast":
        for behind in (colours.paper, colours.panel, colours.table, *colours.water):
            assert contrast(colours.faint, behind) >= words
            assert contrast(colours.glow, behind) >= words
            assert min(contrast(colour, behind) for colour in palette().values()) >= shapes


def test_an_unknown_theme_is_refused():
    with pytest.raises(Refusal) as refusal:
        svg("swipe", Table("swipe").state, theme="sepia")
    assert str(refusal.value) == "There is no theme “sepia”. There are: light, dark, contrast."


def test_a_table_shows_everything_in_a_notebook_and_what_a_seat_sees_on_request():
    for name in GAMES:
        table = Table(name, seats=2, seed=3)
        assert table._repr_svg_() == svg(name, table.state)  # pyright: ignore[reportPrivateUsage] - notebooks call it
        assert table.picture(1) == svg(name, table.view(1), 1)
        assert table.picture(1)._repr_svg_() == table.picture(1)  # pyright: ignore[reportPrivateUsage] - the same


def test_the_viewing_seat_comes_first_in_the_picture():
    table = Table("swipe", seats=3, seed=1)
    first = [Drawn(table.picture(seat)).of("seat")[0].get("data-seat") for seat in range(3)]
    assert first == ["0", "1", "2"]


def test_glyphs_are_one_for_each_colour_of_the_palette():
    assert {symbol for symbol in symbols() if symbol.startswith("glyph-")} == {f"glyph-{name}" for name in palette()}


def test_every_symbol_is_used():
    """A few games of each show all art."""
    shown: set[str] = set()
    for name, room in GAMES.items():
        for seed in range(3):
            table = Table(name, seats=4, seed=seed)
            if name == "swish":
                table.say(f"no {table.state.layout}")  # its chooser hardly ever does
            whim = Luck(open_seed(seed))(0)
            while isinstance(table.due, Players) and len(table.log) < 400:
                seat = whim.pick(table.due.seats)
                shown.update(referred(table.picture(seat)))
                command = room.chooser.choose(table.view(seat), seat, table.legal(seat), whim)
                table.say(command, seat=seat, at=table.now + 200)
            shown.update(referred(table.picture()))
    people = {*(f"face-{face}" for face in FACES), *(f"reaction-{reaction}" for reaction in REACTIONS)}
    assert shown == set(symbols()) - people, "the page shows people"
    assert people <= set(symbols())
