## Common to all games

seat = Seat { $number }
no-such-game = There is no game called “{ $game }”. The games are: { $games }.
no-such-language = There is no language “{ $lang }” yet. There are: { $languages }.
bad-options = These options cannot be: { $reason }.
empty-chain = That is no command at all.
chain-too-long = { $said ->
    [one] After the first of these somebody else is to speak: none of them was heard.
   *[other] After the first { $said } of these somebody else is to speak: none of them was heard.
}
not-your-turn = It is not the turn of seat { $seat }; the table waits for seat { $due }.
game-over = The game is over.
undo-nothing = There is nothing to take back.
salts-count = { $salts ->
    [one] One salt was added
   *[other] { $salts } salts were added
} by { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
names-count = { $names ->
    [one] One name was given
   *[other] { $names } names were given
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
names-unprintable = A name has a character that cannot be shown.
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
past-chance = That would have to be said after the next throw or draw, not before it.

## Why others refuse something: parts of sentences, which stand after a colon

shape-kind = { $where } must be { $kind }
shape-or = { $kind } or { $other }
shape-int = a whole number
shape-float = a number
shape-str = text
shape-bool = yes or no (true or false)
shape-null = empty (null)
shape-array = a list
shape-object = a group of named fields
shape-other = something else
shape-at = “{ $path }”
shape-all = the content
shape-unknown = there is no { $where }
shape-missing = { $where } is missing
shape-least = { $where } must be at least { $least }
shape-most = { $where } must be at most { $most }
shape-short = { $where } is too short: at least { $least }
shape-long = { $where } is too long: at most { $most }
shape-length = { $where } must have a length of { $count }
shape-pattern = { $where } must match the pattern { $text }
shape-value = { $where } cannot be “{ $text }”
shape-range = { $where } is too large a number
shape-large = { $where } is too large
shape-json = { $where } is no JSON (byte { $byte })
shape-cut = { $where } breaks off in the middle
shape-utf8 = the text is not written in UTF-8
shape-deep = too many things are nested in one another
shape-wrong = { $where } is not as it should be
why-missing = no such file or folder
why-forbidden = that is not permitted
why-folder = that is a folder
why-no-folder = something on the way there is no folder
why-exists = something of that name is already there
why-full = there is no space left
why-read-only = nothing can be written there
why-long = the name is too long
why-no-program = that is no program which runs here
why-nobody = nobody listens there
why-hung-up = the connection broke off
why-late = no answer came in time
why-no-address = this machine has no such address
why-no-way = no way leads there
why-port = a port is a number from 0 to 65535
why-no-host = nobody knows that name
why-insecure = the connection cannot be made safe
why-stranger = no server of swordfish answers there
why-system = the system refuses it ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = Swipe is for 2 to { $most } players, not { $seats }.
swipe-few-chips = { $seats } players need at least { $least } chips in all, not { $chips }.
swipe-few-dice = { $seats } players need at least { $least } dice in all, not { $dice }.
swipe-too-much = No table of swipe has more than { $most } chips or dice.
swipe-throws = A game cannot have { $throws } throws at most; 0 means no limit.
swipe-no-such-seat = There is no seat { $victim } at this table.
swipe-own = Nobody takes from themselves.
swipe-no-chip = Seat { $seat } has no chip to take.
swipe-last-die = Seat { $seat } has only one die, and nobody may take the last one.
swipe-rolled = The dice show: { $faces }.
swipe-chip-taken = { $giver-seat ->
    [-1] { $taker } wins a chip from the centre.
   *[other] { $taker } swipes a chip from { $giver }.
}
swipe-die-taken = { $giver-seat ->
    [-1] { $taker } wins a die from the centre.
   *[other] { $taker-seat ->
        [-1] { $giver } puts a die into the centre.
       *[other] { $taker } swipes a die from { $giver }.
    }
}
swipe-face-skipped = Nothing to be done for: { $face }.
swipe-super-swiped = { $victims-count ->
    [0] Super Swipe! { $taker } finds no die to take, and throws again.
    [one] Super Swipe! { $taker } takes a die from { $victims }, and throws again.
   *[other] Super Swipe! { $taker } takes a die each from { $victims }, and throws again.
}
swipe-turn-passed = It is the turn of { $to }.
swipe-rolled-off = Roll-off between { $seats }: { $faces }.
face-swipe-chip = swipe a chip
face-win-chip = win a chip
face-swipe-die = swipe a die
face-win-die = win a die
face-x = X
swipe-centre = centre
swipe-chips = chips
swipe-dice = dice
swipe-choice-chip = take a chip from { $victim } (chips { $chips }, dice { $dice })
swipe-choice-die = take a die from { $victim } (chips { $chips }, dice { $dice })
measure-swipe-rolled-off = share of games with a roll-off
measure-swipe-lead = lead of the winner, in chips
about-swipe = swipe: roll dice, win and steal chips and dice (2–6 players)
rules-swipe =
    SWIPE is a race for chips with dice that steal, for 2 to 6 players.

    You need 10 dice and 50 chips. Everybody begins with 2 chips and 2 dice (with five or six players, 1 die). All the
    rest lies in the centre; with two players only three dice do.

    On your turn throw all your dice. Whatever they show is then carried out, always in this order:
      1. swipe a chip: take a chip from a player of your choice
      2. win a chip: take a chip from the centre
      3. swipe a die: take a die from a player of your choice who has two or more
      4. win a die: take a die from the centre
      5. X: put one of your dice into the centre, but never your last
    What cannot be done is skipped. Dice that you win are thrown from your next turn on. Then the player to your left
    is next.

    If all your dice show X, that is a Super Swipe: you lose nothing, every other player who has two or more dice gives
    you one, and you throw again.

    The throw that takes the last chip from the centre is carried out to its end, and then the game is over. Most chips
    win; between equals, most dice; between those still equal, a roll-off: one die each, and the first X wins.
swipe-notation = “{ $text }” is not a position of swipe. One looks like this: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = “{ $text }” is not a choice in swipe. Give the number of a seat.
odds-position = From { $position }, exactly:
odds-seat-wins = seat { $seat } wins
odds-throws = throws to come, on average
odds-events = events to come, on average
odds-two-players = Odds of swipe are exact for two players, who have nothing to choose; here are { $seats }.
odds-dice = Two players have at least one die each, and there are at most { $most } dice between them and the centre.
odds-chips = Odds of swipe are worked out for at most { $most } chips, not for { $chips }.

## swish

swish-dealt = { $places-count ->
    [one] One new card is dealt.
   *[other] { $places-count } cards are dealt.
}
swish-called = { $seat } calls: swish!
swish-laid = { $seat } lays { swish-place }.
swish-lifted = { $seat } lifts { swish-place } again.
swish-proven = Swish! { $seat } takes { $cards-count } cards.
swish-proof-failed = { $given-count ->
    [0] No swish: the proof of { $seat } has failed.
   *[other] No swish: the proof of { $seat } has failed, and costs a card.
}
swish-wait-ended = { $seat } can call again.
swish-word-given = { $seat } says: no swish.
swish-word-taken-back = { $seat } looks again.
swish-swapped = { $places-count ->
    [one] All say so: one card is exchanged.
   *[other] All say so: { $places-count } cards are exchanged.
}
swish-place = { $place ->
    [0] a1
    [1] a2
    [2] a3
    [3] a4
    [4] b1
    [5] b2
    [6] b3
    [7] b4
    [8] c1
    [9] c2
    [10] c3
    [11] c4
    [12] d1
    [13] d2
    [14] d3
   *[15] d4
}
swish-orientation = { $orientation ->
    [1] flipped left–right
    [2] flipped top–bottom
    [3] turned round
   *[0] not flipped
}
swish-cell = { $cell ->
    [0] the top left corner
    [2] the top right corner
    [9] the bottom left corner
    [11] the bottom right corner
   *[other] row { $row }, column { $column }
}
swish-fault-balls = { $count ->
    [2] two balls in { swish-cell }
   *[other] { $count } balls in { swish-cell }
}
swish-fault-hoops = { $count ->
    [2] two hoops in { swish-cell }
   *[other] { $count } hoops in { swish-cell }
}
swish-fault-no-ball = the hoop in { swish-cell } stays empty
swish-fault-no-hoop = the ball in { swish-cell } finds no hoop
swish-fault-few = { $count ->
    [0] there is no card on the mat
    [one] there is only one card on the mat, and at least { $least } are needed
   *[other] there are only { $count } cards on the mat, and at least { $least } are needed
}
swish-fault-many = there are { $count } cards on the mat, and at most { $most } are allowed
swish-seats = Swish is for 1 to { $most } players, not { $seats }.
swish-limits-count = There { $limits ->
    [one] is one limit
   *[other] are { $limits } limits
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; give one for all, or from seat 0 on one for each.
swish-limit = A swish has 2 to { $largest } cards, so { $least } to { $most } is no limit for one.
swish-proof-time = The time for a proof is 5 to 120 seconds, not { $seconds }.
swish-wait-time = The wait after a failed proof is 0 to 30 seconds, not { $seconds }.
swish-deck-few = A deck has at least { $least } cards; this one has { $cards }.
swish-deck-card = Card { $number } of the deck has its ball in cell { $ball } and its hoop in cell { $hoop }; two different cells from 0 to { $last } are needed.
swish-deck-cells = Line { $line }: a card with its ball in cell { $ball } and its hoop in cell { $hoop }; two different cells from 0 to { $last } are needed.
swish-deck-line = Line { $line }: “{ $text }” is no card. Cards are written [ball, hoop] or ball-hoop: [0, 4] or 0-4.
swish-not-called = Only somebody who has called lays cards.
swish-proving = You have called already: now prove it.
swish-other-cards = The cards have changed since: that was about others.
swish-waits = { $seconds ->
    [one] You cannot call yet: a failed proof costs one second.
   *[other] You cannot call yet: a failed proof costs { $seconds } seconds.
}
swish-said = You have said so already.
swish-unsaid = You have said no word that you could take back.
swish-no-such-place = There is no such place or orientation: places are 0 to 15, orientations 0 to 3.
swish-empty-place = No card lies in { swish-place }.
swish-lies-so = The card of { swish-place } lies on the mat like that already.
swish-not-laid = The card of { swish-place } is not on the mat.
swish-full-mat = No swish has more than { $most } cards.
swish-notation = “{ $text }” is not a position of swish. One begins with its 16 places: 3.0 17.2 - 41.1 …
swish-notation-command = “{ $text }” is not a choice in swish. There are: call 3, no 3, back 3 (the number of the layout), lay 5.2 (place and orientation), lift 5, prove.
swish-proves = { $seat } proves:
swish-pile = { $name }: { $cards }
swish-pile-word = says there is no swish
swish-pile-waits = cannot call yet
swish-left = in the deck { $deck }, out of the game { $discard }
swish-hint-search = s calls a swish, n says there is none, b takes that back; s a1 b3h p calls, lays two cards and proves at once
swish-hint-proof = a1 lays that card as it lies, a1h flips it left–right, a1v top–bottom, a1t turns it round; -a1 lifts it; p proves
swish-choice-call = call a swish
swish-choice-no = say that there is no swish
swish-choice-back = take that back
swish-choice-lay = lay { swish-place }, { swish-orientation }
swish-choice-lift = lift { swish-place }
swish-choice-prove = prove it
swish-typed = “{ $text }” is nothing that can be typed here: s a1 b3h p calls, lays a1 and b3 flipped left–right, and proves.
swish-too-late = Time is up.
measure-swish-collected = cards collected by all
measure-swish-best = cards of the winner
measure-swish-lost = cards lost to failed proofs
about-swish = swish: see which transparent cards fall into one another, before the others do (1–8 players)
rules-swish =
    SWISH is a race of eyes with transparent cards, for 1 to 8 players.

    Every card has 4 rows of 3 cells, and on it one ball and one hoop in two different cells. The cell gives the colour:
    corners are blue, the rest of the outer columns orange, the ends of the middle column green, its middle purple. A
    card may be turned round and flipped over, left–right or top–bottom, but always stays upright.

    Sixteen cards lie face up in 4 rows of 4. A SWISH is a set of 2 to 12 of them that can be laid on one another so
    that every ball falls into a hoop and no hoop stays empty: no two balls in one cell, no two hoops in one cell, and
    the cells with balls are just the cells with hoops. Every card that you collect is a point.

    Nobody takes turns, and nothing on the table is touched while you search. Whoever sees a swish calls it, and from
    then on nobody else can. The caller has 20 seconds to prove it: lay each card on the mat the way it must lie. If it
    is a swish, the caller keeps the cards, and new ones fill the gaps. If it is none, or time is up, the cards stay, the
    caller loses the card collected last, if there is one, and cannot call for 5 seconds.

    If you think that there is no swish, say so; until all have said it you may take it back, and a call takes back
    everybody's word. When all say so, four cards drawn at random go back into the deck and four others come. The table
    never tells whether that was right. With an empty deck, the word of all ends the game.

    The game also ends when nobody can make a swish any more. Most cards win; equal piles share the win.

    WAYS TO PLAY. Beginners collect swishes of exactly 2 cards; experts only those of at least 3, 4 or 5; in a mixed
    round, the experienced players need 3 or more, and the others may take any. A swish outside your own limit is a
    failed proof. Solitaire is played against the stopwatch: first the cards count, then the time.

solve-card = Card { $number }, “{ $text }”, is none: a card is ball-hoop, two different cells from 0 to 11, such as 0-4.
solve-size = “{ $text }” is no size of a swish. Give one from 2 to 12, or a range such as 3-6 or 5-.
solve-swish = { $size } cards: { $cards }
solve-found = { $sets ->
    [0] No swish.
    [one] 1 swish among { $cards } cards. After a card's number: h flipped left–right, v flipped top–bottom, t turned.
   *[other] { $sets } swishes among { $cards } cards. After a card's number: h flipped left–right, v flipped top–bottom, t turned.
}
solve-too-many = These cards hold { $sets } swishes, and at most { $most } are listed. Give --size for fewer, or --count.
solve-counted = of { $size } cards: { $sets }
solve-counted-all = in all: { $sets }
odds-no-game = No odds are worked out for { $game } yet; there are some for swish and swipe.
odds-no-position = The odds of { $game } are of its whole deck; a position cannot be given.
odds-layouts = From 2 to { $most } layouts can be dealt, not { $layouts }.
odds-dealt = Swishes in { $cards } cards dealt, { $layouts } layouts (seed { $seed }), with 95 % intervals:
odds-chances = The exact chance that so many dealt cards hold no swish of two, and none at all:
odds-minimal = Minimal swishes of the deck, those that hold no smaller one:
odds-size = size
odds-mean = mean
odds-interval = 95 % interval
odds-median = median
odds-most = most
odds-none = none
odds-all = all
odds-by-kinds = by kinds
odds-by-cards = by cards
odds-cards = cards
odds-no-pair = no swish of two
odds-no-swish = no swish
odds-free = The largest set without a swish has { $cards } cards, for example: { $example }
odds-free-sets = There are { $sets } such sets.
odds-free-of-pairs = The largest set without a swish of two has { $cards } cards, for example: { $example }
odds-clear-most = { $swishes ->
    [0] No way to clear the whole deck was found; if there is one, it has at most { $bound } swishes.
   *[other] The whole deck can be cleared in { $swishes } swishes, and in no more than { $bound }.
}
odds-clear-fewest = { $swishes ->
    [0] Nor was one by few swishes; if there is one, it has at least { $bound }.
   *[other] It can also be cleared in { $swishes } swishes, and in no fewer than { $bound }.
}
odds-example = For example: { $example }
saved-plot = A plot is written to { $path }.
plot-cards = { $cards } cards
plot-sizes = How many swishes of each size
plot-size = size of the swish
plot-mean = mean number
plot-no-pair = no swish of two
plot-no-swish = no swish
plot-none = The chance of none
plot-dealt = cards dealt
plot-chance = chance
plot-totals = How many swishes { $cards } cards hold
plot-all = swishes of all sizes
plot-share = share of layouts
puzzle-no-such-grade = There is no grade “{ $grade }”. The grades are: { $grades }.
puzzle-no-such-version = There is no version { $version } of the puzzles; this program knows { $known }.
puzzle-date = “{ $date }” is no date. One looks like this: 2026-11-16
puzzle-date-or-seed = A puzzle is either of a day or of a word of your own: give --date or --seed, not both.
puzzle-title = Puzzle { $seed }, grade { $grade }, version { $version }
puzzle-task = Exactly one swish of { $size } cards is here. Which?
puzzle-largest = Which is the largest swish?
puzzle-ask = Cards, such as 1 4 6 (or hint, give up, quit):
puzzle-what = Type numbers of different cards from 1 to { $count }, or hint, give up, quit.
puzzle-right = { $hints ->
    [0] Right, without a hint: { $cards }
    [one] Right, with one hint: { $cards }
   *[other] Right, with { $hints } hints: { $cards }
}
puzzle-solution = It was: { $cards }
puzzle-smaller = These { $size } are a swish, but a larger one is here.
puzzle-other-size = These { $size } are a swish, but one of { $wanted } cards is wanted.
puzzle-wrong = These are no swish.
puzzle-hint-turns = It has { $size } cards. { $turns ->
    [0] No card needs to be turned.
    [one] One card must be turned or flipped.
   *[other] { $turns } cards must be turned or flipped.
}
puzzle-hint-card = Card { $card } belongs to it.
puzzle-hint-way = Card { $card } { $way ->
    [0] lies as it is.
    [1] is flipped left–right.
    [2] is flipped top–bottom.
   *[other] is turned by half.
}
practice-number = Puzzles to practise on are numbered 0 to { $last }.
missed-only-swish = What was missed can be told of swish alone.
puzzle-hint-none = There is nothing more to tell: give up shows it.
help-solve = List every swish of some cards, largest first, each with a proof.
help-solve-cards = cards as ball-hoop pairs of cells 0–11, such as 0-4 5-1
help-solve-size = only swishes of that size: 4, 3-6 or 5-
help-solve-count = only count them, by size
help-odds = Work out what a game's deck or dice hold: exact chances, counts with intervals, extremes.
help-odds-position = in swipe, a position of two players as a line, such as "46.3 2.2 2.2 >0"; without it, the start
help-odds-layouts = how many layouts to deal and count (10000)
help-odds-seed = a seed for the deals; the same one deals the same layouts
help-odds-plots = write plots as SVG files into a folder
help-puzzle = Solve a swish puzzle: today's, another day's, or one of a seed.
help-puzzle-date = the puzzle of that day (today, UTC)
help-puzzle-grade = how hard, from warm-up to twelve
help-puzzle-seed = a puzzle of your own word instead of a day's
help-puzzle-json = print the puzzle with its solution as one JSON object
examples-solve =
    examples:
      swordfish solve "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --size 3-6 "0-4 5-1 3-1 1-5 4-0 2-9"
      swordfish solve --count --json "0-4 5-1 3-1 1-5 4-0 2-9"
examples-odds =
    examples:
      swordfish odds swish
      swordfish odds swish --layouts 100000 --json
      swordfish odds swish --deck mine.json
      swordfish odds swish --plots plots
      swordfish odds swipe
      swordfish odds swipe "9.2 20.3 21.2 >1"
examples-puzzle =
    examples:
      swordfish puzzle
      swordfish puzzle --date 2026-11-16 --grade hard
      swordfish puzzle --grade twelve --seed rain

## swirl

creature-crab = crab
creature-fish = fish
creature-sea-horse = sea horse
creature-star-fish = star fish
kind-creature = creature
kind-collect-one = collect one
kind-collect-all = collect all
kind-snatch = snatch
kind-swirl = swirl
swirl-card = { $colour } { $creature } { $number }
swirl-action = { $action }
swirl-seats = Swirl is for 2 to { $most } players, not { $seats }.
swirl-teams = Two teams need 4 players, not { $seats }.
swirl-creatures = There must be from { $least } creatures, one a player, to { $most }, not { $creatures }.
swirl-colours = There must be from 1 to { $most } colours, not { $colours }.
swirl-numbers = The highest number must be from 1 to { $most }, not { $numbers }.
swirl-hand = A hand must have from 1 to { $most } cards, not { $hand }.
swirl-deck-line = Line { $line } of the deck is no card: “{ $text }”. Cards look like this: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = Line { $line } of the deck, “{ $text }”, needs a number from 1 to { $most } at its end.
swirl-deck-lacks = The deck has no { $colour } { $creature }; it needs every creature in every colour.
swirl-deck-small = { $seats } players need a deck with at least { $least } creature cards, not { $cards }.
swirl-deck-large = A deck has at most { $most } cards, not { $cards }.
swirl-choose-first = The creatures are chosen first.
swirl-creature-gone = The { $creature } cannot be chosen: somebody has it, or this table plays without it.
swirl-no-such-creature = There is no creature “{ $text }”. The creatures are: crab, fish, sea-horse, star-fish.
swirl-play-first = A card must be played first.
swirl-not-in-hand = That card is not in your hand.
swirl-take-first = The card that lies there must take something first.
swirl-cannot-take = That card cannot be taken now.
swirl-not-enough = That is not a whole capture yet: what would be left still adds up.
swirl-notation = “{ $text }” is not a position of swirl. One looks like this: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = “{ $text }” is not a choice in swirl. Choices look like this: crab; play 17; take 9; enough.
swirl-creature-chosen = { $seat } collects the { $creature }.
swirl-middle-dealt = In the middle lie { $cards }.
swirl-dealt = { $most ->
    [one] Everybody is dealt a card.
   *[other] Everybody is dealt { $most } cards.
}
swirl-card-played = { $seat } plays: { $card }.
swirl-card-chosen = { $seat } wants the { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } captures { $cards }.
   *[other] { $seat } captures { $cards }. Into the series: { $laid }.
}
swirl-card-left = It captures nothing and lies in the middle.
swirl-nothing-taken = There is nothing to take.
swirl-snatched = { $replaced-count ->
    [0] { $taker } snatches the { $card } of { $victim }.
   *[other] { $taker } snatches the { $card } of { $victim }, who has another: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } swirls, and nobody has a card to drop.
   *[other] { $seat } swirls! All others drop their hands into the middle: { $hands }. { $seat } plays on alone.
}
swirl-creature = creature
swirl-series = series
swirl-pile = pile
swirl-hand-count = hand
swirl-middle = In the middle:
swirl-played = Played:
swirl-wanted = Wanted:
swirl-hand-cards = Your hand:
swirl-type = Type the number of a choice, or the cards that it shall take, for example: 5rc 4gf
swirl-choice-capture = { $card }: captures; you choose what
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-choice-leave = { $card }: will lie in the middle
swirl-choice-collect-one = { $card }: takes a card of the middle
swirl-choice-collect-all = { $card }: takes the whole middle
swirl-choice-snatch = { $card }: takes a card from a series
swirl-choice-swirl = { $card }: all others drop their hands, and you play on
swirl-choice-of = { $card } of { $seat }
swirl-choice-enough = that is enough
swirl-and = { $first }, and { $second }
measure-swirl-deals = deals a game
measure-swirl-series = share of games ended by a series
measure-swirl-series-early = … in deals 1 and 2
measure-swirl-series-third = … in deals 3 and 4
measure-swirl-series-fifth = … in deals 5 and 6
measure-swirl-series-late = … in deal 7 or later
about-swirl = swirl: capture cards by sums, collect a sea creature in four colours (2–4 players)
rules-swirl =
    SWIRL is a card game of sums and hidden hands, for 2 to 4 players; four may play as two teams.

    There are 72 creature cards (crab, fish, sea horse and star fish, in red, green, yellow and purple, numbered 1 to
    10) and 13 action cards. Everybody chooses a different creature and wants it once in all four colours: whoever has
    that four-colour series first wins at once.

    Four creature cards are laid in the middle, face up, and everybody gets four cards. On your turn play one card:
      - A creature card captures every card of its own number, and every group of cards that add up to it: a 9 takes
        a 9, and a 5 with a 4. You may choose between groups, but what you leave must not add up to the number any
        more. A card that captures comes along with its captures; one that captures nothing stays in the middle.
      - Collect one takes any one card of the middle, collect all takes all of them.
      - Snatch takes a card from another player's series. Who has another of that creature and colour on the pile
        puts it in its place.
      - Swirl makes all others drop their hands into the middle; then you play out the rest of yours alone.
        Dropped action cards do nothing.
    Captured cards go onto your pile, but a card of your creature in a colour that you lack goes into your series.
    Action cards that you played go onto your pile, too.

    When all hands are empty, everybody gets four new cards; the middle stays as it is. When there are too few cards
    for that, all get the same smaller number. If the cards run out, the longest series wins, then the largest pile.

    In teams partners sit opposite. Either partner's complete series wins for both; else the sums of their series
    count, then those of their piles. A snatch aims at opponents only, but a swirl empties your partner's hand too.

## swishbones

swishbones-seats = Swishbones is for 2 to { $most } players, not { $seats }.
swishbones-bones = A pond needs { $least } to { $most } bones here, not { $bones }.
swishbones-spacing = Bones are laid { $least } to { $most } apart, not { $spacing }.
swishbones-quiet-rounds = A game ends after 1 to { $most } quiet rounds, not { $rounds }.
swishbones-bends = Allowed bends are different whole degrees from −{ $widest } to +{ $widest }.
swishbones-places = { $seats } fish need { $seats } different bearings from 0 to 359, each { $apart }° from the next.
swishbones-colours = { $seats } fish need { $seats } different colours.
swishbones-pond-stranger = Bone { $piece } does not belong into this pond: its bones are numbers { $first } to { $last }.
swishbones-pond-twice = Bone { $piece } lies in the pond twice.
swishbones-pond-missing = { $count ->
    [one] Bone { $piece } is missing: this pond has one bone.
   *[other] Bone { $piece } is missing: this pond has { $count } bones.
}
swishbones-pond-outside = Bone { $piece } lies outside the pond, whose radius is { $radius }.
swishbones-pond-near = Bones { $other } and { $piece } lie too near each other: bones are to be at least { $spacing } apart.
swishbones-still-setting-up = The fish is not in the water yet.
swishbones-stop-first = At least one swish must be made before you stop.
swishbones-bend = A fish bends by at most { $widest }° to either side, not by { $bend }°.
swishbones-bend-allowed = This table does not allow a bend of { $bend }°, only these: { $bends }.
swishbones-blocked-own = At { $bend }° the fish would touch its own bone { $piece }.
swishbones-blocked-opponent = At { $bend }° the fish would touch bone { $piece } of the fish of seat { $seat }.
swishbones-has-bone = The head has its bone already.
swishbones-no-such-bone = There is no bone { $piece } in the pond.
swishbones-own-colour = Bone { $piece } has the colour of the head; the first bone must have another.
swishbones-placed = The fish has its place already.
swishbones-bone-first = The head needs a bone before the fish is placed.
swishbones-place = The fish cannot be placed at { $bearing }°. These places are free: { $places }.
swishbones-pond-laid = The bones lie in the pond.
swishbones-bone-taken = { $seat } puts the { $colour } bone { $piece } behind the head.
swishbones-fish-placed = { $seat } places the fish at { $bearing }°.
swishbones-swished = { $food-count ->
    [0] { $seat } swishes by { $bend }°.
   *[other] { $seat } swishes by { $bend }° and touches food ({ $food }).
}
swishbones-bone-eaten = { $seat } eats the { $colour } bone { $piece }.
swishbones-penalty-taken = { $seat } gets indigestion from the { $colour } bone { $piece }: { $why }.
swishbones-stopped = { $seat } stops.
swishbones-passed = { $seat } cannot swish, and passes.
swishbones-turn-ended = The move of { $seat } is over.
indigestion-none = digestible
indigestion-tail = it has the colour of the tail
indigestion-front = it has the colour of the front bone
indigestion-room = there is no room behind the tail
swishbones-map = letters are fish (capital: the head), numbers are food; one bone is about { $columns } columns wide
swishbones-seat = { $name }: { $colour }, { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}{ $penalties ->
    [0] {""}
    [one] , 1 penalty bone
   *[other] , { $penalties } penalty bones
}, score { $score }
swishbones-turn = Heading { $heading }°, at most { $swishes ->
    [one] 1 swish
   *[other] { $swishes } swishes
} left in this turn. Type a bend such as +13 or -60, several for a chain (0 +13 -5), and stop to end the move.
swishbones-turn-take = Type the number of the bone that you put behind your head.
swishbones-turn-place = Type the bearing at which you place your fish: 0 is right, 90 is up.
swishbones-range = { $first } to { $last }
swishbones-span-free = { $bends } free
swishbones-span-eats = { $bends } eats { $food }
swishbones-span-indigestible = { $bends } touches { $food }
swishbones-span-blocked = { $bends } blocked by { $who }
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = its own bones
swishbones-choice-take = take the { $colour } bone { $piece }
swishbones-choice-place = place the fish at { $bearing }°
swishbones-choice-swish = swish by { $bend }°
swishbones-choice-stop = stop here
measure-swishbones-food-gone = share of games that ended because all food was gone
measure-swishbones-food-left = bones left in the pond
measure-swishbones-penalties = penalty bones, all seats together
measure-swishbones-best = score of the winner
measure-swishbones-lead = lead of the winner, in points
about-swishbones = swishbones: fish swim, eat bones and get into each other's way (2–4 players)
rules-swishbones =
    SWISHBONES is a game of fish that grow and get into each other's way, for 2 to 4 players.

    There are 4 heads, one in each colour (red, yellow, green, blue), and 32 bones, 8 in each. The bones lie scattered in a
    round pond. From the last player backwards everybody takes the head of their colour, puts any one bone of another
    colour behind it, and places this fish at the edge of the pond, looking at its middle. The last player chooses where;
    the others take places evenly spaced from there.

    On your turn your fish swishes: its tail bone is taken away and put in front, straight on or bent by up to 60° to
    either side. Swish at least once if you can. Your move ends
      · when the head is in front again
      · when the bone in front touches food, that is, a bone in no fish
      · when you stop, or no swish is possible
    The bone in front may touch no bone of another fish, and none of its own but the one behind it. Who cannot swish
    passes.

    Food that is touched is eaten: it goes behind the tail. But two neighbours in a fish may never have the same colour,
    and the tail is a neighbour of the front. So food in the colour of your tail or of your front bone, as they are at that
    moment, is indigestible, and so is food for which there is no room behind the tail: it goes to your penalty pile.

    The game ends when all food is gone, or after a whole round in which no bone has left the pond (two such rounds, if the
    table says so). Your score is the bones of your fish, head included, less the bones of your penalty pile.
swishbones-notation = “{ $text }” is not a position of swishbones. One looks like this: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = “{ $text }” is not a choice in swishbones. Give a bend like +13 or -60, stop, t17 to take a bone, or p90 to place the fish.

## Records

record-unwritable = { $path } cannot be written: { $reason }.
record-unreadable = { $path } cannot be read: { $reason }.
record-empty = { $path } is empty: line 1 of a record is its header.
record-foreign = { $path } is not a record of swordfish: line 1 is no header of one.
record-future = { $path } is in format { $format }, which is newer than this program (it knows { $known }), by line 1.
record-future-rules = { $path } was played by rules version { $rules } of { $game }, which is newer than this program (it knows { $known }), by line 1.
record-line = { $path }, line { $line }: { $reason }.
record-rewound = { $path }, line { $line }: nobody can go back to event { $to } from there.
record-unknown-field = { $path }, line { $line }: this event has no field called “{ $field }”.
record-truncated = { $path } breaks off at line { $line }: it has no closing line.
record-nonsense = { $path }, line { $line }: this cannot have happened there.
verify-sealed = This record is sealed: it does not tell its seed, so nothing can be recomputed before its game is over.
verify-seed = The seed is not the one that was promised in line 1: its hash differs.
verify-stamp = Line { $line } (event { $number }) does not follow: its clock says { $at } ms after { $now } ms.
verify-late = Line { $line } (event { $number }) does not follow: it happens by itself at { $now } ms, not at { $at } ms.
verify-rewound = Line { $line } (event { $number }) does not follow: nobody can go back to event { $to } from there.
verify-over = Line { $line } (event { $number }) does not follow: the game was over before it.
verify-lapse = Line { $line } (event { $number }) does not follow: the time ran out at { $until } ms, and that comes first.
verify-forced = Line { $line } (event { $number }) does not follow: the rules leave no choice there, and it would be another.
verify-chance = Line { $line } (event { $number }) does not follow: the seed gives another draw.
verify-choice = Line { $line } (event { $number }) does not follow: nobody could choose that.
verify-places = The last line does not follow: it says places { $told }, but they are { $places }.

## The server

store-future = This store is of version { $version }, which is newer than this program (it knows { $known }).
store-broken = { $path } is no store of swordfish: { $reason }.
store-foreign = it is no database
store-damaged = it is damaged
store-unopened = it cannot be opened
store-busy = somebody else is using it
no-such-table = There is no table { $table }.
table-stopped = This table has been stopped by a mistake of ours. Its log is kept; other tables go on.
table-closed = This table has been closed.
store-failed = This could not be written down, so it may not have happened. Look at the table and try again.
try-again = Too many are writing at once. Try again in a moment.
bad-message = That is no message of this protocol: { $reason }.
bad-method = That cannot be asked for in this way.
bad-salt = A salt is 16 bytes, written as 32 hexadecimal digits.
bad-chat = Only ready phrases can be said here, or, where it is allowed, up to { $most } letters.
bad-name = A name has 1 to { $most } letters.
no-guest = Nobody knows you here yet. Give a name first.
not-begun = The game has not begun yet.
not-seated = You are not sitting at this table.
chain-length = One message holds from 1 to { $most } commands.
table-begun = The game has begun already.
table-not-over = The game is not over yet.
table-chairs-empty = There are still empty chairs; a bot can take one.
table-no-chair = There is no chair { $seat } to be had.
table-seated = You are sitting on chair { $seat } already.
table-locked = The host has locked the table.
table-chair-taken = Chair { $seat } is taken.
table-not-host = Only the host can do that.
no-such-page = There is nothing here.
no-such-puzzle = There is no puzzle of { $date } yet, or none any more.
suppose-search = While all are looking, nothing can be supposed. Look, and call.
bad-bot = “{ $name }” cannot be a bot's name here: up to 24 small letters, digits and hyphens, and none that there is already.
help-bot = let tables seat this program as a bot, by that name; as often as you like
puzzle-unseen = Look at the puzzle of { $date } first: that starts your clock.
puzzle-cards = Name different cards by numbers from 0 to { $most }, and if you say how they lie, one way from 0 to 3 for each.
no-such-guest = There is no such guest.
no-such-eyes = Nobody sees this game through “{ $eyes }”: say all, watcher, or a seat from 0 to { $last }.
bad-settings = That is more than can be kept: { $most } letters at most.
beyond-no-network = This machine is in no network that others could come from. Join the wifi first.
not-this-machine = Only who sits at the machine itself can open it to others.
no-such-device = This key has been used, or is too old. Ask for a new one on your other device.
foreign-host = This server does not answer to that name. Its operator can give it one with --url.
foreign-origin = Another page asked for this, not this server's own. That is not allowed.
banned = You cannot come in here any more.
bad-ban = “{ $who }” is nobody who could be kept out. Write guest:ID or address:ADDRESS.
bad-turn = A turn takes from 0 (no limit) to { $most } milliseconds.
not-operator = Only the operator can do that.
too-fast = { $seconds ->
    [one] You are asking too fast. Try again in a second.
   *[other] You are asking too fast. Try again in { $seconds } seconds.
}
too-many-guests = { $seconds ->
    [one] Too many new guests come from your address. Try again in a second.
   *[other] Too many new guests come from your address. Try again in { $seconds } seconds.
}
too-many-tables = { $seconds ->
    [one] You have made too many tables. Try again in a second, or finish one.
   *[other] You have made too many tables. Try again in { $seconds } seconds, or finish one.
}
too-many-seats = { $most ->
    [one] No table here has more than one seat.
   *[other] No table here has more than { $most } seats.
}
too-many-sockets = You are connected too many times. Close another window first.
too-many-watchers = { $most ->
    [one] One is watching this table already, and no more can.
   *[other] { $most } are watching this table already, and no more can.
}
server-full = All tables are taken. Try again later.
server-broken = Something went wrong here. It has been noted, and nothing of your game is lost.
store-missing = There is no store at { $path }.
store-in-use = { $path } is in use. Stop the server first.
prune-too-young = { $least ->
    [one] Only tables without a move for at least a day can be deleted.
   *[other] Only tables without a move for at least { $least } days can be deleted.
}
join-url = “{ $url }” is no link to a table. One looks like this: http://192.168.0.7:7733/t/ABC234
join-no-table = That link leads to a server, but to no table of it.
join-unreachable = { $host } cannot be reached: { $reason }.
join-told = The server says: { $text }
join-table = A table of { $game }, code { $table }. Type ? for help.
join-sat = { $name } sits down.
join-bot-sat = { $name }, a bot, sits down.
join-stood = { $name } leaves.
join-begun = The game begins.
join-lapsed = The time of { $name } is up; the table plays for them.
join-undo-asked = { $name } would like to take the last choice back: yes or no?
join-said = { $name }: { $text }
join-wait = It is not your turn.
join-left = You have left; your chair is kept. Come back with the same command.
join-help =
    Type the number of a choice, or what stands behind it in brackets. Besides:
      begin   begin the game, if the table is yours and every chair is taken
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   ask to take your last choice back; yes or no   answer somebody who asks
      rules   how the game is played
      quit   leave
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-hurry = Your turn!
phrase-again = Another game?
phrase-bye = Goodbye!

## Pictures

draw-due = { $game }: { $who } to move
draw-over = { $game }: won by { $who }
draw-moment = { $game }
draw-no-such-moment = There is no moment { $at } in this record: they are numbered from 0 to { $last }.
draw-no-such-seat = There is no seat { $seat } at this table: they are numbered from 0 to { $last }.
drawn = The table after event { $at } of { $last } is drawn in { $path }.
no-such-theme = There is no theme “{ $theme }”. There are: { $themes }.

## Bots: what each level is called, and its character in a sentence that begins with the name

# sixteen names from the sea, from which bots take theirs at a table, separated by commas
bot-names = Nemo, Coral, Finn, Marina, Pearl, Kelp, Sandy, Marlin, Shelly, Drift, Misty, Skipper, Anchor, Bubbles, Ripple, Tidy
bot-swish-easy = Ottoline
bot-swish-easy-character = { bot-swish-easy } looks for pairs, takes its time, and sometimes calls what is not there.
bot-swish-medium = Marlow
bot-swish-medium-character = { bot-swish-medium } sees pairs soon and threes after a while, and seldom errs.
bot-swish-hard = Captain Brisk
bot-swish-hard-character = { bot-swish-hard } sees most swishes of up to five cards within seconds.
bot-swish-best = The Hawk
bot-swish-best-character = { bot-swish-best } sees whatever there is to see; only the clock can stop it.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { bot-swishbones-easy } likes food, and now and then swims somewhere else.
bot-swishbones-medium = Bramble
bot-swishbones-medium-character = { bot-swishbones-medium } eats what it can reach in this turn, and swims to the nearest bite.
bot-swishbones-hard = Old Salt
bot-swishbones-hard-character = { bot-swishbones-hard } thinks of its next turn too, and of yours.
bot-swishbones-best = Leviathan
bot-swishbones-best-character = { bot-swishbones-best } plans over several turns, and keeps you from what you want.
bot-swirl-easy = Shelly
bot-swirl-easy-character = { bot-swirl-easy } collects gladly, and forgets every third card what for.
bot-swirl-medium = Coral
bot-swirl-medium-character = { bot-swirl-medium } takes what its series needs, then what yours needs, then most.
bot-swirl-hard = Anemone
bot-swirl-hard-character = { bot-swirl-hard } imagines for a moment which cards you may hold.
bot-swirl-best = The Kraken
bot-swirl-best-character = { bot-swirl-best } imagines thousands of hands that you may hold, up to the next deal.
bot-swipe-easy = Magpie
bot-swipe-easy-character = { bot-swipe-easy } swipes from whom it likes least today.
bot-swipe-medium = Robin
bot-swipe-medium-character = { bot-swipe-medium } takes from the rich, whoever they are.
bot-swipe-hard = Jackdaw
bot-swipe-hard-character = { bot-swipe-hard } thinks a little about who is going to win, and robs them.
bot-swipe-best = The Raven
bot-swipe-best-character = { bot-swipe-best } tries hundreds of throws in its head before it robs anybody.
## The page

page-title = Four games, one table
page-subtitle = Cards you can see through, fish that fight, creatures to collect, dice that steal. Play against bots at once, or invite whoever is near.
page-name = Your name
page-guest-names = Brave Crab, Calm Heron, Clever Seal, Curious Otter, Gentle Limpet, Lucky Marlin, Merry Dolphin, Quick Urchin, Silver Pearl, Sunny Puffin, Cheeky Gull, Wise Whale, Lively Sea Horse, Golden Starfish, Saucy Shrimp, Quiet Jellyfish, Sturdy Lobster, Blue Wave, Bold Cormorant, Funny Salmon, Silent Flounder, Dotty Clownfish, Loyal Turtle, Nimble Shark
page-home = First page
page-games = The games
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Lay transparent cards on one another until every ball is in a hoop. First to see it, calls it. 1–⁠8 players.
page-tag-swishbones = Your fish grows by what it eats, and bends round everybody else. 2–⁠4 players.
page-tag-swirl = Capture cards by sums, and collect one sea creature in four colours. 2–⁠4 players.
page-tag-swipe = Throw your dice, win chips, and steal what others have won. 2–⁠6 players.
page-play-bots = Play bots
page-invite = Invite friends
page-coming = Its board is being drawn.
page-new = Choose how to play
page-puzzle = The puzzle of the day
page-puzzle-of = The same for everybody, on { $day }.
page-wait = One moment …
page-beyond = Others on this wifi may come in
page-beyond-how = Just now only this machine can reach the page.
page-beyond-qr = The link to this page as a QR code
page-me = Your page
page-save = Save
page-saved = Saved
page-likes = As you like it
page-colours = Colours
page-ways = Hands and ears
page-sound = Sounds
page-past = Your games
page-no-past = None yet. The first one is a click away.
page-place = place { $place }
page-closed = closed
page-go-on = go on
page-go-there = To the table
page-more = Earlier ones
page-ratings = How well you play
page-no-ratings = That shows after your first game with others, or with bots.
page-rating = { $rating }, most likely { $span }, after { $games ->
    [one] one game
   *[other] { $games } games
}
page-bests = Your best games alone
page-no-bests = Play a game alone, and your best stands here.
page-best = { $game }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $seconds } seconds
page-device = Another device
page-device-how = Be the same player on your phone or tablet: your games, your name and what you like come along.
page-device-go = Show the link
page-device-again = A new link
page-device-qr = The link for your other device as a QR code
page-device-link = Link for your other device
page-device-once = { $minutes ->
    [one] It works once, within a minute.
   *[other] It works once, within { $minutes } minutes.
}
page-device-none = There is no key in this link. Ask for a new one on your other device.
page-device-welcome = On this device you will be the same player as on your other one.
page-device-replace = On this device you are { $name } now. You will be the player of your other device instead.
page-device-accept = Yes, that is me
page-forget = Forget me
page-forget-what = Your name, your words, your ratings and your bests are deleted. Games that you played with others stay, without your name.
page-forget-sure = Shall everything about you be forgotten?
page-keep = No, keep it
page-licences = Whose work is in this page besides ours
page-replay = Replay
page-replay-start = Nothing has happened yet.
page-replay-controls = Go through the game
page-replay-moment = Moment of the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-on = One step on
page-replay-last = To the end
page-replay-link = Link to this moment
page-eyes = Seen by
page-eyes-all = all hands open
page-eyes-watcher = a watcher
page-share = Share
page-download = Download the record
page-keys-replay =
    ← →: one step (with shift ten)
    Home, End: beginning and end
    Space: play or stop
page-hint = A hint, please
page-hint-thinking = The best bot is thinking …
page-hint-told = The best bot would say: { $choice }
page-hint-play = play “{ $card }”
page-hint-take = take “{ $card }”
page-hint-lay = lay the card ({ $place }), { swish-orientation }
page-hint-lift = lift the card ({ $place })
page-keys-hint = B: a hint, where you play against bots alone
page-keys-cost = B: what a choice cost
page-cost = What did this choice cost?
page-cost-said = { $name } said: { $choice }
page-cost-best = The best bot would have said: { $choice }
page-cost-same = The best bot would have said the same.
page-cost-share = It cost { $cost } of the win.
page-cost-nothing = It cost nothing.
page-cost-none = Nobody chose anything more after this.
page-chances = Who is going to win?
page-chances-of = { $name } wins with a chance of { $chance }
page-way = Which game
page-options = More options
page-seats = How many play
page-chair = Chair { $number }
page-chair-you = you
page-chair-anybody = whoever comes
page-chair-bot = a bot ({ $level })
page-who-comes = Who may come
page-by-code = Only who has the link or the code.
page-listed = Everybody: it stands in the list of open tables.
page-turn-time = Time for a turn
page-turn-clock = { $seconds } seconds a turn.
page-turn-seconds = { $seconds ->
    [0] as long as it takes
    [30] 30 seconds
    [60] one minute
    [86400] a day
   *[other] { $minutes } minutes
}
page-screen-here = The table is shown on this big screen, the hands are on phones.
page-make = Make the table
page-yes = yes
page-no = no
option-chips = Chips
option-dice = Dice
option-most-throws = Throws at most (0: no limit)
option-teams = Two teams of two
option-rotating = The next player begins each deal
option-creatures = Creatures
option-colours = Colours
option-numbers = Highest number
option-hand = Cards in a hand
option-proof = Seconds for a proof
option-wait = Seconds to wait after a wrong call
option-bones = Bones
option-spacing = Distance between bones
option-quiet-rounds = Rounds without food until the end
variant-swipe-printed = As printed: 50 chips
variant-swipe-short = Short: 20 chips
variant-swipe-tiny = Tiny: 14 chips, 9 throws
variant-swirl-printed = As printed
variant-swirl-rotating = The next player begins each deal
variant-swirl-teams = Two teams of two
variant-swirl-small = Small: three colours, numbers up to 7
variant-swirl-tiny = Tiny: two creatures, two colours
variant-swirl-pocket = Pocket deck
variant-swish-printed = As printed: two cards or more
variant-swish-beginner = For beginners: exactly two cards
variant-swish-mixed = Mixed: the first chair needs three cards, the others two
variant-swish-expert3 = For experts: three cards or more
variant-swish-expert4 = For experts: four cards or more
variant-swish-expert5 = For experts: five cards or more
variant-swish-short = Short: one card of each kind
variant-swishbones-printed = As printed
variant-swishbones-two = Patient: two rounds without food
variant-swishbones-cramped = Cramped: bones lie close together
variant-swishbones-heaps = Heaps of bones
variant-swishbones-tiny = Tiny: eight bones
page-continue = Go on with your game of { $game }
page-join = Join a table
page-code = Code of the table
page-join-go = Join
page-level = Level of the bots
page-bot-random = by chance
page-bot-greedy = greedy
page-bot-easy = easy
page-bot-medium = medium
page-bot-hard = hard
page-bot-best = best
page-open-tables = Open tables
page-no-tables = No open table just now. Yours could be the first.
page-free-seats = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
}
page-watch = watch
page-language = Language
page-theme = Colours: { $theme }
page-theme-auto = as the device likes
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-lost = There is nothing here but water.
page-try-again = Try again
page-advice-page-lost = Perhaps the address was mistyped, or what was here has gone.
page-advice-no-such-table = Look at the code again: it has six letters and digits. If it is right, nobody has played there for long, and the table was cleared away. Make one of your own.
page-advice-table-closed = It was closed by whoever runs this server. What was played there is kept on your own page.
page-advice-too-many-watchers = There is no room for one more just now. A place may be free in a minute.
page-advice-server-full = Too many people play here just now. Try again in a minute.
page-advice-page-no-server = Either it is being started again, or this device is offline. Nothing is lost: whatever was played is kept.
page-no-server = The server does not answer.
page-missing = The page has not been built yet. This builds it: make play
page-sitting-down = { $name } is sitting down …
page-link-live = live
page-link-reconnecting = reconnecting
page-link-unsent = move not sent
page-leave = Leave
page-keys = Keys and pace
page-keys-skip = Enter: show at once what happened
page-keys-all = Tab: from one thing to the next
    ?: this list
page-keys-swipe = Space: throw your dice
page-keys-rob = 1, 2, 3 …: take from that player, clockwise from you
page-keys-swirl = 1, 2, 3, 4: a card of your hand; again to play it
    the letters on cards: take that one
    Space: that is enough
page-keys-swish = Space: call a swish; N: say that there is none, or look again
    1234 QWER ASDF ZXCV: the card that lies where the key does; again to pick it, and once more to lift it
    ← →: flip the picked card left–right; ↑ ↓: top–bottom; T: turn it by half
    Backspace: lift the picked card; Enter: prove it
page-keys-puzzle = 1234 QWER ASDF ZXCV: the first card, the second, and so on; again to pick it, and once more to lift it
    ← →: flip the picked card left–right; ↑ ↓: top–bottom; T: turn it by half
    Backspace: lift the picked card; Enter: is this it?
page-keys-on = Single keys do something
page-pace = How things are shown
page-pace-calm = calmly
page-pace-quick = quickly
page-pace-instant = at once
page-close = Close
page-key-space = space
page-board = The board
page-log = What happened
page-log-begun = The game begins.
page-log-sat = { $name } sits down.
page-log-stood = { $name } leaves; the chair waits.
page-log-undo = { $name } would like to take the last choice back.
page-log-rewound = The last choice is taken back.
page-log-agreed = { $name } agrees.
page-log-refused = { $name } would rather not.
page-log-kept = A bot keeps the chair of { $name } warm.
page-log-removed = { $name } was sent away.
page-log-locked = The table is locked: nobody else can sit down.
page-log-unlocked = The table is open again.
page-undo-asked = You would like to take your last choice back. The others are being asked …
page-kept = A bot has kept your chair warm.
page-take-back = I am back
page-turn = Due now:
page-clock = Time left
page-clock-soon = Your time is nearly up.
page-late = Your time was up, so the table chose for you.
page-lag = How far away
page-let-bot = Let a bot play
page-mute = Mute
page-unmute = Hear again
page-lock = Nobody else may sit down
page-full = All chairs are taken. You can watch, or make a table of your own.
page-locked = The host has locked this table. You can watch, or make a table of your own.
page-watching = You are watching.
page-tv = Show it on a big screen
page-fullscreen = Fill the screen
page-screen-leave = Small screen
page-screen-how = Take your phone, scan the code or type it, and sit down.
page-restarting = The server does not answer just now.
page-again-seen = Watch it again
page-send = Send
page-advice-table-not-over = A replay shows all hands, so it opens when the game is over.
page-undo = Take back
page-agree = Agree
page-refuse = Refuse
page-log-lapsed = The time of { $name } is up.
page-say = Say something
page-rules = How it is played
page-skip = Show at once
page-chairs = Who plays
page-empty-chair = empty chair
page-sit = Sit here
page-away = away
page-add-bot = Add a bot
page-fill-bots = Fill with bots
page-remove = Remove
page-begin = Begin
page-host-begins = The host begins when all chairs are taken.
page-begin-when = You can begin when all chairs are taken.
page-qr = The link to this table as a QR code
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-turn-of = It is the turn of { $name }.
page-you-win = You win!
page-wins = The winner: { $winners }
page-rematch = Play again
page-ended-mine = This game is over. Begin another one like it, or watch how it went, move by move.
page-ended = This game is over, so nobody can sit down here any more. Watch how it went, move by move, or make a table of your own.
page-ended-goes-on = This game is over, and they are playing on at another table. Come along, or watch how this one went, move by move.
page-to-rematch = To the new table
page-own-table = A table of your own
page-watching-why = The game has begun, so nobody else can sit down.
page-swirl-choose = Which creature will you collect?
page-swirl-play = Your turn: tap a card to see what it does, and again to play it.
page-swirl-team = team { $team }
page-swirl-take = Which card shall it take?
page-swish-area = The cards
page-swish-place = row { $row } column { $column }
page-swish-cell = { $cell ->
    [0] top left
    [1] top middle
    [2] top right
    [3] upper left
    [4] upper middle
    [5] upper right
    [6] lower left
    [7] lower middle
    [8] lower right
    [9] bottom left
    [10] bottom middle
   *[11] bottom right
}
page-swish-card = ball { $ball }, hoop { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, on the mat: { $card }
page-swish-empty = { $place }: empty
page-swish-mat = The mat
page-swish-mat-filled = Ball in hoop: { $cells }.
page-swish-mat-balls = Ball without a hoop: { $cells }.
page-swish-mat-hoops = Empty hoop: { $cells }.
page-swish-mat-clashes = Two of a kind: { $cells }.
page-swish-proof = The proof
page-swish-layers = Cards on the mat
page-swish-tools = What to do with the picked card
page-swish-flip-across = Flip left–right
page-swish-flip-down = Flip top–bottom
page-swish-turn = Turn by half
page-swish-lift = Lift
page-swish-call = SWISH!
page-swish-none = No swish
page-swish-look-again = Look again
page-swish-prove = Prove it
page-swish-no = No swish!
page-swish-prove-it = Lay your swish: tap cards, then flip or turn them.
page-swish-search = Look with your eyes. Call when you see it.
page-swish-wait = You can call again in { $seconds } s.
page-swish-words = { $said } of { $all } say that there is no swish.
page-swish-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
page-swish-stopwatch = Stopwatch
page-swish-raised = says there is no swish
page-swish-waits = cannot call yet
page-swish-collected = cards collected
page-swish-limit = swishes of { $least } to { $most } cards
page-swish-lag = { $ms } ms
page-swish-by-words = Play by words, without a clock
page-swish-by-words-about = Say for each card of your swish how it shall lie. Nothing is checked until you are done, and no second counts against you while you think.
page-swish-not-used = not part of it
page-swish-words-prove = { $count ->
    [one] Call, and prove it with this card
   *[other] Call, and prove it with these { $count } cards
}
page-missed = What you missed
page-missed-look = Show every swish that lay there
page-missed-found = { $found ->
    [one] One swish
   *[other] { $found } swishes
} lay there in { $layouts ->
    [one] one layout
   *[other] { $layouts } layouts
}; { $taken } { $taken ->
    [one] was
   *[other] were
} taken.
page-missed-layout = Layout { $number } of { $layouts }, from { $time } on
page-missed-taken = A swish of { $size } was taken.
page-missed-none-taken = None was taken.
page-missed-nothing = There was no swish.
page-missed-sizes = By their size
page-missed-size = { $size } cards: { $many }
page-missed-swish = Swish { $number } of { $count }: { $size } cards
page-missed-this = this one was taken
page-missed-earlier = Earlier layout
page-missed-later = Later layout
page-missed-before = Previous swish
page-missed-next = Next swish
page-alone-over = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in { $time }
page-alone = Swish alone
page-solo-link = Alone, and puzzles
page-solo-stopwatch = Against the stopwatch
page-solo-about = As many swishes as you can, as fast as you can. First the cards count, then the time. “No swish” exchanges four cards at once.
page-solo-least = A swish has at least
page-solo-least-of = { $least } cards
page-solo-start = Start the clock
page-solo-best = Your best: { $cards } cards in { $time }
page-solo-no-best = Your best will stand here, with a graph of how you got there.
page-solo-graph = Cards collected, game by game; the line is your best so far.
page-solo-result = Game { $number }: { $cards } cards in { $time }.
page-daily = Puzzle of the day
page-puzzle-about = The same for everybody, a new one every day. Mondays are easy, Sundays take all twelve cells.
page-puzzle-go = To the puzzle
page-daily-of = { $day }, { $grade }
page-puzzle-number = card { $number }
page-puzzle-card = card { $number }, { $card }
page-puzzle-check = Is this it?
page-puzzle-words = { $count ->
    [one] Is it this card?
   *[other] Is it these { $count } cards?
}
page-puzzle-hint = A hint, please
page-puzzle-hints = Hints
page-puzzle-give-up = Give up
page-puzzle-solved = { $tries ->
    [one] Solved in { $time }, at the first try.
   *[other] Solved in { $time }, with { $tries } tries.
}
page-puzzle-streak = { $days ->
    [one] One day in a row. Longest: { $longest }.
   *[other] { $days } days in a row. Longest: { $longest }.
}
page-puzzle-next = The next puzzle comes in { $time }, at { $clock }.
page-puzzle-share = Share
page-puzzle-share-text = Swish, puzzle of { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] first try
       *[other] { $tries } tries
    } · { $hints ->
        [0] no hint
        [one] one hint
       *[other] { $hints } hints
    } · { $streak ->
        [one] one day in a row
       *[other] { $streak } days in a row
    }
page-puzzle-share-given-up = Swish, puzzle of { $day } ({ $grade })
    Not today: I gave up after { $tries ->
        [one] one try
       *[other] { $tries } tries
    }.
page-practice = Practice
page-practice-about = Puzzles of every grade, without a clock. A hint tells a little, the next one a little more.
page-practice-of = { $grade }, number { $number }
page-practice-another = Another one
page-grade-warm-up = warm-up
page-grade-easy = easy
page-grade-medium = medium
page-grade-hard = hard
page-grade-largest = the largest
page-grade-expert = expert
page-grade-twelve = all twelve
page-two = A race of two
page-two-about = The same deck for both: whoever sees a swish first takes it.
page-two-friend = Invite a friend
page-two-bot = Race a bot
page-swipe-throw = Throw
page-swipe-tray = The dice that were thrown
page-swipe-your-throw = { $dice ->
    [one] Your turn: throw your die.
   *[other] Your turn: throw your { $dice } dice.
}
page-swipe-your-turn = Your turn.
page-swipe-take-chip = Swipe a chip: from whom?
page-swipe-take-die = Swipe a die: from whom?

## The board of swishbones

page-keys-swishbones = ← →: bend by 1°, with Shift by 10°
    ↑ ↓: to the next food or gap
    Space: plan one more swish; Backspace: take it back
    Enter: swim; S: stop here
    F: your fish; G: the whole pond; R: how far you get
    + −: closer, farther; I J K L: look around
page-bones-pond = The pond from above
page-bones-tools = Look at the pond
page-bones-closer = Closer
page-bones-farther = Farther away
page-bones-fit = Your fish
page-bones-all = The whole pond
page-bones-reach = How far do you get in this turn?
page-bones-controls = Your move
page-bones-back = Back
page-bones-plan = One more
page-bones-swim = Swim!
page-bones-swim-many = { $swishes ->
    [one] Swim!
   *[other] Swim { $swishes } swishes!
}
page-bones-stop = Stop here
page-bones-not-here = This table does not allow that bend.
page-bones-left = { $swishes ->
    [0] no swish left
    [one] 1 swish left
   *[other] { $swishes } swishes left
}
page-bones-ahead = What lies ahead
page-bones-take = Which bone shall go behind your head? Any colour but your own.
page-bones-take-this = Take this bone
page-bones-place = Where does your fish begin? Drag it round the pond.
page-bones-place-here = Begin here
page-bones-quiet = { $quiet ->
    [one] Nobody ate in the last turn.
   *[other] Nobody has eaten for { $quiet } turns.
} { $left ->
    [one] If nobody eats in this turn, the game ends.
   *[other] After { $left } more turns like that the game ends.
}

page-pond = Lay the pond
page-pond-title = Lay the pond yourself
page-pond-how = Drag the bones to where you want them, inside the ring and not too near each other. By keys: N and P choose a bone, arrows move it, with Shift farther.
page-pond-spacing = Between two bones
page-pond-spacing-2000 = a bone's width of water
page-pond-spacing-1500 = half a bone's width
page-pond-spacing-1000 = they may touch
page-pond-shuffle = Lay it anew
page-pond-fine = This pond can be played.
page-pond-bone = The { $colour } bone { $piece }, { $x } across and { $y } up from the middle.

## Lessons

no-such-step = This lesson has no step { $step } in which something can be said.
page-lesson = Learn it
page-lesson-title = { $game }: the lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-go-on = Go on
page-lesson-again = Begin this step again
page-lesson-restart = From the beginning
page-lesson-play = Now play
page-lesson-you = You
lesson-swish-call = Every card has one ball and one hoop. A swish is cards laid on one another so that every ball lies in a hoop and every hoop has its ball. Look at the first two cards of the top row: flip the second one over, left to right, and they swish! Nobody takes turns, so call it: SWISH!
lesson-swish-call-done = You called first. Now nobody else can, and you must prove it. In a game you have 20 seconds; here the clock stands still.
lesson-swish-call-no = Not yet. There is a swish in the top row, so call it first.
lesson-swish-pair = Lay the first two cards of the top row on the mat. Then flip the second one left to right, until every ball has its hoop, and prove.
lesson-swish-pair-done = Proven! Both cards are yours, a point each, and two new ones are dealt.
lesson-swish-pair-no = Not every ball lies in a hoop yet. A wrong proof would cost you a card in a game. Flip the second card left to right, and try again.
lesson-swish-pair-other = That card is not in this swish. Take the first and the second card of the top row.
lesson-swish-three = Larger swishes are worth more. The first three cards of the second row swish just as they lie: the ball of each is in the hoop of the next. Call, lay all three, and prove.
lesson-swish-three-done = Three points at once! A swish can have up to twelve cards.
lesson-swish-three-no = Not quite. Call first; then lay the first three cards of the second row, just as they lie, and prove.
lesson-swish-three-other = That card is not in this swish. Take the first three cards of the second row.
lesson-swish-word = Sometimes nobody finds a swish. Then everybody says so, and four cards are exchanged. Nobody tells you whether you were right. Say it now: no swish.
lesson-swish-word-done = Coral said so, too, and four cards were exchanged.
lesson-swish-word-no = In this step nobody calls. Say that there is no swish.
lesson-swish-end = When the deck is empty and nobody can find a swish any more, most cards win. If you call and cannot prove it, you lose a card and must wait a moment. That is all!
lesson-swishbones-take = These are fish. Yours has the red head; Coral's is the yellow one at the other end of the pond. A fish begins with one bone behind its head, in any colour but its own. Take the blue bone.
lesson-swishbones-take-done = Blue goes behind red. Your fish begins at the edge and looks at the middle.
lesson-swishbones-take-no = In a game any colour but your own is fine. For this lesson take the blue bone, the one with the square: the next steps need it.
lesson-swishbones-eat = A fish swims by swishing: its last bone comes to the front, straight on or bent by up to 60°. The arc shows where it can go, ✓ where it eats. Turn the handle to the ✓ and swim.
lesson-swishbones-eat-done = Eaten! The yellow bone hangs at the tail, and your fish is worth three points. Whoever eats has ended the move; then Coral swam.
lesson-swishbones-eat-no = The water is free there, but the yellow bone is near: turn the handle to where the arc has a ✓.
lesson-swishbones-eat-penalty = That would give you indigestion. Turn the handle to where the arc has a ✓.
lesson-swishbones-chain = You may swish until your head is in front again: twice now. The green bone, with the triangle, is two swishes away, ahead to the right. Bend to the right, press “One more”, look where you would be, then bend on to the ✓ and swim.
lesson-swishbones-chain-done = Two swishes at once, planned before you swam. “Back” takes a planned swish back, as long as you have not swum.
lesson-swishbones-chain-no = From there you would not reach the green bone in this turn. Bend by about 45° to the right, then straight on.
lesson-swishbones-chain-penalty = That would give you indigestion. The green bone, with the triangle, is the one to eat.
lesson-swishbones-digest = Two bones are near. But no two neighbours in a fish may have one colour, and the tail is a neighbour of the front, too. After the next swish your tail is blue, so blue is indigestible: ✕. Eat the yellow bone, on the right.
lesson-swishbones-digest-done = Well digested: five points.
lesson-swishbones-digest-no = There is nothing to eat there. The yellow bone lies on the right, where the arc has a ✓.
lesson-swishbones-digest-penalty = Blue meets blue at your tail: that bone would go to your penalty pile, and cost a point. Eat the yellow one, where the arc has a ✓.
lesson-swishbones-stop = Coral has eaten nothing. When nobody eats for a whole round, the game ends, and you lead by five points to two! You must swish once, but you need not swim on. Swim once where nothing is near, then stop.
lesson-swishbones-stop-done = You stopped, nobody has eaten for a round, and that is the end of the game.
lesson-swishbones-stop-no = There you would swim on, or touch something. One swish where the water is free, then “Stop here”.
lesson-swishbones-end = You win by five to two. Score: all bones of your fish, less your penalty bones. And a fish may never touch another fish, nor itself: where the arc is hatched, something is in the way.
lesson-swirl-choose = Everybody collects one sea creature, and wants it in all four colours. Choose the crab.
lesson-swirl-choose-done = You collect crabs, Coral collects fish. Four cards lie in the middle, and everybody has four in the hand.
lesson-swirl-choose-no = Every creature is as good as the others. For this lesson choose the crab.
lesson-swirl-same = A card captures a card with the same number. In the middle lies a crab with an 8, and you have an 8. Play it: tap it once to see what it does, and again to play it.
lesson-swirl-same-done = The yellow crab is laid into your series, for all to see. Your 8 goes onto your pile. Then Coral played a card that captured nothing, so it lies in the middle.
lesson-swirl-same-no = Keep that one for later. Your 8 captures the crab with the 8.
lesson-swirl-sum = A card also captures cards that add up to its number. The crab with the 3 and the fish with the 7 make 10. Play your 10.
lesson-swirl-sum-done = 3 + 7 = 10: two cards at once, and a second crab for your series.
lesson-swirl-sum-no = Better: your 10 captures two cards, 3 + 7, and one of them is a crab.
lesson-swirl-action = Coral left a green crab with a 4 in the middle, and no card of yours makes 4. But an action card does what it says: play “collect one”, and take that crab.
lesson-swirl-action-done = Three of four colours!
lesson-swirl-action-no = “Collect one” takes any card of the middle. Play it, and take the green crab with the 4.
lesson-swirl-leave = Your last card, the 3, captures nothing now. Then it lies in the middle, and others may capture it. Play it.
lesson-swirl-leave-done = It lies there. Coral captured the 9. All hands are empty, so everybody gets four new cards.
lesson-swirl-leave-no = There is only one card to play: the 3.
lesson-swirl-end = One more crab, the red one, and you would win at once. If the cards run out before, the longest series wins. Beware of “snatch”: it takes a card out of somebody's series.
lesson-swipe-throw = Everybody has chips and dice, and more of both lie in the centre. When the centre has no chip left, most chips win. Throw your dice!
lesson-swipe-chip = Throw again. Every die does something, one after the other. The first one lets you swipe a chip: from whom? Take it from whoever has most.
lesson-swipe-chip-done = Coral was ahead, and is not any more. Another die won you a chip from the centre.
lesson-swipe-chip-no = Pip has fewer chips than Coral. Take it from Coral, who is ahead.
lesson-swipe-die = The next die lets you swipe a die, from anybody who has at least two: nobody can lose the last one. Whoever throws most dice wins most. Take one from the player with three.
lesson-swipe-die-done = You throw four dice from now on! But look: all dice of Coral showed X. That is a Super Swipe: a die from everybody who has two or more, and another turn.
lesson-swipe-die-no = Coral has only two dice. Pip throws three: take one of those.
lesson-swipe-super = One chip is left in the centre: this throw may end the game. Throw, and swipe a chip from whomever you like.
lesson-swipe-super-done = The X cost you a die, but the last chip is yours.
lesson-swipe-end = The centre is empty: you win with seven chips! With equal chips, more dice would win.

## The command line

port-taken = Port { $port } is taken. Another server may be running; choose another with --port.
cannot-listen = Nobody can listen at { $host }, port { $port }: { $reason }.
bad-address = “{ $address }” is not an address. One looks like this: 192.168.0.7
bad-proxy = “{ $proxy }” is not the address of a proxy. One looks like this: 127.0.0.1
serve-ready = The page is at { $url }
serve-alone = Only this machine can reach it. For others on the same network: swordfish serve --lan. Ctrl-C ends it.
serve-lan = Everybody on the same network can reach it. Ctrl-C ends it.
serve-stopped = Stopped. Every game is kept.
backed-up = { $tables ->
    [one] One table is copied to { $path }.
   *[other] { $tables } tables are copied to { $path }.
}
restored = { $tables ->
    [one] One table is back in { $path }.
   *[other] { $tables } tables are back in { $path }.
}
pruned = { $tables ->
    [one] One table
   *[other] { $tables } tables
} without a move for { $days ->
    [one] a day
   *[other] { $days } days
} { $tables ->
    [one] is
   *[other] are
} deleted.
exported = { $games ->
    [one] One record is written to { $path }.
   *[other] { $games } records are written to { $path }.
}

no-such-bot = There is no bot called “{ $bot }” for { $game }. The bots are: { $bots }.
no-such-variant = There is no variant called “{ $variant }”. The variants are: { $variants }.
bot-no-command = There is no program “{ $command }” to run.
bot-no-start = It did not start: { $reason }.
bot-crashed = It ended in the middle of the game (exit code { $code }): { $said }
bot-silent = { $seconds ->
    [one] It did not answer within a second.
   *[other] It did not answer within { $seconds } seconds.
}
bot-nonsense = What it said makes no sense: { $line }
bot-illegal = { $count ->
    [one] It said “{ $line }”, but there was one legal choice, number 0.
   *[other] It said “{ $line }”, but there were { $count } legal choices, numbered from 0.
}
bot-waits = It would rather wait, { $times } times in a row, while nothing happens.
bot-endless = { $choices ->
    [one] It has made one choice, and the game does not end.
   *[other] It has made { $choices } choices, and the game does not end.
}
bot-failed = { $name } fails and loses. { $reason } A player without insight goes on in its seat.
bot-resume = This game seats a program, “{ $bot }”. To let it run, name all players again: --seats { $seats }
no-people-here = Only bots can sit here; “you” plays with: swordfish play.
no-creatures = No creature is chosen in { $game }.
seats-count = { $seats ->
    [one] One seat was asked for
   *[other] { $seats } seats were asked for
}, but { $players ->
    [one] one player
   *[other] { $players } players
}.
no-deck-here = There are no cards in { $game } that a file could replace.
deck-empty = { $path } has no line with a card.
deck-unreadable = { $path } cannot be read: { $reason }.
bad-setting = “{ $setting }” sets nothing; write OPTION=VALUE, for example chips=20.
too-few-games = At least one game must be played, not { $games }.
too-few-jobs = At least one core must work, not { $jobs }.
nothing-to-resume = No game was left, so there is none to resume.
person = Player
choice = { $number }) { $label }  [{ $notation }]
ask-game = Which game?
input-ended = There was nothing more to read, so nothing was begun.
ask-game-again = Give a number from 1 to { $count }, or a name.
ask-choice = { $name }, your choice (? for help):
pass-device = Now { $name }: press Enter when you are ready.
play-begins = A table of { $game }. The hash of its seed begins with { $commitment }. Type ? for help.
play-help =
    Type the number of a choice, or what stands behind it in brackets. Besides:
      undo   take your last choice back, with all that came of it
      save [FILE]   write the game to a file and go on
      hint   what the best bot would do; only if you play alone
      rules   how the game is played
      quit   leave; the game is kept
undone = Taken back.
ask-race = { $time }  { $name }, what do you see? (? for help)
race-not-here = Nobody at this keyboard sits in seat { $number }.
race-help =
    Nobody waits for a turn: type at any time. A card has a name, a1 to d4, and its ball is ●, its hoop ( ).
      s   call a swish
      a1   lay that card as it lies; a1h flipped left–right, a1v top–bottom, a1t turned round; the same again flips it on
      -a1   lift that card from the mat
      p   prove what lies on the mat
      s a1 b3h p   all of it in one line
      n   say that there is no swish; b takes it back
      1: s   what seat 1 says, where several people share the keyboard
    Besides:
      save [FILE]   write the game to a file and go on
      rules   how the game is played
      quit   leave; the game is kept
race-no-undo = In a race nothing is taken back.
solitaire-result = { $cards ->
    [one] One card in { $time }.
   *[other] { $cards } cards in { $time }.
}
solitaire-best = That is your best so far.
solitaire-other = { $cards ->
    [one] Your best so far: one card in { $time }.
   *[other] Your best so far: { $cards } cards in { $time }.
}
solitaire-open = It was played with a seed given by hand, so it does not count as a best.
bests-unreadable = Your best results in { $path } cannot be read: { $reason }.
saved = The game is written to { $path }.
left = The game is kept. Go on with: swordfish play --resume { $path }
place = { $place }. { $name }
finished = The game is over. Its record, which anyone can verify: { $path }
replay-begins = { $events ->
    [one] A record of { $game }: one event.
   *[other] A record of { $game }: { $events } events.
}
replay-step = Enter goes on, q ends:
verified = { $events ->
    [one] { $path }: its one event follows from the seed, the choices and the rules, and so do the places.
   *[other] { $path }: all { $events } events follow from the seed, the choices and the rules, and so do the places.
}
verified-so-far = { $events ->
    [one] { $path }: the one event so far follows from the seed, the choices and the rules.
   *[other] { $path }: all { $events } events so far follow from the seed, the choices and the rules.
}
verified-open = The seed was given by hand, so whoever gave it could know every draw beforehand.
rules-more = The rules of one game: swordfish rules GAME
simulate-title = { $games ->
    [one] One game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
}
simulate-what = what
simulate-mean = mean
simulate-interval = 95 % interval
simulate-wins = wins of seat { $seat } ({ $player })
simulate-length = events a game
simulate-stopped = { $games ->
    [one] Stopped after one of { $wanted } games; the figures are of that one.
   *[other] Stopped after { $games } of { $wanted } games; the figures are of those.
}

arena-title = { $games ->
    [one] One game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
}
arena-who = who
arena-games = games
arena-wins = wins
arena-meeting = { $lone } against { $field }
arena-fair = Fair would be { $share }. Wins that are shared are split.
arena-bot = bot
arena-mu = rating
arena-sigma = ± (sigma)
arena-ordinal = careful
arena-failures = failures
arena-failed = A program failed and lost: { $failure }
arena-kept = Results, plot and records are in { $folder }
arena-stopped = Stopped after { $games } of { $wanted } games; the same command goes on from there.
arena-few-bots = An arena takes at least two bots.
arena-same-bots = The same bot is named twice; an arena needs different ones.
arena-few-seats = A table of { $seats } has nobody to play against.
arena-seats = There is no table of { $seats } in this game; there are { $least } to { $most } seats.
arena-think = Bots need at least a millisecond to think, not { $think }.
arena-simulations = The number of simulations cannot be { $simulations }.
arena-other-plan = { $path } holds the results of other bots, options, seed or time. Choose another folder with --out.
arena-busy = Another arena is writing to { $path }.
ladder-title = Each level against the one below
ladder-game = game
ladder-claim = claim
ladder-holds = holds
ladder-yes = yes
ladder-no = no
ladder-meaning = A claim holds if the share of wins reaches it and its interval lies above what would be fair.
ladder-stopped = Stopped before the end; the same command goes on from there.
hint-alone = In swish there are hints only for who plays alone.
hint-not-here = Hints are only for who plays alone against bots.
hint-not-now = There is nothing for you to choose just now.
advice-lost = No advice came back in time. Ask again.
review-event = event
review-who = who
review-said = said
review-best = the best bot
review-cost = cost
review-sum = { $name }: { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, { $cost } of the win given away in all.
review-meaning = A cost is the share of the win between the two, as the best bot reckons it from what that player could know then.
hint-told = The best bot would say: { $label } ({ $notation })

usage = usage:{" "}
usage-arguments = arguments
usage-options = options
usage-help = show this help and end
usage-version = show the version and end
usage-argument = argument { $argument_name }: { $message }
usage-unknown = nothing here understands: { $what }
usage-required = these are needed: { $what }
usage-choice = there is no choice { $value } (choose from { $choices })
usage-whole = { $value } is no whole number
usage-number = { $value } is no number
usage-one = one value is needed
usage-some = at least one value is needed
usage-ambiguous = { $option } could mean { $matches }
usage-explicit = the value { $what } does not belong here
help-swordfish = Four tabletop games to play, host, study and learn from. Without a command: serve.
help-serve = Start the server on this machine and open the page.
help-backup = Copy the store of a server, which may be running, to a file.
help-restore = Put such a copy in the place of the store of a server, which may not be running.
help-prune = Delete tables that nobody has touched for a long time.
help-export = Write the records of all finished games, one file each.
help-host = the address to listen at (this machine alone)
help-port = the port to listen at ({ $port }); 0: any that is free
help-lan = let everybody on the same network in, and draw the link as a QR code
help-store = the file in which the tables are kept
help-url = where guests find the server, if it stands behind a proxy, such as https://games.example
help-trusted-proxy = the address of a proxy that says who asks (X-Forwarded-For and X-Forwarded-Proto)
help-free-text = let guests write what they like, not only ready phrases
help-no-limits = do not slow anybody down: for measuring
help-address = the address by which others reach this machine, if it has several
help-bot-pace = how many seconds a bot waits before it speaks (0.3)
help-no-browser = do not open the page
help-copy = the file of the copy
help-days = how many days without a move
help-folder = where the records go
help-play = Play in the terminal, against bots or with others at the same keyboard.
help-rules = Read how a game is played.
help-replay = Tell a recorded game, event by event.
help-verify = Recompute every draw and every consequence of a recorded game.
help-draw = Draw any moment of a recorded game as a picture (SVG).
help-simulate = Let bots play many games; shares of wins and lengths with 95 % intervals.
help-arena = Let bots play each against each, in every seat with the same luck; shares with 95 % intervals, ratings, records.
help-arena-bots = two or more bots, by name or, for a program of yours, cmd:COMMAND
help-arena-games = how many games for each pair, rounded up to whole rounds of all seats (100)
help-arena-seats = how many seats a table has (2); with more, one bot sits alone against others of one kind
help-arena-think = how long a bot may think for each choice, in milliseconds (1000)
help-simulations = at most so many simulations a choice, for bots that search: the same on every machine if there is time enough (0: as many as there is time for)
help-arena-seed = a seed of your own; the same one deals the same luck (arena)
help-arena-out = where results, plot and records are kept; the same folder goes on after a kill
help-ladder = Let each level play the one below, in every game, and tell whether it is as much stronger as is claimed.
help-ladder-game = which games (all)
help-ladder-games = how many games for each pair of levels (as many as the game takes to tell)
help-ladder-think = how long a bot may think for each choice, in milliseconds (1000; in swishbones 2000)
help-ladder-quick = a few fast games, only to see that it runs
help-ladder-seed = a seed of your own; the same one deals the same luck (ladder)
help-review = Go through a recorded game again: what the best bot would have done, and what each choice cost.
help-review-seat = only the choices of this seat
help-review-at = only the first choice after so many events
help-review-think = how long to think about each choice, in milliseconds (500)
help-completion = Print what your shell needs to complete these commands.
help-lang = the language of everything that is said
help-game = the name of the game
help-seats = who plays, in seat order: you, or a bot ({ $bots })
help-bots = which bots play, in seat order ({ $bots })
help-join = Play at a table on another machine, in the terminal.
help-join-url = the link to the table, as its host sees it
help-watch = only watch
help-join-bot = let this bot play in your place, by name or, for a program of yours, cmd:COMMAND
help-name = what you are called
help-creature = the creature that you collect, in swirl: crab, fish, sea-horse or star-fish
help-save = where the game is kept when you leave or it ends
help-resume = go on with a game that was left; without a file, the last one
help-variant = a named variant of the game
help-deck = a file with cards of your own, for games with cards
help-set = an option of the game, such as chips=20; may be given several times
help-seed = a seed of your own, which marks the record as open; without one, nobody can know the draws
help-file = a record of a game
help-step = show the table after every event
help-at = after how many events; without it, the end of the record
help-seat = as this seat sees it; without it, everything that the record holds
help-theme = light, dark or contrast
help-output = where the picture is written; without it, it is printed
help-games = how many games (1000)
help-jobs = how many cores (all)
help-json = print one JSON object instead of a table
help-shell = the name of your shell
examples-swordfish =
    examples:
      swordfish
      swordfish serve --lan
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-serve =
    examples:
      swordfish serve --lan
      swordfish serve --port 8080 --store games.db --no-browser
examples-backup =
    example:
      swordfish backup monday.db
examples-restore =
    example:
      swordfish restore monday.db
examples-prune =
    example:
      swordfish prune --days 365
examples-export =
    example:
      swordfish export records/
examples-play =
    examples:
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
      swordfish play swirl --seats you,greedy,random --creature crab
      swordfish play swirl --seats you,greedy,greedy,greedy --variant teams
      swordfish play --resume
examples-rules =
    examples:
      swordfish rules
      swordfish rules swipe
examples-replay =
    examples:
      swordfish replay game.jsonl
      swordfish replay game.jsonl --step
examples-verify =
    example:
      swordfish verify game.jsonl
examples-draw =
    examples:
      swordfish draw game.jsonl -o game.svg
      swordfish draw game.jsonl --at 40 --seat 1 --theme dark -o moment.svg
examples-arena =
    examples:
      swordfish arena swirl greedy random --games 1000
      swordfish arena swipe random "cmd:./mybot.py" --seats 3 --out mine
examples-ladder =
    examples:
      swordfish ladder swirl --games 200
      swordfish ladder --quick --out trial
examples-review =
    examples:
      swordfish review game.jsonl --seat 0
      swordfish review game.jsonl --at 40 --think 2000
examples-simulate =
    examples:
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-join =
    example:
      swordfish join http://192.168.0.7:7733/t/ABC234 --name Ann
examples-completion =
    examples:
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish

## Environments

no-choice-here = With these options nobody ever has anything to choose in { $game }.
no-such-render-mode = There is no render mode called “{ $mode }”. The modes are: { $modes }.
no-such-seat-here = There is no seat { $seat } at a table of { $seats }.
bots-count = { $bots ->
    [one] One bot was named
   *[other] { $bots } bots were named
} for { $others ->
    [one] the one other seat
   *[other] the { $others } other seats
}.
no-ponds = There must be at least one pond to choose from, not { $ponds }.
no-pyarrow = A dataset needs pyarrow; install swordfish with its extra “dataset”.
dataset-several = A dataset is of one game; these records are of { $games }.
dataset-empty = There is no choice of a player in these records.
dataset-written = { $choices ->
    [one] One choice
   *[other] { $choices } choices
} of { $records ->
    [one] one record
   *[other] { $records } records
} of { $game } are in { $path }, and what they are in { $card }.
dataset-card =
    # { $path }
    Choices of players in recorded games of { $game }: { $choices ->
        [one] one row
       *[other] { $choices } rows
    }, from { $records ->
        [one] one record
       *[other] { $records } records
    }. Every record was verified before it was taken in.

    - game: its name. record: the number of the file, from 0. choice: the number of the choice in it, from 0.
    - at: milliseconds of table time. seat: who chose.
    - observation: what the seat saw, field by field, as docs/environments.md says. It holds nothing hidden from the seat.
    - legal: the actions that were allowed. action: the one taken. command: the same as text.
    - gain: what the seat got at the end, from −1 to 1; empty, if the record has no end.

    Names of players are not in it.
help-dataset = Write recorded games of one kind into a Parquet file, with a data card.
help-dataset-files = records of games
help-dataset-output = the file to write (dataset.parquet)
examples-dataset =
    example:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet

batch-no-engine = There is no batch engine of { $game } yet. There are engines of: { $games }.
batch-no-jax = Batch engines need JAX: pip install "swordfish[batch]".
batch-swipe-dice = A batch table of swipe has at most { $most } dice, not { $dice }.
batch-swipe-throws = A batch table of swipe has at most { $most } throws, not { $throws }.
batch-swirl-alike = A deck of a batch table has at most { $most } cards of one number, not { $cards }.
