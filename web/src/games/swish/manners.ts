// How swish goes on at a table: nothing waits, since everybody races; the board moves things while the hand is free already.
import type { Sound } from '../../sound'
import type { swish, Tagged } from '../../shapes'
import { t } from '../../words'
import { placeWord } from './cards'

export const pause = (): number => 0
export const waits = (): boolean => false
export const sound = ({ type }: Tagged): Sound => (type === 'Called' ? 'turn' : type === 'Proven' ? 'win' : 'move')

export function choice(command: Tagged, view: unknown): string {
  const said = command as swish.Command
  switch (said.type) {
    case 'Call':
      return t('swish-choice-call')
    case 'NoSwish':
      return t('swish-choice-no')
    case 'TakeBack':
      return t('swish-choice-back')
    case 'Lay': {
      const lies = (view as swish.State).area[said.place]?.orientation ?? 0
      return t('page-hint-lay', { place: placeWord(said.place), orientation: said.orientation ^ lies })
    }
    case 'Lift':
      return t('page-hint-lift', { place: placeWord(said.place) })
    case 'Prove':
      return t('swish-choice-prove')
  }
}

export const company = 3
/** In a race nothing may help, and what counts is to be first. */
export const hinted = (seats: number): boolean => seats === 1
export const judged = (): boolean => false
export const pages = [{ path: '/solo', key: 'page-solo-link' }] as const
