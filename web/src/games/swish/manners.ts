// swish at a table: it is a race, so nothing waits.
import type { Games, swish } from '../../shapes'
import { t } from '../../words'
import type { Manners } from '../contract'
import { placeWord } from './cards'

function choice(command: swish.Command, view: swish.State): string {
  switch (command.type) {
    case 'Call':
      return t('swish-choice-call')
    case 'NoSwish':
      return t('swish-choice-no')
    case 'TakeBack':
      return t('swish-choice-back')
    case 'Lay': {
      const lies = view.area[command.place]?.orientation ?? 0
      return t('page-hint-lay', { place: placeWord(command.place), orientation: command.orientation ^ lies })
    }
    case 'Lift':
      return t('page-hint-lift', { place: placeWord(command.place) })
    case 'Prove':
      return t('swish-choice-prove')
  }
}

/** The cards that a proof has in the end; nothing at all means not to call. */
function chain(commands: readonly swish.Command[]): string {
  const laid = new Set<number>()
  for (const command of commands) {
    if (command.type === 'Lay') laid.add(command.place)
    else if (command.type === 'Lift') laid.delete(command.place)
  }
  if (laid.size) return [...laid].map(placeWord).join(', ')
  return t(commands.length ? 'swish-choice-call' : 'swish-choice-quiet')
}

export default {
  waits: () => false,
  sound: ({ type }) => (type === 'Called' ? 'turn' : type === 'Proven' ? 'win' : 'move'),
  minor: ['Dealt', 'Laid', 'Lifted', 'WaitEnded'],
  choice,
  chain,
  company: 3,
  gentle: 'easy@50',
  hinted: (seats) => seats === 1, // in a race no hints are allowed
  judged: (seats) => seats > 1, // alone, there is nobody to lose against
  pages: [{ path: '/solo', key: 'page-solo-link' }],
  spot: (command) =>
    command.type === 'Lay' ? `.area [data-place="${command.place}"]` : command.type === 'Call' ? 'button.call' : command.type === 'NoSwish' ? 'button.word' : '[data-primary]',
  spots: { card: '.area [data-place="0"]', pair: '.area [data-place="1"]', score: '[data-seat="0"]' },
} satisfies Manners<Games['swish']>
