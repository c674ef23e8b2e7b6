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
    [one] The game took one step.
   *[other] The game took { $count } steps.
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
highlight-shared = { $count } players share the win.
highlight-team = Team { $team } won: { $seat } and { $rival }.
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
highlight-bones-quiet = { $rounds ->
    [one] Nobody ate in a whole round, so the game ended.
   *[other] Nobody ate for { $rounds } rounds, so the game ended.
}
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
    [one] one card dropped
   *[other] { $count } cards dropped
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
highlight-swipe-throws = { $throws ->
    [one] The only throw was made, so the game ended.
   *[other] All { $throws } throws were made, so the game ended.
}

# The podium
page-podium = The places
page-highlights = Highlights
page-left-early = has left
page-left-how = { $names }: no longer here. You can still play again; a bot or somebody else can take a free chair.
page-earned = { $count ->
    [one] New achievement
   *[other] New achievements
}
page-effect-first = Your first rated game. A few more, and we will know how strong you are.
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
page-band-like = About as strong as a bot at level “{ $level }”.
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
    [one] Streak: one day.
   *[other] Streak: { $days } days.
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
achievement-beat-strong = Finish ahead of a bot at level “hard” or “very hard”
achievement-only-people = Finish a game of three or more people, without bots
achievement-patient = Play a game that lasts half an hour
achievement-eventful = Finish a game of 300 steps
achievement-swish-quick = Find a swish within five seconds
achievement-swish-big = Find a swish of four cards or more
achievement-swish-huge = Find a swish of six cards or more
achievement-swish-row = Find three swishes in a row
achievement-swish-flawless = Find five swishes in a game without a mistake
achievement-swish-half = Collect half of all the cards against two or more players
achievement-bones-long = Grow a fish to length ten
achievement-bones-meal = Eat three bones in one turn
achievement-bones-swim = Make eight swishes in one turn
achievement-bones-clean = Win without an indigestible bone
achievement-bones-recovered = Win in spite of three indigestible bones
achievement-swirl-series = Win with a complete series
achievement-swirl-big = Capture four cards at once
achievement-swirl-thief = Snatch three cards in a game
achievement-swirl-flood = Make the others drop six cards with one swirl
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

page-review-ask = What should I have done?
page-review-better = Better: { $choice }
page-review-drawn = Better: what glows on the board.
swish-choice-quiet = not to call, because there was no swish
swish-loss = A swish of { $cards } cards was there: with it the chance of winning would have been { $better }, not { $share }.
swish-loss-quiet = There was no swish: without this call the chance of winning would have been { $better }, not { $share }.
page-review-same = The best choice.
page-review-over = Nothing left to choose.
page-review-costliest = The costliest moves
page-review-none = No move cost much.
page-review-graph = Who was ahead, move by move
page-moment-capture = A capture
page-moment-steal = A theft
page-moment-cost = A costly move

## Lessons: one sentence per step, at most 80 characters

page-who-learn = { $game } in thirty seconds?
page-who-show = Show me
page-who-play = Play right away
page-lesson-aloud = Read it to me
lesson-swish-card = Every card has a ball (the disc) and a hoop (the ring).
lesson-swish-idea = In a swish every ball lies in a hoop, and every hoop has its ball.
lesson-swish-call = The first two cards swish if you flip one. Nobody takes turns: call it!
lesson-swish-call-done = You called first. Now prove it; in a game you have 20 seconds.
lesson-swish-call-no = Not yet. There is a swish in the top row: call it first.
lesson-swish-pair = Lay the first two cards, flip the second left to right, and prove it.
lesson-swish-pair-done = Proven! Both cards are yours, and two new ones are dealt.
lesson-swish-pair-no = Not every ball lies in a hoop yet: flip the second card left to right.
lesson-swish-pair-other = Not that card: take the first and the second of the top row.
lesson-swish-pair-few = A swish needs at least two cards: lay the first two of the top row.
lesson-swish-three = The first three of the second row swish as they lie: call, lay, prove.
lesson-swish-three-done = Three points at once! A swish can have up to twelve cards.
lesson-swish-three-no = Call, lay the first three of the second row as they lie, and prove it.
lesson-swish-three-other = Not that card: take the first three of the second row.
lesson-swish-word = No swish in sight? When all say so, four cards are exchanged. Say it.
lesson-swish-word-done = Coral said so too, and four cards were exchanged.
lesson-swish-word-no = In this step nobody calls. Say that there is no swish.
lesson-swish-miss = If you call and cannot prove it, you lose a card and wait a moment.
lesson-swish-end = Deck empty, no swish left: whoever has the most cards wins.
lesson-swishbones-take = Your fish has the red head. Take a blue bone for it.
lesson-swishbones-take-done = Blue goes behind red. Your fish starts at the edge of the pond.
lesson-swishbones-take-no = For this lesson take a blue bone. Blue bones have a square.
lesson-swishbones-eat = Its last bone swings to the front. Turn the handle to the ✓ and swim.
lesson-swishbones-eat-done = Eaten! Your fish is worth three points. Eating ends your move.
lesson-swishbones-eat-no = The yellow bone is close: turn the handle to where the arc has a ✓.
lesson-swishbones-eat-penalty = That would give you a tummy ache. Turn the handle to the ✓.
lesson-swishbones-chain = Tap the green bone, with the triangle: your fish plans two swishes. Swim!
lesson-swishbones-chain-done = Two swishes in one move. Until you swim, you can change your plan.
lesson-swishbones-chain-no = From there you would not reach the green bone. Tap it, then swim.
lesson-swishbones-chain-penalty = That would give you a tummy ache. The green bone is the one to eat.
lesson-swishbones-colours = Neighbours never share a colour; tail and front are neighbours, too.
lesson-swishbones-digest = Next your tail is blue, so blue is indigestible: ✕. Eat the yellow bone.
lesson-swishbones-digest-done = Well digested: five points.
lesson-swishbones-digest-no = Nothing to eat there. The yellow bone lies on the right, at the ✓.
lesson-swishbones-digest-penalty = Blue meets blue: that bone would cost a point. Eat the yellow one.
lesson-swishbones-touch = This is Coral’s fish. A fish never touches another fish or itself.
lesson-swishbones-quiet = If nobody eats for a whole round, the game ends. You lead five to two!
lesson-swishbones-stop = Swim once where nothing is near, then stop.
lesson-swishbones-stop-done = You stopped, and nobody ate for a round: the game is over.
lesson-swishbones-stop-no = Make one swish where the water is free, then press “Stop here”.
lesson-swishbones-end = You win five to two: the bones of your fish minus your penalties.
lesson-swirl-choose = Everybody collects one sea creature in four colours. Choose the crab.
lesson-swirl-choose-done = You collect crabs, Coral collects fish. Everybody has four cards.
lesson-swirl-choose-no = All creatures are equally good. For this lesson choose the crab.
lesson-swirl-same = A card captures a card of the same number. Tap your 8 twice to play it.
lesson-swirl-same-done = The yellow crab joins your series, your 8 your pile. Coral caught nothing.
lesson-swirl-same-no = Keep that one for later. Your 8 captures the crab with the 8.
lesson-swirl-sum = A card also captures cards that add up to it: 3 + 7. Play your 10.
lesson-swirl-sum-done = 3 + 7 = 10: two cards at once, and a second crab for your series.
lesson-swirl-sum-no = Better: your 10 captures two cards, 3 + 7, and one of them is a crab.
lesson-swirl-action = “Collect one” takes a card from the middle: play it, take the green crab.
lesson-swirl-action-done = Three of four colours!
lesson-swirl-action-no = Play “collect one” and take the green crab with the 4.
lesson-swirl-leave = Your 3 captures nothing now, so it stays in the middle. Play it.
lesson-swirl-leave-done = There it stays. All hands are empty, so everybody gets four new cards.
lesson-swirl-leave-no = There is only one card to play: the 3.
lesson-swirl-others = Your fish captures nothing. Play it, and see what Coral does with it.
lesson-swirl-others-done = Coral’s 9 captured your 9: the fish is now in Coral’s series.
lesson-swirl-others-no = Keep the action cards for later. Play the fish with the 9.
lesson-swirl-snatch = “Snatch” takes a card from somebody’s series. Play it: get the fish.
lesson-swirl-snatch-done = Coral’s series is empty again. Watch your own, too!
lesson-swirl-snatch-no = Keep that card for later. Play “snatch”.
lesson-swirl-swirl = “Swirl”: all the others drop their cards into the middle. Play it.
lesson-swirl-swirl-done = Coral had a red crab! Now you play your other cards, one by one.
lesson-swirl-swirl-no = That card is worth more afterwards. Play “swirl” first.
lesson-swirl-all = “Collect all” takes every card in the middle. Play it!
lesson-swirl-all-done = Four crabs in four colours: you win!
lesson-swirl-end = Four colours win at once. If the cards run out, the longest series wins.
lesson-swipe-throw = When the centre has no chips left, whoever has the most wins. Throw your dice!
lesson-swipe-chip = Throw! One die lets you swipe a chip: take it from the richest player.
lesson-swipe-chip-done = Coral was ahead, but not any more. Another die won you a chip.
lesson-swipe-chip-no = Pip has fewer chips than Coral. Take it from Coral, who is ahead.
lesson-swipe-die = Now swipe a die from the player with three. Nobody loses their last one.
lesson-swipe-die-done = Four dice! Coral threw only X: a Super Swipe takes dice from the others.
lesson-swipe-die-no = Coral has only two dice. Pip throws three: take one of those.
lesson-swipe-super = One chip is left in the centre. Throw, and swipe a chip from anybody.
lesson-swipe-super-done = The X cost you a die, but the last chip is yours.
lesson-swipe-end = The centre is empty: you win with seven chips! In a tie, the dice decide.
page-brief-bone = { $seat } takes a bone.
page-brief-captured = { $seat } captures cards.
page-brief-middle = New cards are in the middle.
page-brief-ache = { $seat } gets a tummy ache.
page-brief-rolled = The dice have been thrown.
page-replay-start = Nothing has happened yet.
page-shake-denied = Shaking is blocked.
page-replay-controls = Go through the game
page-replay-moment = Moment in the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-on = One step on
page-replay-last = To the end
page-replay-link = Link to this moment
page-cost = What did this move cost?
page-cost-said = { $name } chose: { $choice }
page-cost-best = The best bot would have chosen: { $choice }
page-cost-same = The best bot would have chosen the same.
page-cost-share = This move lowered the chance of winning by { $cost }.
page-cost-nothing = This move cost nothing.
page-cost-none = After this there was nothing left to choose.
page-lesson-step = Step { $step } of { $steps }
page-lesson-go-on = Next
page-lesson-again = Repeat this step
page-lesson-restart = Start again
page-lesson-play = Play now
page-lesson-you = You

# One device for all: pass and play
not-your-seat = Somebody else sits on chair { $seat-number }.
curtain-closed = { $seat } plays now. First lift the curtain.
curtain-not-due = It is not { $seat }’s turn, so the curtain stays closed.
local-rated = A rated game needs a device for each player. Open a table that is not rated.
page-who-guest = This chooses hints and pace for you. You can also skip it.
page-chairless = { $count ->
    [one] One person here has no chair yet.
   *[other] { $count } people here have no chair yet.
}
page-screens = { $count ->
    [one] One big screen shows this table.
   *[other] { $count } big screens show this table.
}
page-remove-screens = Stop showing it there
page-local = Play on this device
page-where = Where you play
page-where-own = Everybody plays on a device of their own.
page-where-here = We all play on this device.
page-where-casual = You pass the device round. The game does not count for your ratings.
page-chair-here = on this device
page-local-name = Player { $number }
page-local-names = Name on chair { $number }
page-local-face = Choose the face on chair { $number }
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
page-keys-swish-local = 1, 2, 3…: call a swish, each player with the digit on their button
    Q, W, E…: say that there is none, or look again, with the letter on the button
    1234 QWER ASDF ZXCV: the card in the place of the key; again to pick it, once more to put it back
    ← →: flip the picked card left–right; ↑ ↓: top–bottom; T: turn it halfway round
    Backspace: put the picked card back; Enter: prove it

# A throw in the terminal
ask-throw = { $name }, it is your throw: press Enter >
throw-enter = First throw: press Enter. help lists the other commands.

page-device = Another device
page-device-how = Use the same profile on your phone or tablet: your games, name and settings come with you.
page-device-go = Show the link
page-device-again = A new link
page-device-qr = The link for your other device as a QR code
page-device-link = Link for your other device
page-device-once = { $minutes ->
    [one] It works once, within one minute.
   *[other] It works once, within { $minutes } minutes.
}
page-device-none = This link has no key. Ask for a new one on your other device.
page-device-welcome = On this device you will be the same player as on the other one.
page-device-replace = On this device you are { $name } now. You will become the player from your other device instead.
page-device-accept = Yes, that is me
page-device-here = This device
page-device-seen = Another device, last used { $date }
page-device-end = Sign it out
page-keys-replay =
    ← →: one step (with shift ten)
    Home, End: beginning and end
    Space: play or stop
page-keys-hint = B: a hint, if you play only against bots
page-keys-cost = B: what a move cost
page-keys-skip = Enter: show right away what happened
page-keys-all = Tab: from one thing to the next
    ?: this list
page-keys-swipe = Space: throw your dice
page-keys-rob = 1, 2, 3…: take from that player, clockwise from you
page-keys-swirl = 1, 2, 3, 4: a card of your hand; again to play it
    the letters on cards: take that one
    Space: that is enough
page-keys-swish = Space: call a swish; N: say that there is none, or look again
    1234 QWER ASDF ZXCV: the card in the place of the key; again to pick it, once more to put it back
    ← →: flip the picked card left–right; ↑ ↓: top–bottom; T: turn it halfway round
    Backspace: put the picked card back; Enter: prove it
page-keys-puzzle = 1234 QWER ASDF ZXCV: the first card, the second, and so on; again to pick it, once more to put it back
    ← →: flip the picked card left–right; ↑ ↓: top–bottom; T: turn it halfway round
    Backspace: put the picked card back; Enter: is this it?
page-solo-stopwatch = Against the stopwatch
page-solo-about = As many swishes as you can, as fast as you can. The cards count first, then the time. “No swish” exchanges four cards right away.
page-solo-least = Smallest swish
page-solo-least-of = { $least } cards
page-solo-start = Start the clock
page-solo-best = Your best: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $time }
page-solo-no-best = Your best result will appear here, with a graph of your progress.
page-daily = Puzzle of the day
page-puzzle-about = The same for everybody, a new one every day. Mondays are easy; Sundays take all twelve cells.
page-puzzle-go = Go to the puzzle
page-puzzle-check = Is this it?
page-puzzle-hint = A hint, please
page-puzzle-hints = Hints
page-puzzle-give-up = Give up
page-puzzle-solved = { $tries ->
    [one] Solved in { $time }, at the first try.
   *[other] Solved in { $time }, with { $tries } tries.
}
page-puzzle-share = Share
page-puzzle-share-text = Swish, puzzle of { $day } ({ $grade })
    ⏱ { $time } · { $tries ->
        [one] first try
       *[other] { $tries } tries
    } · { $hints ->
        [0] no hints
        [one] one hint
       *[other] { $hints } hints
    } · { $streak ->
        [one] streak: 1 day
       *[other] streak: { $streak } days
    }
page-puzzle-share-given-up = Swish, puzzle of { $day } ({ $grade })
    Not today: I gave up after { $tries ->
        [one] one try
       *[other] { $tries } tries
    }.
page-keys-swishbones = ← →: bend a little, with Shift more
    ↑ ↓: to the next food or gap
    Space: plan one more swish; Backspace: take it back
    Enter: swim; S: stop here
    F: your fish; G: the whole pond; R: how far you get
    + −: closer, farther; I J K L: look around
page-pond-title = Arrange the pond yourself
page-pond-ask = Drag the bones where you like.
page-pond-near = Too close to another bone.
page-pond-outside = Outside the ring.
page-pond-how = Drag the bones where you want them, inside the ring and not too close together. With keys: N and P choose a bone, arrows move it, Shift moves it farther.
page-pond-spacing = Between two bones
page-pond-spacing-2000 = a bone’s width of water
page-pond-spacing-1500 = half a bone’s width
page-pond-spacing-1000 = they may touch
page-pond-shuffle = Shuffle
page-pond-fine = This pond is ready to play.
page-pond-bone = The { $colour } bone: { $x } to the right and { $y } up from the middle.

page-swish-by-words = Play in words, without a clock
page-swish-by-words-about = For each card of your swish, choose how it lies. Nothing is checked until you are done, and thinking costs no time.
page-swish-not-used = not part of it
page-missed = What you missed
page-missed-look = Show every swish that was there
page-missed-found = { $found ->
    [one] There was one swish
   *[other] There were { $found } swishes
} in { $layouts ->
    [one] one layout
   *[other] { $layouts } layouts
}; taken: { $taken }.
page-missed-layout = Layout { $number } of { $layouts }, from { $time }
page-missed-taken = A swish of { $size } cards was taken.
page-missed-none-taken = None was taken.
page-missed-nothing = There was no swish.
page-missed-sizes = By size
page-missed-size = { $size } cards: { $many }
page-missed-swish = Swish { $number } of { $count }: { $size } cards
page-missed-this = this one was taken
page-missed-earlier = Earlier layout
page-missed-later = Later layout
page-missed-before = Previous swish
page-missed-next = Next swish
