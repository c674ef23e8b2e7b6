// Cards that fly when something happens.
import { fly, nudge } from '../../motion'
import type { Games } from '../../shapes'
import type { Card } from './cards'

export function flights(event: Games['swirl']['event'], board: HTMLElement, cards: readonly Card[]): void {
  const middle = board.querySelector('.middle')
  const size = Math.max(44, 0.06 * Math.min(board.clientWidth, board.clientHeight)) // on a television they can be seen, too
  const at = (seat: number, pile: string): Element | null => board.querySelector(`[data-seat="${seat}"] [data-pile="${pile}"]`)
  switch (event.type) {
    case 'CardPlayed':
      return fly('card-back', at(event.seat, 'hand'), middle, size)
    case 'Captured':
      event.cards.slice(0, 6).forEach((_, number) => fly('card-back', middle, at(event.seat, 'pile'), size, 20 * number))
      return nudge(board.querySelector(`[data-seat="${event.seat}"]`))
    case 'Snatched': {
      const card = cards[event.card]
      const colour = card?.action === undefined ? card?.colour : ''
      return fly('card-back', board.querySelector(`[data-seat="${event.victim}"] [data-colour="${colour}"]`), at(event.taker, 'pile'), size)
    }
    case 'HandsDropped':
      event.hands.forEach((dropped, seat) => dropped.length && fly('card-back', at(seat, 'hand'), middle, size))
  }
}
