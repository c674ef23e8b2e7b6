pebbles-about = pebbles: take one, two or three, and mind what is in your hand (2–4 players)
pebbles-rules =
    PEBBLES is played by 2 to 4 players with a heap of 12 to 18 pebbles.

    Everybody holds one more pebble in a closed hand, white or black. In turn, take one, two or three pebbles from the
    heap. When it is gone, hands are opened: a white pebble counts 3, a black one nothing. Most pebbles win.

pebbles-heap-laid = { $heap ->
    [one] One pebble lies on the table.
   *[other] { $heap } pebbles lie on the table.
}
pebbles-hands-filled = Everybody closes a hand around a pebble.
pebbles-pebbles-taken = { $count ->
    [one] { $seat } takes a pebble.
   *[other] { $seat } takes { $count } pebbles.
}
pebbles-hands-opened = All hands are opened.
pebbles-take = { $count ->
    [one] take one pebble
   *[other] take { $count } pebbles
}
pebbles-too-many = Take one, two or three pebbles, not { $count }.
pebbles-not-there = { $heap ->
    [one] There is only one pebble left.
   *[other] There are only { $heap } pebbles left.
}
pebbles-seats = Pebbles is for 2 to 4 players, not { $seats }.
pebbles-heap = A heap has 1 to 60 pebbles, not { $least } to { $most }.
pebbles-notation = “{ $text }” is no position of pebbles. One is: 12 | 3 1 | w ? | 0 | 2 seats, 12-18
pebbles-typed = “{ $text }” is not a choice; type 1, 2 or 3, or take 2.
