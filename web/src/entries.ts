// What happens around the game, in words: everything in a table's journal that is not an event of the rules.
import type { Entry } from './shapes'
import { listed, named, t } from './words'

/** An entry that is not an event. */
export type Around = Exclude<Entry, { type: 'Happened' }>

/** The players when an entry came. */
export interface Seated {
  readonly game: string
  readonly names: readonly string[] // by seat
  readonly former: readonly string[] // the names before
  readonly guests: readonly string[] // the guest id of each seat
}

/** The guest id of each seat after an entry; '' where nobody has sat. */
export function guestsAfter(guests: readonly string[], entry: Around): readonly string[] {
  switch (entry.type) {
    case 'Made':
      return Array.from({ length: entry.seats }, () => '')
    case 'ChairAdded':
      return [...guests, '']
    case 'ChairRemoved':
      return guests.toSpliced(entry.seat, 1)
    case 'Sat':
      return guests.with(entry.seat, entry.guest)
    case 'Removed':
      return guests.with(entry.seat, '')
    case 'Aborted':
      return guests.map((guest, seat) => (entry.seats.includes(seat) ? '' : guest))
    default:
      return guests
  }
}

/** What a player said. */
export function spoken({ phrase, text }: { phrase: string; text: string }): string {
  return phrase ? t(`phrase-${phrase}`) : text
}

/** The sentence about an entry, in the present language; '' if nobody needs to know. */
export function entryText(entry: Around, { game, names, former, guests }: Seated): string {
  const of = (seat: number): { name: string } => ({ name: named(seat, names) })
  switch (entry.type) {
    case 'Begun':
      return t('page-log-begun')
    case 'Aborted':
      return t('page-log-aborted', { name: entry.seats.map((seat) => named(seat, former)).join(', ') })
    case 'Sat':
      return t('page-log-sat', { name: entry.name })
    case 'BotSat':
      return guests[entry.seat] ? t('page-log-kept', of(entry.seat)) : t('page-log-sat', { name: entry.name })
    case 'Stood':
      return t('page-log-stood', of(entry.seat))
    case 'Removed':
      return t('page-log-removed', { name: named(entry.seat, former) })
    case 'Locked':
      return t(entry.locked ? 'page-log-locked' : 'page-log-unlocked')
    case 'TableListed':
      return t(entry.listed ? 'page-log-listed' : 'page-log-private')
    case 'Handicapped':
      return t('page-fact', { ...of(entry.seat), value: t(`handicap-${game}`, { step: entry.step }) })
    case 'Aided':
      return t('page-fact', { ...of(entry.seat), value: listed(entry.aids.map((aid) => t(`aid-${aid}`))) })
    case 'Lapsed':
      return t('page-log-lapsed', of(entry.seat))
    case 'Thrown':
      return t(entry.auto ? 'page-log-auto-thrown' : 'page-log-thrown', of(entry.seat))
    case 'UndoAsked':
      return t('page-log-undo', of(entry.seat))
    case 'PauseAsked':
      return t('page-log-pause', of(entry.seat))
    case 'UndoAnswered':
    case 'PauseAnswered':
      return t(entry.agreed ? 'page-log-agreed' : 'page-log-refused', of(entry.seat))
    case 'Paused':
      return t('page-log-paused')
    case 'Ready':
      return t('page-log-ready', of(entry.seat))
    case 'Resumed':
      return t('page-log-resumed')
    case 'Kept':
      return entry.guest ? '' : t('page-log-declined')
    case 'Said':
      return `${entry.name}: ${spoken(entry)}`
    default:
      return ''
  }
}
