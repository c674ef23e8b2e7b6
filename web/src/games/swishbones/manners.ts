// swishbones at a table.
import type { Games, swishbones } from '../../shapes'
import { t } from '../../words'
import type { Manners } from '../contract'
import { signed, takeWords } from './said'

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
  waits: () => false,
  choice,
  company: 2,
  pages: [{ path: '/pond', key: 'page-pond' }],
} satisfies Manners<Games['swishbones']>
