"""The rules of swishbones. Rulebook, section 2, in its words and its order."""

from functools import lru_cache

from msgspec.structs import replace

from swordfish.core import BadOptions, Forced, IllegalMove, Over, Players
from swordfish.games.handicaps import head_start
from swordfish.games.swishbones import pond
from swordfish.games.swishbones.meal import behind, tried
from swordfish.games.swishbones.model import (
    BONES,
    HEADS,
    Bone,
    BoneEaten,
    BoneTaken,
    Colour,
    Command,
    Event,
    Fish,
    FishPlaced,
    Indigestion,
    Laying,
    Options,
    Passed,
    PenaltyTaken,
    Place,
    PondLaid,
    State,
    Stop,
    Stopped,
    Swish,
    Swished,
    Take,
    TurnEnded,
)
from swordfish.games.swishbones.outlook import reach, swished, touched_food
from swordfish.games.swishbones.plane import EVERY, WIDEST, step

MOST_SEATS = 4
MOST_QUIET_ROUNDS = 1000
MOST_HEAD_START = 6

SWISHES = tuple(Swish(bend) for bend in range(-WIDEST, WIDEST + 1))
STOP = Stop()
_TURNS = tuple(Players(seats=(seat,)) for seat in range(MOST_SEATS))


def start(options: Options) -> State:
    check(options)
    bones = tuple(range(HEADS, HEADS + options.bones))
    return State(
        fish=tuple(Fish((int(colour),)) for colour in options.colours or range(options.seats)),
        food=tuple(sorted(options.pond)),
        turn=options.seats - 1,
        box=() if options.pond else bones,
        spacing=options.spacing,
        quiet_turns=options.seats * options.quiet_rounds,
        bends=tuple(sorted(options.bends)),
        places=options.places,
        head_starts=options.head_starts,
    )


def check(options: Options) -> None:
    """Refuse impossible options, naming the first fault."""
    seats, bones = options.seats, options.bones
    if not 2 <= seats <= MOST_SEATS:
        raise BadOptions("swishbones-seats", seats=seats, most=MOST_SEATS)
    if not 2 * seats <= bones <= BONES:
        raise BadOptions("swishbones-bones", bones=bones, least=2 * seats, most=BONES)
    if not pond.LEAST_SPACING <= options.spacing <= pond.SPACING:
        raise BadOptions("swishbones-spacing", spacing=options.spacing, least=pond.LEAST_SPACING, most=pond.SPACING)
    if not 1 <= options.quiet_rounds <= MOST_QUIET_ROUNDS:
        raise BadOptions("swishbones-quiet-rounds", rounds=options.quiet_rounds, most=MOST_QUIET_ROUNDS)
    if len(set(options.bends)) < len(options.bends) or not set(options.bends) <= set(range(-WIDEST, WIDEST + 1)):
        raise BadOptions("swishbones-bends", widest=WIDEST)
    if options.places and sorted(options.places) != sorted(evenly(options.places[0] % 360, seats)):
        raise BadOptions("swishbones-places", seats=seats, apart=360 // seats)
    if options.colours and (len(options.colours) != seats or len(set(options.colours)) < seats):
        raise BadOptions("swishbones-colours", seats=seats)
    if len(options.head_starts) > seats or not all(0 <= more <= MOST_HEAD_START for more in options.head_starts):
        raise BadOptions("swishbones-head-starts", seats=seats, most=MOST_HEAD_START)
    if options.pond:
        pond.check(options.pond, range(HEADS, HEADS + bones), options.spacing)


def due(state: State) -> Players | Laying | Forced[Event] | Over:
    turn = state.turn
    if state.box:
        return Laying(state.box, state.spacing)
    if not state.fish[0].centres:
        return setting_up(state)
    if not state.food or state.quiet == state.quiet_turns:
        return Over(places(state))
    if state.mouth:
        return Forced(tasted(state))
    if state.fed or (state.moved and state.fish[turn].pieces[0] < HEADS):
        return Forced(TurnEnded(turn))
    free = swishes(state)
    if not free:
        return Forced(TurnEnded(turn) if state.moved else Passed(turn))
    if not state.moved and not free & (free - 1):
        return Forced(swish(state, free.bit_length() - 1 - WIDEST))
    return _TURNS[turn]


def setting_up(state: State) -> Players | Forced[Event]:
    """From the last player backwards: take a bone, place the fish. Where there is no choice, the event is forced."""
    choices = legal(state, state.turn)
    if len(choices) != 1:
        return _TURNS[state.turn]
    return Forced(decide(state, state.turn, choices[0], 0)[0])


def places(state: State) -> tuple[int, ...]:
    """By score and head start; equals share."""
    scores = [score(fish) + head_start(state.head_starts, seat) for seat, fish in enumerate(state.fish)]
    return tuple([1 + sum(other > mine for other in scores) for mine in scores])


def score(fish: Fish) -> int:
    return len(fish.pieces) - len(fish.penalty)


def tasted(state: State) -> BoneEaten | PenaltyTaken:
    """What happens to the first bone in the mouth."""
    fish, piece = state.fish[state.turn], state.mouth[0]
    why, bend = tried(state, fish.pieces, fish.centres, piece, {piece})
    if why is Indigestion.NONE:
        return BoneEaten(state.turn, piece, Colour(piece % 4), bend)
    return PenaltyTaken(state.turn, piece, Colour(piece % 4), why)


def swishes(state: State) -> int:
    """The bends that the player may choose, as a set."""
    free = reach(state).open
    return free & allowed(state.bends) if state.bends else free


@lru_cache(maxsize=64)
def allowed(bends: tuple[int, ...]) -> int:
    """The bends that the table allows, as a set."""
    return sum(1 << bend + WIDEST for bend in bends) if bends else EVERY


def evenly(bearing: int, seats: int) -> list[int]:
    """The places of all fish if one has this bearing."""
    return [(bearing + 360 * nth // seats) % 360 for nth in range(seats)]


def free_places(state: State) -> list[int]:
    """Where the fish of the player to move may be placed."""
    if state.places:
        return [state.places[state.turn]]
    placed = [fish.centres[0] for fish in state.fish if fish.centres]
    if not placed:
        return [*range(360)]
    first = BEARINGS[placed[-1]]
    return sorted(bearing for bearing in evenly(first, len(state.fish)) if edge(bearing)[0] not in placed)


def edge(bearing: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The centres of head and bone of a fish placed at this bearing."""
    x, y = step(bearing)
    return (9 * x, 9 * y), (10 * x, 10 * y)


BEARINGS = {edge(bearing)[0]: bearing for bearing in range(360)}


def legal(state: State, seat: int) -> tuple[Command, ...]:
    fish = state.fish[seat]
    if len(fish.pieces) == 1:
        return tuple([Take(bone.piece) for bone in state.food if bone.piece % 4 != fish.pieces[0]])
    if not fish.centres:
        return tuple([Place(bearing) for bearing in free_places(state)])
    return listed(swishes(state), state.moved)


def listed(free: int, moved: bool) -> tuple[Command, ...]:
    """The commands for a set of bends; after a swish also stop."""
    if free == EVERY:
        return _EVERY_OR_STOP if moved else SWISHES
    commands: list[Command] = []
    while free:
        first = (free & -free).bit_length() - 1
        last = (~(free >> first) & (free >> first) + 1).bit_length() - 1 + first
        commands += SWISHES[first:last]
        free = free >> last << last
    if moved:
        commands.append(STOP)
    return tuple(commands)


_EVERY_OR_STOP = (*SWISHES, STOP)


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event]:
    fish = state.fish[seat]
    match command:
        case Swish(bend):
            if not fish.centres:
                raise IllegalMove("swishbones-still-setting-up")
            check_bend(state, bend)
            return (swish(state, bend),)
        case Stop():
            if not state.moved:
                raise IllegalMove("swishbones-stop-first" if fish.centres else "swishbones-still-setting-up")
            return (Stopped(seat),)
        case Take(piece):
            check_bone(state, fish, piece)
            return (BoneTaken(seat, piece, Colour(piece % 4)),)
        case Place(bearing):
            check_place(state, fish, bearing)
            return (FishPlaced(seat, bearing),)


def swish(state: State, bend: int) -> Swished:
    return Swished(state.turn, bend, touched_food(state, bend) if reach(state).food else ())


def check_bend(state: State, bend: int) -> None:
    """Refuse a bend, naming what is in the way."""
    if not -WIDEST <= bend <= WIDEST:
        raise IllegalMove("swishbones-bend", bend=bend, widest=WIDEST)
    bit = 1 << bend + WIDEST
    if not allowed(state.bends) & bit:
        raise IllegalMove("swishbones-bend-allowed", bend=bend, bends=", ".join(f"{each:+d}" for each in state.bends))
    reached = reach(state)
    if reached.open & bit:
        return
    seat, piece = next((seat, piece) for seat, piece, bends in reached.blockers if bends & bit)
    if seat == state.turn:
        raise IllegalMove("swishbones-blocked-own", bend=bend, piece=piece)
    raise IllegalMove("swishbones-blocked-opponent", bend=bend, piece=piece, seat=seat)


def check_bone(state: State, fish: Fish, piece: int) -> None:
    """Refuse a bone that cannot be put behind the head, with the reason."""
    if len(fish.pieces) != 1:
        raise IllegalMove("swishbones-has-bone")
    if all(bone.piece != piece for bone in state.food):
        raise IllegalMove("swishbones-no-such-bone", piece=piece)
    if piece % 4 == fish.pieces[0]:
        raise IllegalMove("swishbones-own-colour", piece=piece)


def check_place(state: State, fish: Fish, bearing: int) -> None:
    """Refuse a place for a fish, with the reason."""
    if fish.centres:
        raise IllegalMove("swishbones-placed")
    if len(fish.pieces) == 1:
        raise IllegalMove("swishbones-bone-first")
    free = free_places(state)
    if bearing not in free:
        places = "0–359" if len(free) == 360 else ", ".join(map(str, free))
        raise IllegalMove("swishbones-place", bearing=bearing, places=places)


def evolve(state: State, event: Event) -> State:
    match event:
        case Swished(seat, bend, food):
            pieces, centres = swished(state, bend)
            fish = Fish(pieces, centres, state.fish[seat].penalty)
            return with_fish(state, seat, fish, moved=True, fed=bool(food), mouth=food)
        case TurnEnded(seat) | Stopped(seat) | Passed(seat):
            after = (seat + 1) % len(state.fish)
            quiet = 0 if state.fed else state.quiet + 1
            return replace(state, turn=after, moved=False, fed=False, quiet=quiet)
        case BoneEaten(seat, piece, _, bend):
            fish = state.fish[seat]
            grown = Fish((*fish.pieces, piece), (*fish.centres, behind(fish.centres, bend)), fish.penalty)
            return with_fish(state, seat, grown, food=without(state.food, piece), mouth=state.mouth[1:])
        case PenaltyTaken(seat, piece):
            fish = replace(state.fish[seat], penalty=(*state.fish[seat].penalty, piece))
            return with_fish(state, seat, fish, food=without(state.food, piece), mouth=state.mouth[1:])
        case PondLaid(bones):
            return replace(state, food=bones, box=())
        case BoneTaken(seat, piece):
            fish = Fish((*state.fish[seat].pieces, piece))
            return with_fish(state, seat, fish, food=without(state.food, piece))
        case FishPlaced(seat, bearing):
            fish = replace(state.fish[seat], centres=edge(bearing))
            return with_fish(state, seat, fish, turn=max(seat - 1, 0))


def with_fish(state: State, seat: int, fish: Fish, **changes: object) -> State:
    return replace(state, fish=(*state.fish[:seat], fish, *state.fish[seat + 1 :]), **changes)


def without(food: tuple[Bone, ...], piece: int) -> tuple[Bone, ...]:
    return tuple([bone for bone in food if bone.piece != piece])
