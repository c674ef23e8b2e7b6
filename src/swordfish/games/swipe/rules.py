"""The rules of swipe. Rulebook, section 4, in its words and its order."""

from msgspec.structs import replace

from swordfish.core import BadOptions, Forced, IllegalMove, Over, Players
from swordfish.games.handicaps import head_start
from swordfish.games.swipe.model import (
    CENTRE,
    NO_LIMIT,
    ChipTaken,
    DieTaken,
    Event,
    Face,
    FaceSkipped,
    Hoard,
    Options,
    Rolled,
    RollOff,
    State,
    SuperSwiped,
    Swipe,
    Throw,
    TurnPassed,
)

CHIPS_EACH = 2
MOST_HEAD_START = 8
MOST_SEATS = 6
TURNS = tuple(Players((seat,)) for seat in range(MOST_SEATS))
"""The choice of each seat. Like the events below it never differs, so it is made once."""
PASSED = tuple(Forced(TurnPassed(to=seat)) for seat in range(MOST_SEATS))
CHIP_WON = tuple(Forced(ChipTaken(giver=CENTRE, taker=seat)) for seat in range(MOST_SEATS))
DIE_WON = tuple(Forced(DieTaken(giver=CENTRE, taker=seat)) for seat in range(MOST_SEATS))
DIE_LOST = tuple(Forced(DieTaken(giver=seat, taker=CENTRE)) for seat in range(MOST_SEATS))
SWIPES = tuple(Swipe(victim=seat) for seat in range(MOST_SEATS))
SKIPPED = tuple(Forced(FaceSkipped(face)) for face in Face)


def start(options: Options) -> State:
    seats = options.seats
    if not 2 <= seats <= MOST_SEATS:
        raise BadOptions("swipe-seats", seats=seats, most=MOST_SEATS)
    dice_each = 1 if seats >= 5 else 2
    more = options.head_starts
    if len(more) > seats or not all(0 <= chips <= MOST_HEAD_START for chips in more):
        raise BadOptions("swipe-head-starts", seats=seats, most=MOST_HEAD_START)
    given = CHIPS_EACH * seats + sum(more)
    chips, dice = options.chips - given, options.dice - dice_each * seats
    if chips < 1:
        raise BadOptions("swipe-few-chips", chips=options.chips, least=given + 1, seats=seats)
    if dice < 0:
        raise BadOptions("swipe-few-dice", dice=options.dice, least=dice_each * seats, seats=seats)
    if max(options.chips, options.dice) > 1000:
        raise BadOptions("swipe-too-much", most=1000)
    if options.most_throws < 0:
        raise BadOptions("swipe-throws", throws=options.most_throws)
    return State(
        centre=Hoard(chips, min(dice, 3) if seats == 2 else dice),
        seats=tuple(Hoard(CHIPS_EACH + head_start(more, seat), dice_each) for seat in range(seats)),
        turn=0,
        left=options.most_throws or NO_LIMIT,
    )


def due(state: State) -> Players | Throw | RollOff | Forced[Event] | Over:
    turn, todo = state.turn, state.todo
    me, centre = state.seats[turn], state.centre
    if not state.thrown:
        return Throw(me.dice, (turn,)) if centre.chips and state.left else ending(state)
    if not todo:
        return PASSED[(turn + 1) % len(state.seats)]
    face = todo[0]
    if face is Face.SWIPE_CHIP or face is Face.SWIPE_DIE:
        possible = victims(state, face)
        if len(possible) > 1:
            return TURNS[turn]
        return Forced(taken(face, giver=possible[0], taker=turn)) if possible else SKIPPED[face]
    if face is Face.WIN_CHIP:
        return CHIP_WON[turn] if centre.chips else SKIPPED[face]
    if face is Face.WIN_DIE:
        return DIE_WON[turn] if centre.dice else SKIPPED[face]
    if len(todo) == len(state.thrown):
        return Forced(SuperSwiped(taker=turn, victims=victims(state, Face.SWIPE_DIE)))
    return DIE_LOST[turn] if me.dice > 1 else SKIPPED[face]


def ending(state: State) -> RollOff | Over:
    """The centre is out of chips (or the table out of throws): players equal at the top roll off."""
    best = max(map(worth, state.seats))
    leaders = tuple(seat for seat, hoard in enumerate(state.seats) if worth(hoard) == best)
    contenders = state.contenders or leaders
    if len(contenders) > 1 and state.left:
        return RollOff(contenders)
    return Over(places(state, contenders))


def places(state: State, winners: tuple[int, ...]) -> tuple[int, ...]:
    """The winners of the roll-off first; below them by chips, then dice; equals share."""
    ranks = [(seat in winners, *worth(hoard)) for seat, hoard in enumerate(state.seats)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def worth(hoard: Hoard) -> tuple[int, int]:
    return hoard.chips, hoard.dice


def victims(state: State, face: Face) -> tuple[int, ...]:
    """Seats with a chip to lose, or with a die that is not their last."""
    turn = state.turn
    if face is Face.SWIPE_CHIP:
        return tuple([seat for seat, hoard in enumerate(state.seats) if hoard.chips and seat != turn])
    return tuple([seat for seat, hoard in enumerate(state.seats) if hoard.dice > 1 and seat != turn])


def taken(face: Face, giver: int, taker: int) -> ChipTaken | DieTaken:
    return ChipTaken(giver, taker) if face is Face.SWIPE_CHIP else DieTaken(giver, taker)


def legal(state: State, seat: int) -> tuple[Swipe, ...]:
    return tuple([SWIPES[victim] for victim in victims(state, state.todo[0])])


def decide(state: State, seat: int, command: Swipe, at: int) -> tuple[Event]:
    face, victim = state.todo[0], command.victim
    if not 0 <= victim < len(state.seats):
        raise IllegalMove("swipe-no-such-seat")
    if victim == seat:
        raise IllegalMove("swipe-own")
    if victim not in victims(state, face):
        raise IllegalMove("swipe-no-chip" if face is Face.SWIPE_CHIP else "swipe-last-die", seat=victim)
    return (taken(face, giver=victim, taker=seat),)


def evolve(state: State, event: Event) -> State:
    if type(event) is ChipTaken:  # final classes; a pattern takes longer, and every game spends its time here
        return moved(state, event.giver, event.taker, 1, 0)
    if type(event) is DieTaken:
        return moved(state, event.giver, event.taker, 0, 1)
    if type(event) is Rolled:
        faces, left = event.faces, fewer(state.left)
        return State(state.centre, state.seats, state.turn, faces, tuple(sorted(faces)), state.contenders, left)
    if type(event) is TurnPassed:
        return State(state.centre, state.seats, event.to, (), (), state.contenders, state.left)
    if type(event) is FaceSkipped:
        todo = state.todo[1:]
        return State(state.centre, state.seats, state.turn, state.thrown, todo, state.contenders, state.left)
    if type(event) is SuperSwiped:
        for victim in event.victims:
            state = moved(state, victim, event.taker, 0, 1)
        return replace(state, thrown=(), todo=())
    crossed = tuple(seat for seat, face in zip(event.seats, event.faces, strict=True) if face is Face.X)
    return replace(state, contenders=crossed or event.seats, left=fewer(state.left))


def fewer(left: int) -> int:
    return left if left == NO_LIMIT else left - 1


def moved(state: State, giver: int, taker: int, chips: int, dice: int) -> State:
    """Move chips or dice from one hoard to another, and remove the first face to carry out."""
    hoards = [*state.seats, state.centre]  # CENTRE is −1, the last index
    poorer, richer = hoards[giver], hoards[taker]
    hoards[giver] = Hoard(poorer.chips - chips, poorer.dice - dice)
    hoards[taker] = Hoard(richer.chips + chips, richer.dice + dice)
    centre = hoards.pop()
    return State(centre, tuple(hoards), state.turn, state.thrown, state.todo[1:], state.contenders, state.left)
