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

/** The swish that was there, or that there was none. */
function loss(best: readonly swish.Command[], better: string, share: string): string {
  const cards = best.filter(({ type }) => type === 'Lay').length
  return cards ? t('swish-loss', { cards, better, share }) : t('swish-loss-quiet', { better, share })
}

/** How a card comes to lie as it does: laid on the mat, or flipped or turned there. */
function recall(event: swish.Event, earlier: readonly Tagged[]): Facts {
  if (event.type !== 'Laid') return {}
  const last = earlier.findLast((past) => ['Called', 'Rewound'].includes(past.type) || ('place' in past && past.place === event.place)) as swish.Event | undefined
  return { how: last?.type !== 'Laid' ? 'laid' : (last.orientation ^ event.orientation) === HALF_TURN ? 'turned' : 'flipped' }
}

const onMat = ({ place }: swish.Lay, { mat }: swish.State): swish.Layer | undefined => mat.find((layer) => layer.place === place)

/** A learner may lay the cards in any order, and turns one by laying it again. */
const next = (model: readonly swish.Command[], view: swish.State): swish.Command | undefined =>
  model.find((command) => (command.type === 'Call' ? view.caller < 0 : command.type !== 'Lay' || onMat(command, view)?.orientation !== command.orientation))

function spot(command: swish.Command, view: swish.State): string {
  if (command.type === 'Call') return 'button.call'
  if (command.type === 'NoSwish') return 'button.word'
  if (command.type !== 'Lay') return '[data-primary]'
  const [card, lies] = [`.area [data-place="${command.place}"]`, onMat(command, view)]
  // a card on the mat: select it, then turn it
  return lies ? `main:has(${card}.picked) [data-axis="${lies.orientation ^ command.orientation}"], main:not(:has(${card}.picked)) ${card}` : card
}

export default {
  waits: () => false,
  race: true,
  sound: ({ type }) => (type === 'Called' ? 'turn' : type === 'Proven' ? 'win' : 'move'),
  minor: ['Dealt', 'Laid', 'Lifted', 'WaitEnded'],
  choice,
  chain,
  loss,
  recall,
  company: 3,
  gentle: 'easy@50',
  hinted: (seats) => seats === 1, // in a race no hints are allowed
  judged: (seats) => seats > 1, // alone, there is nobody to lose against
  pages: [{ path: '/solo', key: 'page-solo-link' }],
  next,
  spot,
  spots: { card: '.area [data-place="0"]', pair: '.area [data-place="1"]', score: '[data-seat="0"]' },
  work: '.mat',
} satisfies Manners<Games['swish']>
