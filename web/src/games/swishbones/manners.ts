// swishbones at a table: every swish is shown, and what happens to the food.
import type { Games, swishbones } from '../../shapes'
import { t } from '../../words'
import type { Manners } from '../contract'
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

function choice(command: swishbones.Command, view: swishbones.State): string {
  switch (command.type) {
    case 'Take':
      return takeWords(command.piece, view)
    case 'Place':
      return t('swishbones-choice-place', { bearing: command.bearing })
    case 'Swish':
      return t('swishbones-choice-swish', { bend: signed(command.bend) })
    case 'Stop':
      return t('swishbones-choice-stop')
  }
}

export default {
  pause: ({ type }) => PAUSES[type] ?? 0,
  waits: () => false,
  choice,
  company: 2,
  pages: [{ path: '/pond', key: 'page-pond' }],
} satisfies Manners<Games['swishbones']>
