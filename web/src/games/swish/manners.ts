// How swish goes on at a table: nothing waits, since everybody races; the board moves things while the hand is free already.
import type { Sound } from '../../sound'
import type { Tagged } from '../../words'

export const pause = (): number => 0
export const waits = (): boolean => false
export const sound = ({ type }: Tagged): Sound => (type === 'Called' ? 'turn' : type === 'Proven' ? 'win' : 'move')
