// swish at a table: it is a race, so nothing waits.
import type { Games, swish, Tagged } from '../../shapes'
import { t, type Facts } from '../../words'
import type { Manners } from '../contract'
import { HALF_TURN, placeWord } from './cards'

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

/** How a card comes to lie as it does: laid on the mat, or flipped or turned there. */
function recall(event: swish.Event, earlier: readonly Tagged[]): Facts {
  if (event.type !== 'Laid') return {}
  const last = earlier.findLast((past) => ['Called', 'Rewound'].includes(past.type) || ('place' in past && past.place === event.place)) as swish.Event | undefined
  return { how: last?.type !== 'Laid' ? 'laid' : (last.orientation ^ event.orientation) === HALF_TURN ? 'turned' : 'flipped' }
}

export default {
  waits: () => false,
  sound: ({ type }) => (type === 'Called' ? 'turn' : type === 'Proven' ? 'win' : 'move'),
  minor: ['Dealt', 'Laid', 'Lifted', 'WaitEnded'],
  choice,
  recall,
  company: 3,
  gentle: 'easy@50',
  hinted: (seats) => seats === 1, // in a race no hints are allowed
  judged: () => false,
  pages: [{ path: '/solo', key: 'page-solo-link' }],
  spot: (command) =>
    command.type === 'Lay' ? `.area [data-place="${command.place}"]` : command.type === 'Call' ? 'button.call' : command.type === 'NoSwish' ? 'button.word' : '[data-primary]',
  spots: { card: '.area [data-place="0"]', pair: '.area [data-place="1"]', score: '[data-seat="0"]' },
} satisfies Manners<Games['swish']>
