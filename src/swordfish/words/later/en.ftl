# Sentences that the page loads after its first screen: how a game ended, and how a guest gets on.

# What each seat has in the end
swish-score = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
swishbones-score = { $points ->
    [one] one point
   *[other] { $points } points
}
swirl-score = { $series } in the series, { $pile } in the pile
swipe-score = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}

# Highlights
highlight-events = { $count ->
    [one] It took one event.
   *[other] It took { $count } events.
}
highlight-minutes = { $minutes ->
    [one] The game lasted one minute.
   *[other] The game lasted { $minutes } minutes.
}
highlight-seconds = { $seconds ->
    [one] The game lasted one second.
   *[other] The game lasted { $seconds } seconds.
}
highlight-alone = { $seat } played solo.
highlight-shared = { $count } share the win.
highlight-beaten = { $seat } finished ahead of { $count ->
    [one] one other player
   *[other] { $count } others
}.
highlight-swish-by = { $seat } won by { $by ->
    [one] one card
   *[other] { $by } cards
}.
highlight-swish-fastest = Fastest swish: { $seat }, { $seconds } s
highlight-swish-biggest = Biggest swish: { $seat }, { $cards } cards
highlight-swish-row = { $seat } found { $count } swishes in a row.
highlight-swish-flawless = { $seat } found { $count } swishes without a mistake.
highlight-bones-by = { $seat } won by { $by ->
    [one] one point
   *[other] { $by } points
}.
highlight-bones-longest = Longest fish: { $seat }, length { $count }
highlight-bones-meal = Biggest meal: { $seat }, { $count } bones in one turn
highlight-bones-swim = Longest swim: { $seat }, { $count } swishes in one turn
highlight-bones-sick = Worst stomach ache: { $seat }, { $count } indigestible bones
highlight-swirl-series = { $seat } completed the series.
highlight-swirl-by = { $seat } won by { $by ->
    [one] one card
   *[other] { $by } cards
}.
highlight-swirl-capture = Biggest capture: { $seat }, { $count ->
    [one] one card
   *[other] { $count } cards
}
highlight-swirl-snatch = Boldest thief: { $seat } snatched { $count ->
    [one] a card
   *[other] { $count } cards
} from { $rival }.
highlight-swirl-flood = Biggest swirl: { $seat }, { $count ->
    [one] one card fell
   *[other] { $count } cards fell
}
highlight-swipe-by = { $seat } won by { $by ->
    [one] one chip
   *[other] { $by } chips
}.
highlight-swipe-steal = Biggest steal: { $seat } took { $chips ->
    [one] a chip
   *[other] { $chips } chips
} from { $rival }.
highlight-swipe-haul = Best throw: { $seat }, { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
highlight-swipe-super = { $seat } made { $count ->
    [one] a Super Swipe
   *[other] { $count } Super Swipes
}.
highlight-swipe-dice = Most dice: { $seat } had { $dice ->
    [one] one die
   *[other] { $dice } dice
} at once.
highlight-swipe-roll-off = { $seat } won the roll-off.
highlight-swipe-comeback = Comeback: { $seat } was { $chips } chips behind at half-time.

# The podium
page-podium = The places
page-highlights = Highlights
page-left-early = has left
page-left-how = { $names }: no longer here. Play again all the same; a free chair can go to a bot or to somebody else.
page-earned = { $count ->
    [one] New achievement
   *[other] New achievements
}
page-effect-first = Your first rated game. A few more, and we know how strong you are.
page-effect-up = You have become a little stronger.
page-effect-down = Your strength has dropped a little.
page-effect-same = Your strength stays as it was.
page-effect-band-up = You move up! Your strength is now: { $band }.
page-effect-band-down = Your strength is now: { $band }. The next game may change that.

# Sharing
share-title = { $game }: { $outcome }
share-picture = { $game }, the final board. { $outcome }
page-share-how = The picture shows the final board; the link leads to the replay.
page-share-get = Download the picture
page-share-sheet = Share with…
page-share-link = Link to the replay

# Your page
page-band-0 = just starting
page-band-1 = on the way
page-band-2 = solid
page-band-3 = strong
page-band-4 = very strong
page-band-like = About as strong as a bot on the level “{ $level }”.
page-band-guess = A first guess, after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
page-band-games = After { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
page-band-path = { $game }: your strength after each rated game. It began at “{ $first }” and is now “{ $last }”.
page-weeks = Your last twelve weeks
page-tally = { $played ->
    [one] One game finished
   *[other] { $played } games finished
}, { $won ->
    [one] one won
   *[other] { $won } won
}
page-week = { $ago ->
    [0] This week
    [one] Last week
   *[other] { $ago } weeks ago
}: { $played } played, { $won } won
page-streak = Puzzles of the day
page-streak-now = { $days ->
    [0] No streak right now.
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
page-streak-best = Longest streak: { $longest ->
    [one] one day
   *[other] { $longest } days
}. Solved in all: { $all }.
page-achievements = Achievements
page-achievements-of = { $earned } of { $all }
page-not-achieved-yet = Still to come
page-achieved-in-any = Any game
page-children = What is shown
page-children-why = For children, or simply to play: switch off what you do not want to see.
page-show-strength = How strong I am
page-show-achievements = Achievements and streaks
page-show-party = A celebration at the end

# Achievements
achievement-first-game = Finish a game
achievement-first-win = Win a game
achievement-shared-win = Share a win
achievement-beat-many = Win alone at a table for four or more
achievement-beat-strong = Finish ahead of a bot on the level “hard” or “very hard”
achievement-only-people = Finish a game with three people or more and no bot
achievement-patient = Play one game for half an hour
achievement-eventful = Finish a game with 300 events
achievement-swish-quick = Find a swish within five seconds
achievement-swish-big = Find a swish of four cards or more
achievement-swish-huge = Find a swish of six cards or more
achievement-swish-row = Find three swishes in a row
achievement-swish-flawless = Find five swishes in a game without a mistake
achievement-swish-half = Collect half of all cards against two others or more
achievement-bones-long = Grow a fish to length ten
achievement-bones-meal = Eat three bones in one turn
achievement-bones-swim = Make eight swishes in one turn
achievement-bones-clean = Win without an indigestible bone
achievement-bones-recovered = Win in spite of three indigestible bones
achievement-swirl-series = Win with a complete series
achievement-swirl-big = Capture four cards at once
achievement-swirl-thief = Snatch three cards in a game
achievement-swirl-flood = Make six cards fall with one swirl
achievement-swirl-pile = Collect a pile of twenty cards
achievement-swirl-robbed = Win although a card of yours was snatched
achievement-swirl-sparing = Win without wasting an action card
achievement-swipe-steal = Take two chips from one player with one throw
achievement-swipe-haul = Win four chips with one throw
achievement-swipe-super = Take a die with a Super Swipe
achievement-swipe-dice = Have five dice at once
achievement-swipe-roll-off = Win a roll-off
achievement-swipe-comeback = Win after being two chips behind at half-time
achievement-swipe-rich = Finish with twenty chips
achievement-games-10 = Finish 10 games
achievement-games-50 = Finish 50 games
achievement-games-200 = Finish 200 games
achievement-wins-5 = Win 5 games
achievement-wins-25 = Win 25 games
achievement-wins-100 = Win 100 games
achievement-all-games = Finish each of the four games
achievement-all-won = Win each of the four games
achievement-puzzle-1 = Solve the puzzle of the day on its day
achievement-puzzle-3 = Solve the puzzle of the day three days in a row
achievement-puzzle-7 = Solve the puzzle of the day seven days in a row
achievement-puzzle-30 = Solve the puzzle of the day thirty days in a row

# One device for all: pass and play
not-your-seat = Somebody else sits on chair { $seat-number }.
curtain-closed = { $seat } plays now. First lift the curtain.
curtain-not-due = It is not { $seat }’s turn, so the curtain stays closed.
local-rated = A rated game needs a device for each player. Open a table that is not rated.
page-local = Play on this device
page-local-who = Who else plays here?
page-local-sit = Take this chair
page-local-stand = Leave this chair
page-local-here = plays on this device
page-pass-to = Pass to { $name }
page-curtain = Pass the device to { $name }
page-curtain-why = Only { $name } may look now.
page-curtain-lift = I am { $name }: show my hand
page-local-calls = { $name }: call a swish
page-local-word = { $name }: no swish
page-local-back = { $name }: look again

# A throw in the terminal
ask-throw = { $name }, it is your throw: press Enter >
throw-enter = First throw: press Enter. help lists the other commands.
