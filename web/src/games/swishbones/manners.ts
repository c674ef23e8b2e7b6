// swishbones at a table.
import { SWISHBONES, type Games, type swishbones } from '../../shapes'
import { t } from '../../words'
import type { Manners } from '../contract'
import { colourWord, hour, takeWords, way } from './said'

function choice(command: swishbones.Command, view: swishbones.State): string {
  switch (command.type) {
    case 'Take':
      return takeWords(command.piece, view)
    case 'Place':
      return t('page-bones-choice-place', { hour: hour(command.bearing) })
    case 'Swish':
      return t('page-bones-choice-swish', { way: way(command.bend) })
    case 'Stop':
      return t('swishbones-choice-stop')
  }
}

/** Swishes by their number; a bone to take by its colour. */
function chain(commands: readonly swishbones.Command[]): string {
  const [first] = commands
  if (first?.type === 'Take' && commands.length === 1) return colourWord(first.piece)
  return first?.type === 'Swish' ? t('page-bones-swishes', { swishes: commands.filter(({ type }) => type === 'Swish').length }) : ''
}

export default {
  waits: () => false,
  turn: (view) => view.turn,
  tall: true,
  colours: ({ fish }) => fish.map(({ pieces }) => SWISHBONES.Colour[Math.min(...pieces)] ?? 'red'), // of the heads
  choice,
  chain,
  company: 2,
  pages: [{ path: '/pond', key: 'page-pond' }],
  spot: (command) =>
    command.type === 'Take' ? `.lying [data-piece="${command.piece}"]` : command.type === 'Stop' ? '.halt' : '.handle, .grip',
  spots: { fish: '.lying .fish', rival: '.lying :nth-last-child(1 of .fish)', score: '[data-seat="0"]', green: '.lying .food:has([href="#glyph-green"]), .swim.many' },
} satisfies Manners<Games['swishbones']>
