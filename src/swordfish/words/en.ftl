## Common to all games

seat = Seat { $number }
no-such-game = There is no game called “{ $game }”. The games are: { $games }.
no-such-language = There is no language “{ $lang }” yet. There are: { $languages }.
bad-options = These options cannot be: { $reason }.
empty-chain = That is no command at all.
not-your-turn = It is not the turn of seat { $seat }; the table waits for seat { $due }.
game-over = The game is over.
undo-nothing = There is nothing to take back.
names-count = { $names } names were given for { $seats } seats.
past-chance = That would have to be said after the next throw or draw, not before it.

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
   *[other] Super Swipe! { $taker } takes a die from each of: { $victims }. { $taker } throws again.
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

## swish

## swirl

## swishbones

## Records

record-unwritable = { $path } cannot be written: { $reason }.
record-unreadable = { $path } cannot be read: { $reason }.
record-empty = { $path } is empty: line 1 of a record is its header.
record-foreign = { $path } is not a record of swordfish: line 1 is no header of one.
record-future = { $path } is in format { $format }, which is newer than this program (it knows { $known }), by line 1.
record-future-rules = { $path } was played by rules version { $rules } of { $game }, which is newer than this program (it knows { $known }), by line 1.
record-line = { $path }, line { $line }: { $reason }.
record-rewound = { $path }, line { $line }: nobody can go back to event { $to } from there.
record-truncated = { $path } breaks off at line { $line }: it has no closing line.
record-nonsense = { $path }, line { $line }: this cannot have happened there.
verify-sealed = This record is sealed: it does not tell its seed, so nothing can be recomputed before its game is over.
verify-seed = The seed is not the one that was promised in line 1: its hash differs.
verify-stamp = Line { $line } (event { $number }) does not follow: its clock says { $at } ms after { $now } ms.
verify-rewound = Line { $line } (event { $number }) does not follow: nobody can go back to event { $to } from there.
verify-over = Line { $line } (event { $number }) does not follow: the game was over before it.
verify-lapse = Line { $line } (event { $number }) does not follow: the time ran out at { $until } ms, and that comes first.
verify-forced = Line { $line } (event { $number }) does not follow: the rules leave no choice there, and it would be another.
verify-chance = Line { $line } (event { $number }) does not follow: the seed gives another draw.
verify-choice = Line { $line } (event { $number }) does not follow: nobody could choose that.
verify-places = The last line does not follow: it says places { $told }, but they are { $places }.

## The command line

no-such-bot = There is no bot called “{ $bot }” for { $game }. The bots are: { $bots }.
no-such-variant = There is no variant called “{ $variant }”. The variants are: { $variants }.
no-people-here = Only bots can sit here; “you” plays with: swordfish play.
bad-setting = “{ $setting }” sets nothing; write OPTION=VALUE, for example chips=20.
too-few-games = At least one game must be played, not { $games }.
too-few-jobs = At least one core must work, not { $jobs }.
nothing-to-resume = No game was left, so there is none to resume.
person = Player
choice = { $number }) { $label }  [{ $notation }]
ask-game = Which game?
ask-game-again = Give a number from 1 to { $count }, or a name.
ask-choice = { $name }, your choice (? for help):
pass-device = Now { $name }: press Enter when you are ready.
play-begins = A table of { $game }. The hash of its seed begins with { $commitment }. Type ? for help.
play-help =
    Type the number of a choice, or what stands behind it in brackets. Besides:
      undo   take your last choice back, with all that came of it
      save [FILE]   write the game to a file and go on
      rules   how the game is played
      quit   leave; the game is kept
undone = Taken back.
saved = The game is written to { $path }.
left = The game is kept. Go on with: swordfish play --resume { $path }
place = { $place }. { $name }
finished = The game is over. Its record, which anyone can verify: { $path }
replay-begins = A record of { $game }: { $events } events.
replay-step = Enter goes on, q ends:
verified = { $path }: all { $events } events follow from the seed, the choices and the rules, and so do the places.
verified-so-far = { $path }: all { $events } events so far follow from the seed, the choices and the rules.
verified-open = The seed was given by hand, so whoever gave it could know every draw beforehand.
rules-more = The rules of one game: swordfish rules GAME
simulate-title = { $games } games of { $game }, seed { $seed }
simulate-what = what
simulate-mean = mean
simulate-interval = 95 % interval
simulate-wins = wins of seat { $seat } ({ $player })
simulate-length = events a game
simulate-stopped = Stopped after { $games } of { $wanted } games; the figures are of those.

help-swordfish = Four tabletop games to play, host, study and learn from. Without a command: play.
help-play = Play in the terminal, against bots or with others at the same keyboard.
help-rules = Read how a game is played.
help-replay = Tell a recorded game, event by event.
help-verify = Recompute every draw and every consequence of a recorded game.
help-simulate = Let bots play many games; shares of wins and lengths with 95 % intervals.
help-completion = Print what your shell needs to complete these commands.
help-lang = the language of everything that is said
help-game = the name of the game
help-seats = who plays, in seat order: you, or a bot ({ $bots })
help-bots = which bots play, in seat order ({ $bots })
help-name = what you are called
help-save = where the game is kept when you leave or it ends
help-resume = go on with a game that was left; without a file, the last one
help-variant = a named variant of the game
help-set = an option of the game, such as chips=20; may be given several times
help-seed = a seed of your own, which marks the record as open; without one, nobody can know the draws
help-file = a record of a game
help-step = show the table after every event
help-games = how many games (1000)
help-jobs = how many cores (all)
help-json = print one JSON object instead of a table
help-shell = the name of your shell
examples-swordfish =
    examples:
      swordfish play swipe --seats you,random,random
      swordfish rules swipe
      swordfish simulate swipe --seats random,random,random --games 10000
examples-play =
    examples:
      swordfish play swipe --seats you,random,random
      swordfish play swipe --seats you,you --set chips=20 --seed 7
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
examples-simulate =
    examples:
      swordfish simulate swipe --seats random,random,random --games 10000
      swordfish simulate swipe --games 2000 --seed 7 --json
examples-completion =
    examples:
      eval "$(swordfish completion bash)"
      swordfish completion zsh > ~/.zfunc/_swordfish
