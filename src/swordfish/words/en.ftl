## Common to all games

seat = Seat { $number }
no-such-game = There is no game called “{ $game }”. The games are: { $games }.
no-such-language = There is no language “{ $lang }” yet. There are: { $languages }.
bad-options = These options cannot be: { $reason }.
empty-chain = That is no command at all.
not-your-turn = It is not the turn of seat { $seat }; the table waits for seat { $due }.
game-over = The game is over.
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
swipe-notation = “{ $text }” is not a position of swipe. One looks like this: 44.5 2.2 2.2 2.1 >0 CxD/CD
swipe-notation-command = “{ $text }” is not a choice in swipe. Give the number of a seat.

## swish

## swirl

## swishbones

## Records

## The command line
