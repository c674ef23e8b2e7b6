# The rules of the games, passage by passage; `words/<game>.py` says which rules of the rulebook each passage covers.

rules-things = What you need
rules-setup = Before you start
rules-play = How to play
rules-swishing = What a swish is
rules-turn = Your turn
rules-eating = Eating
rules-captured = Captured cards
rules-actions = Action cards
rules-none = When nobody sees a swish
rules-super = Super Swipe
rules-end = The end
rules-ways = Ways to play
rules-teams = Two teams

## swipe

rules-swipe-summary = Throw all your dice, then do what they show: win chips and dice from the centre, or swipe them from the others. When the centre has no chips left, whoever has the most chips wins.
rules-swipe-things = You need { $dice } dice and { $chips } chips, for 2 to 6 players.
rules-swipe-die = Every die has six faces. Two of them say “win a chip”. The other four are “swipe a chip”, “swipe a die”, “win a die” and X.
rules-swipe-setup = Everybody starts with 2 chips and 2 dice; with five or six players, with 2 chips and 1 die. Everything else lies in the centre.
rules-swipe-two = With two players, put only three dice into the centre and leave the others in the box.
rules-swipe-first = The player on the first chair begins. At home, let the youngest begin. Then play goes round to the left.
rules-swipe-turn = On your turn, throw all your dice. Then carry out what they show, always in this order:
rules-swipe-order-1 = Swipe a chip: take a chip from any player who has one.
rules-swipe-order-2 = Win a chip: take a chip from the centre.
rules-swipe-order-3 = Swipe a die: take a die from any player who has at least two.
rules-swipe-order-4 = Win a die: take a die from the centre.
rules-swipe-order-5 = X: put one of your dice into the centre, but never your last one.
rules-swipe-must = You must do what can be done. What cannot be done is skipped.
rules-swipe-spread = If you swipe several times, choose each time who from: always the same player, or different ones.
rules-swipe-next = You throw dice that you win from your next turn on.
rules-swipe-super = If all your dice show X, that is a Super Swipe, even if you have only one die. You lose nothing, you take a die from every other player who has at least two, and you have another full turn.
rules-swipe-end = The game ends when the centre has no chips left. The throw that took the last chip is carried out to its end.
rules-swipe-throws = At this table the game also ends after { $throws ->
    [one] one throw
   *[other] { $throws } throws
}.
rules-swipe-win = Whoever has the most chips wins. If that is a tie, the most dice win. If it is still a tie, there is a roll-off: everybody who is tied throws one die, and the first X wins.
rules-swipe-detail-1 = A die that an X has cost you cannot be won back with the same throw. If there is only one player to swipe from, the table does it for you.
rules-swipe-detail-2 = If several players throw an X in the same round of the roll-off, they go on among themselves. If nobody does, all throw again. The roll-off only decides who is first; below that, players rank by chips, then by dice, and equal players share a place.
rules-swipe-detail-3 = A table can give a player a head start: up to 8 more chips from the centre, which keeps at least one.
rules-swipe-card-1 = Throw all your dice, then in this order: swipe a chip, win a chip, swipe a die, win a die, X.
rules-swipe-card-2 = X costs a die. Nobody ever loses their last die.
rules-swipe-card-3 = All X: Super Swipe. Take a die from everybody with two or more, then play again.
rules-swipe-card-4 = Centre without chips{ $throws ->
    [0] {""}
    [one] , or after one throw
   *[other] , or after { $throws } throws
}: most chips win, then most dice, then a roll-off.
rules-swipe-q-pass = May I pass?
rules-swipe-a-pass = No. You always throw all your dice and do everything that can be done.
rules-swipe-q-who = Who may I swipe from?
rules-swipe-a-who = From anybody: for a chip, a player who has one; for a die, a player who has at least two.
rules-swipe-q-last = Can I lose my last die?
rules-swipe-a-last = No. Nobody can swipe it, and an X never takes it.
rules-swipe-q-order = In which order do the dice count?
rules-swipe-a-order = Always in the same order: swipe a chip, win a chip, swipe a die, win a die, X.
rules-swipe-q-new = May I throw a die that I have just won?
rules-swipe-a-new = Not in this turn. You throw it from your next turn on.
rules-swipe-q-empty = What if the centre has no dice left?
rules-swipe-a-empty = Then “win a die” is skipped. You can still swipe dice from others.
rules-swipe-q-nobody = What if nobody has a chip to swipe?
rules-swipe-a-nobody = Then “swipe a chip” is skipped.
rules-swipe-q-super = What is a Super Swipe?
rules-swipe-a-super = All your dice show X. You lose nothing, take a die from everybody who has two or more, and throw again.
rules-swipe-q-end = When is the game over?
rules-swipe-a-end = When the centre has no chips left and the throw that took the last one is carried out.{ $throws ->
    [0] {""}
    [one] {" "}At this table also after one throw.
   *[other] {" "}At this table also after { $throws } throws.
}
rules-swipe-q-tie = What if two players have the same number of chips?
rules-swipe-a-tie = Then dice decide. If they have the same number of dice too, they throw one die each until one throws an X.

## swish

rules-swish-summary = Everybody plays at once. Look for cards that can be laid on one another so that every ball is in a hoop: a swish. Call it, prove it, and the cards are yours. Whoever has the most cards at the end wins.
rules-swish-cards = There are { $cards } transparent cards. Each has 4 rows of 3 cells, with one ball and one hoop in two different cells.
rules-swish-colour = The cell gives the colour: corners are blue, the rest of the outer columns is orange, the ends of the middle column are green, and its middle is purple. So a ball and a hoop in the same cell always have the same colour.
rules-swish-turned = You may turn a card halfway round, and flip it left–right or top–bottom, but it always stays upright.
rules-swish-setup = Sixteen cards lie face up in 4 rows of 4. There are 1 to 8 players.
rules-swish-swish = A swish is a set of 2 to 12 cards that can be laid on one another so that every ball is in a hoop and no hoop stays empty. No cell may have two balls or two hoops.
rules-swish-point = Every card that you collect is a point.
rules-swish-search = Nobody takes turns. Search with your eyes only: nothing on the table moves while you search.
rules-swish-call = As soon as you see a swish, call it. From then on nobody else can call. You can call only while all 16 places are filled, or once the deck can no longer fill them.
rules-swish-prove = Now you have { $proof } seconds to prove it: lay each card on the mat the way it must lie.
rules-swish-proven = If it is a swish, you keep the cards, and new ones fill the gaps.
rules-swish-failed = If it is not, or if your time is up, the cards stay. You lose the card that you collected last, if you have one; it is out of the game.{ $wait ->
    [0] {""}
    [one] {" "}And you cannot call again for one second.
   *[other] {" "}And you cannot call again for { $wait } seconds.
}
rules-swish-none-said = If you think that there is no swish, say so. When all players say so, four cards go back into the deck and four others take their places. The table never tells you whether it was true.
rules-swish-none-back = You may take it back until everybody has said it, and every call clears what was said.
rules-swish-end = The game ends when the deck is empty and nobody can make a swish that they are allowed, or when even the cards left in the deck could not bring one. With an empty deck it also ends when all players say that there is no swish.
rules-swish-win = Whoever has the most cards wins. Equal piles share the win.
rules-swish-limit = At this table a swish must have { $exact ->
    [0] { $least } to { $most } cards.
   *[other] exactly { $exact } cards.
}
rules-swish-ways = Beginners collect swishes of exactly 2 cards. Experts need at least 3, 4 or 5. In a mixed round the experienced players need 3 or more, and the others may take any. A swish outside your own limit is a failed proof.
rules-swish-solo = Solo, you play against the stopwatch. Your “no swish” exchanges four cards at once. The cards count first, then the time.
rules-swish-detail-1 = There are 36 kinds of card; the standard deck has 60 cards, 24 of the kinds twice. You can play with cards of your own, if there are at least 16.
rules-swish-detail-2 = Two swishes that share no card and no cell, laid together, count as one swish of their common size.
rules-swish-detail-3 = Cards are dealt in any orientation. A call counts for the cards that you saw when you made it. A proof counts until the last millisecond before the limit.
rules-swish-detail-4 = The four cards that are exchanged are drawn at random. If the deck has fewer than four, as many are exchanged as it has.
rules-swish-card-1 = A swish: { $exact ->
    [0] { $least } to { $most }
   *[other] { $exact }
} cards on one another, every ball in a hoop, every hoop with its ball.
rules-swish-card-2 = Flip left–right, flip top–bottom, turn halfway round. Cards stay upright.
rules-swish-card-3 = See it, call it, prove it in { $proof } seconds. Right: keep the cards. Wrong: lose one.
rules-swish-card-4 = All say “no swish”: four cards are exchanged. Most cards win.
rules-swish-q-turns = Do we take turns?
rules-swish-a-turns = No. Everybody searches at the same time, and whoever sees a swish first calls it.
rules-swish-q-flip = May I turn a card over?
rules-swish-a-flip = Yes: left–right, top–bottom, or halfway round. But a card always stays upright.
rules-swish-q-colour = Do the colours matter?
rules-swish-a-colour = They help you look. A ball and a hoop in the same cell always have the same colour.
rules-swish-q-first = What if two players call at the same time?
rules-swish-a-first = The first call counts. After it nobody else can call until the proof is over.
rules-swish-q-time = How long may I take for the proof?
rules-swish-a-time = You have { $proof } seconds.
rules-swish-q-wrong = What if I was wrong?
rules-swish-a-wrong = You lose the card that you collected last, if you have one.{ $wait ->
    [0] {""}
    [one] {" "}And you cannot call again for one second.
   *[other] {" "}And you cannot call again for { $wait } seconds.
}
rules-swish-q-nobody = What if nobody can find a swish?
rules-swish-a-nobody = Say “no swish”. When everybody has said so, four cards are exchanged.
rules-swish-q-bluff = May I say “no swish” although there is one?
rules-swish-a-bluff = Yes. The table never tells whether it was true.
rules-swish-q-big = Are big swishes worth more?
rules-swish-a-big = Every card is one point, so a swish of five cards brings five points.
rules-swish-q-end = When is the game over?
rules-swish-a-end = When the deck is empty and no allowed swish is left, or when everybody says so with an empty deck.

## swirl

rules-swirl-summary = Capture cards from the middle by adding up, and collect your sea creature in all { $colours } colours. Whoever completes this series first wins at once.
rules-swirl-cards = There are { $creature-cards } creature cards: { $creatures } sea creatures in { $colours } colours, numbered 1 to { $numbers }. And there are { $action-cards } action cards: { $one } “collect one”, { $all } “collect all”, { $snatch } “snatch” and { $swirl } “swirl”. The game is for 2 to 4 players.
rules-swirl-aim = First, beginning with the first chair, everybody chooses a different creature and wants it once in each of the { $colours } colours. These cards are your series.
rules-swirl-deal = Everybody gets { $hand ->
    [one] one card
   *[other] { $hand } cards
}, face down. Four creature cards lie face up in the middle.
rules-swirl-first = The player on the first chair begins, and play goes round to the left. { $rotating ->
    [yes] After each deal the next player to the left begins.
   *[no] After each deal the player on the first chair begins again.
}
rules-swirl-turn = On your turn, play one card.
rules-swirl-capture = A creature card captures every card with its own number, and every group of cards that add up to it: a 9 takes a 9, and also a 5 with a 4. Only the numbers count, not the colours or creatures.
rules-swirl-choice = If groups share cards, you choose which to capture. But what you leave must no longer add up to your number.
rules-swirl-stays = A card that captures goes to you with everything it has captured. A card that captures nothing stays in the middle.
rules-swirl-must = You need not play a card that can capture; but if you play it, it must capture.
rules-swirl-pile = Captured cards go face down onto your pile. But a card of your own creature in a colour that you do not have yet goes face up into your series.
rules-swirl-collect = “Collect one” takes any one card from the middle; “collect all” takes them all.
rules-swirl-snatch = “Snatch” takes a card of your choice from another player’s series and puts it onto your pile. If that player’s pile has another card of the same creature and colour, it takes the empty place.
rules-swirl-swirl = “Swirl”: all the other players drop their cards into the middle, face up. Then you play the rest of your cards alone. Dropped cards capture nothing, and dropped action cards do nothing; only “collect one” and “collect all” can take them.
rules-swirl-played = Action cards that you have played go onto your pile. If there is nothing to take, an action card has no effect.
rules-swirl-again = When nobody has cards left, everybody gets { $hand ->
    [one] a new one
   *[other] { $hand } new ones
}; the middle stays as it is. If there are too few cards, all get the same smaller number.
rules-swirl-win = Whoever has the complete series first wins at once. If the cards run out, what lies in the middle counts for nobody: the longest series wins, then the largest pile.
rules-swirl-teams-play = Four can play as two teams. Partners sit opposite each other, and each collects a creature. The first complete series wins for both; otherwise the teams compare the sum of their series, then of their piles.
rules-swirl-teams-more = You can snatch from opponents only, but a swirl makes your partner drop their cards too. A card of your partner’s creature goes onto your own pile.
rules-swirl-detail-1 = In the standard deck each creature has the numbers 1, 2, 2, 3, 3 and so on up to 9, 9, 10; not every number exists in every colour. Records call its cards 0 to 84. You can play with a deck of your own.
rules-swirl-detail-2 = If several cards fit into a series, or could replace a snatched card, the lowest number is taken.
rules-swirl-detail-3 = Everybody sees each card that is captured, so a pile holds no secrets; only hands and the cards not yet dealt do. Equal players share a place.
rules-swirl-detail-4 = A table can give a player a head start: the series counts as one or two cards longer.
rules-swirl-card-1 = Play one card: it captures its own number and every group that adds up to it.
rules-swirl-card-2 = No capture: it stays in the middle. Your creature in a new colour: into your series.
rules-swirl-card-3 = Collect one, collect all, snatch from a series, swirl: the others drop their cards.
rules-swirl-card-4 = All { $colours } colours win at once. Otherwise the longest series, then the largest pile.
rules-swirl-q-pass = May I pass?
rules-swirl-a-pass = No. You play one card on every turn.
rules-swirl-q-nothing = What if my card captures nothing?
rules-swirl-a-nothing = It stays in the middle, and others can capture it.
rules-swirl-q-must = Do I have to capture?
rules-swirl-a-must = You may play another card instead. But a card that can capture must capture when you play it.
rules-swirl-q-three = May I add up three cards?
rules-swirl-a-three = Yes, any number of cards: a 10 takes 2 + 3 + 5.
rules-swirl-q-several = Can one card capture several groups?
rules-swirl-a-several = Yes, all of them at once, as long as they share no card.
rules-swirl-q-same = What if I capture my creature in a colour that I already have?
rules-swirl-a-same = It goes onto your pile. It can replace the card in your series if somebody snatches that one.
rules-swirl-q-snatched = Does a snatched card go into my series?
rules-swirl-a-snatched = No. It always goes onto your pile.
rules-swirl-q-empty = What if the middle is empty?
rules-swirl-a-empty = A creature card then stays there. “Collect one” and “collect all” have no effect.
rules-swirl-q-hand = What if I have no cards left?
rules-swirl-a-hand = Wait until nobody has any; then everybody gets new ones.
rules-swirl-q-cards = Who wins if nobody completes a series?
rules-swirl-a-cards = When the cards have run out, the longest series wins; if that is a tie, the largest pile.

## swishbones

rules-swishbones-summary = Your fish swims by swishing: its tail bone comes to the front. Touch food to eat it and grow, but two neighbours in a fish must never have the same colour. The highest score wins.
rules-swishbones-pieces = There are 4 heads (red, yellow, green, blue) and { $bones } bones in the same colours, for 2 to 4 players. Every piece of a fish counts as a bone, the head too.
rules-swishbones-pond = The bones lie scattered in a round pond.
rules-swishbones-fish = The last player begins, then it goes backwards: everybody takes the head of their colour, and puts one bone of another colour from the pond behind it.
rules-swishbones-place = Then the fish goes to the edge of the pond and looks at its middle. The last player chooses where; the others take places evenly spaced from there.
rules-swishbones-first = Now the player on the first chair makes the first move, and play goes round to the left.
rules-swishbones-swims = On your turn your fish swishes: its tail bone moves to the front, straight on or bent by up to { $widest }° to either side. You must swish at least once, if you can.
rules-swishbones-bends = At this table a fish may bend only by: { $bends }.
rules-swishbones-move = Your move ends when the head is in front again, when the front bone touches food, or when you stop. So a fish of five pieces with its head in front can swish up to five times.
rules-swishbones-blocked = The front bone must not touch another fish, nor its own fish, except for the bone behind it. That is so even if it touches food at the same time. If you cannot swish at all, you pass.
rules-swishbones-touch = Two bones touch as soon as they overlap, even a little.
rules-swishbones-eat = Food is any bone that is in no fish. Your fish eats what its front bone touches: it goes behind the tail.
rules-swishbones-colours = Two neighbours in a fish must never have the same colour, and the tail counts as a neighbour of the front. So food in the colour of your tail or of your front bone, as they are at that moment, is indigestible.
rules-swishbones-penalty = Indigestible food goes onto your penalty pile. So does food for which there is no room behind your tail.
rules-swishbones-end = The game ends when all food is gone, or after { $quiet ->
    [one] a whole round in which no bone has left the pond.
   *[other] { $quiet } whole rounds in which no bone has left the pond.
}
rules-swishbones-win = Your score is the number of bones in your fish, head included, minus the bones on your penalty pile. The highest score wins; equal scores share the place.
rules-swishbones-detail-1 = The pond has a radius of 8 bone widths. { $spacing ->
    [2000] Between two bones there is at least one bone’s width of water; that is good for a first game.
    [1000] Its bones may even touch.
   *[other] Its bones lie closer together than in a first game, where one bone’s width of water is between them.
} The first player may also arrange the pond by hand.
rules-swishbones-detail-2 = The pond is measured in whole numbers: 1000 for a bone’s width, and 360 headings. All pieces are numbered. So every computer plays exactly the same game.
rules-swishbones-detail-3 = Neighbours in a fish do not count as touching. Contact is tested only when a bone is laid.
rules-swishbones-detail-4 = If the front bone touches several bones at once, the fish tries them all, the nearest first. An eaten bone lies straight behind the tail, or bent as little as possible where it touches nothing.
rules-swishbones-detail-5 = A round is one turn of each player in a row, passes included. An indigestible bone counts as eaten here. A table may ask for two rounds without eating.
rules-swishbones-detail-6 = A table can give a player a head start: up to 6 more points.
rules-swishbones-card-1 = Swish: the tail bone comes to the front, bent by up to { $widest }°. At least once, until the head is in front.
rules-swishbones-card-2 = Never touch another fish, nor your own.
rules-swishbones-card-3 = Food goes behind the tail. In the colour of your tail or front bone it is a penalty.
rules-swishbones-card-4 = No food, or nobody eats for { $quiet ->
    [one] a round
   *[other] { $quiet } rounds
}: bones minus penalties, highest score wins.
rules-swishbones-q-pass = May I pass?
rules-swishbones-a-pass = Only if your fish cannot swish at all. Otherwise you must swish at least once.
rules-swishbones-q-stop = May I stop early?
rules-swishbones-a-stop = Yes, after at least one swish.
rules-swishbones-q-far = How far can I swim in one turn?
rules-swishbones-a-far = Until your head is in front again: a fish of five pieces with its head in front can swish five times.
rules-swishbones-q-own = May my fish touch itself?
rules-swishbones-a-own = No. The front bone may only touch the bone right behind it.
rules-swishbones-q-food = What is food?
rules-swishbones-a-food = Every bone in the pond that is in no fish.
rules-swishbones-q-colour = Which bones can I digest?
rules-swishbones-a-colour = Those that have neither the colour of your tail nor that of your front bone, as they are when you touch them.
rules-swishbones-q-bad = What happens to food that I cannot digest?
rules-swishbones-a-bad = It goes onto your penalty pile and costs you a point.
rules-swishbones-q-edge = May I swim out of the pond?
rules-swishbones-a-edge = Yes. The water has no edge.
rules-swishbones-q-nobody = What if nobody can eat any more?
rules-swishbones-a-nobody = The game ends after { $quiet ->
    [one] a whole round in which no bone has left the pond.
   *[other] { $quiet } whole rounds in which no bone has left the pond.
}
rules-swishbones-q-win = Who wins?
rules-swishbones-a-win = The highest score: the bones of your fish, head included, minus your penalty bones.
