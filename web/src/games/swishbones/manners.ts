// How swishbones goes on at a table: every swish is seen, and what became of the food.
import { t } from '../../words'
import type { swishbones, Tagged } from '../../shapes'
import { signed, takeWords } from './said'

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

export function choice(command: Tagged, view: unknown): string {
  const said = command as swishbones.Command
  switch (said.type) {
    case 'Take':
      return takeWords(said.piece, view as swishbones.State)
    case 'Place':
      return t('swishbones-choice-place', { bearing: said.bearing })
    case 'Swish':
      return t('swishbones-choice-swish', { bend: signed(said.bend) })
    case 'Stop':
      return t('swishbones-choice-stop')
  }
}

export const company = 2
export const pages = [{ path: '/pond', key: 'page-pond' }] as const
