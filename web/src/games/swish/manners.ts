// How swish goes on at a table: nothing waits, since everybody races; the board moves things while the hand is free already.
export const pause = (): number => 0
export const waits = (): boolean => false
