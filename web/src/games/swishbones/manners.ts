// How swishbones goes on at a table: every swish is seen, and what became of the food.
import type { Tagged } from '../../words'
import type { swishbones } from '../../shapes'

const PAUSES: Readonly<Record<swishbones.Event['type'], number>> = {
  PondLaid: 500,
  BoneTaken: 500,
  FishPlaced: 500,
  Swished: 420,
  BoneEaten: 600,
  PenaltyTaken: 900,
  Stopped: 200,
  Passed: 700,
  TurnEnded: 150,
}

export const pause = (event: Tagged): number => PAUSES[event.type as swishbones.Event['type']] ?? 0
export const waits = (): boolean => false
