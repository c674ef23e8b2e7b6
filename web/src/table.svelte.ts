// A table as one player sees it: events are shown by table time, as on every other screen.
import { Link, type Asked, type Health } from './link'
import type { Refusal } from './api'
import { Bubbles, type Bubble } from './bubbles.svelte'
import { entryText, guestsAfter, spoken, type Around } from './entries'
import { manners } from './games'
import type { Frame, Manners } from './games/contract'
import { Lines, type Line } from './lines.svelte'
import { Salting } from './luck'
import { unlessEqual, type Present } from './present'
import { PACE, settings } from './settings.svelte'
import type { Company } from './stage/stage.svelte'
import { duration, Timeline, type Timed } from './timeline.svelte'
import { named, t, tell } from './words'
import type { DueMessage, News, SeatChoices, SeatView, Shown, Supposed, TableView, Tagged } from './shapes'

export class Table {
  state: TableView | undefined = $state.raw()
  health: Health = $state('reconnecting')
  turnedAway: Refusal | undefined = $state.raw()
  private refused: { why: Refusal; moved: number | undefined } | undefined = $state.raw() // `moved`: the last entry when we made a move
  private sayings: readonly (() => string)[] = $state.raw([]) // in the current language
  announced = $derived(this.sayings.map((say) => say()).join(' '))
  due: DueMessage | undefined = $state.raw()
  legal: readonly Tagged[] = $state.raw([])
  ahead: unknown = $state.raw() // the outlook, if it is our turn
  plays: number | null = $state(null) // the seat that this device plays now; none behind a curtain
  together: readonly SeatChoices[] = $state.raw([]) // what each of our seats may do, if several are due at once
  private held: number | null = $state(null) // the seat that this device played last
  shown = $state(0) // entries shown so far
  muted: ReadonlySet<string> = $state.raw(new Set()) // muted guests
  onlookers = $state.raw({ watchers: 0, screens: 0 }) // how many people only watch, and televisions
  guests: readonly string[] = $state.raw([]) // the guest id of each seat
  late: '' | 'turn' | 'throw' = $state('') // what the table did for us, because we were slow; until we act
  aborted: () => string = $state.raw(() => '') // why the game did not begin, in the current language
  live: Shown | undefined = $state.raw() // another player's gesture
  arrived: { seat: number; id: number } | undefined = $state.raw() // who sat down last, while we were here
  private saying = $state(0) // messages without a reply
  private seq = $state(0)
  private awaited = $state(0) // the entry number of our last accepted message
  private present: Present | undefined = $state.raw() // how the table is now, whatever is still being shown

  readonly link: Link
  private readonly timeline = new Timeline({
    clock: () => this.clock(),
    duration: (event) => duration(this.state?.game ?? '', event) * this.pace,
    shown: (frame, together) => this.frameShown(frame, together),
    rest: () => this.settle(),
  })
  private arrivals = 0
  private names: readonly string[] = []
  private former: readonly string[] = [] // the names before the latest news
  private readonly salting = new Salting()
  private readonly seatBubbles = new Bubbles()
  private readonly log = new Lines()
  private readonly events: Tagged[] = [] // all that have happened
  private setUp: ((table: Table) => Promise<void>) | undefined
  private endedBy = 0 // the entry that ended the game
  private stands = 0 // table time during a break
  private zero = 0 // the start of the table's clock, by ours
  private back = false // whether we have returned to our seat

  constructor(table: string, setUp?: (table: Table) => Promise<void>, watching = false) {
    this.setUp = setUp
    this.link = new Link(table, {
      news: (news) => this.news(news),
      presence: ({ seats, watchers, screens }) => {
        this.onlookers = { watchers, screens }
        this.seated(seats)
      },
      shown: (told) => (this.live = told),
      reacted: ({ seat, reaction }) => {
        this.sayings = [() => t('page-reacts', { name: named(seat, this.players), reaction: t(`reaction-${reaction}`) })]
        this.bubble(seat, { reaction, text: '' })
      },
      health: (now) => (this.health = now),
      turnedAway: (why) => (this.turnedAway = why),
    }, watching)
  }

  get view(): unknown {
    return this.timeline.view
  }
  /** The last event shown. */
  get event(): Tagged | undefined {
    return this.timeline.event
  }
  /** The pending frames. */
  get frames(): readonly Frame[] {
    return this.timeline.frames
  }
  get recent(): readonly Frame[] {
    return this.timeline.recent
  }
  /** The seats that still have to throw, once all events are shown. */
  get hands(): readonly number[] {
    return this.caughtUp && this.due?.kind === 'hands' ? this.due.seats : []
  }
  /** Whether the shown table waits for our throw. */
  get asked(): boolean {
    return this.mayThrow && this.plays !== null && this.hands.includes(this.plays)
  }
  /** Whether we may throw, even while earlier events are still being shown. */
  get mayThrow(): boolean {
    const { due, plays = null } = this.present ?? {}
    return due?.kind === 'hands' && plays !== null && due.seats.includes(plays) && !this.saying && this.seq >= this.awaited
  }
  /** Whether all events are shown, so that the drawn view is current. */
  get caughtUp(): boolean {
    return this.timeline.resting
  }
  /** Whether the offered commands are still valid: no message is pending that may change them. */
  get ready(): boolean {
    return this.caughtUp && !this.saying && this.seq >= this.awaited
  }
  /** The seats that the shown table waits for; empty while frames are pending. */
  get turn(): readonly number[] {
    return this.caughtUp && (this.due?.kind === 'players' || this.due?.kind === 'hands') ? this.due.seats : []
  }
  /** Whether the table waits for us. */
  get ours(): boolean {
    return !this.over && !this.state?.paused && (this.asked || this.curtain !== undefined || (this.ready && this.legal.length > 0))
  }
  get over(): boolean {
    return this.caughtUp && this.due?.kind === 'over'
  }
  get you(): number | null {
    return this.state?.you ?? null
  }
  /** Whether several people play on this device. */
  get shared(): boolean {
    return (this.state?.yours.length ?? 0) > 1
  }
  /** The seat from which the board is seen: ours; on a shared device the one that plays or has played last. */
  get seat(): number | null {
    return this.shared && !this.over ? (this.plays ?? this.held ?? this.you) : this.you
  }
  /** The seat of this device that is due behind a curtain. */
  get curtain(): number | undefined {
    if (!this.shared || this.plays !== null || this.state?.paused) return undefined
    const here = ({ bot, presence }: SeatView): boolean => !bot && presence !== 'gone'
    return this.turn.find((seat) => this.state?.yours.includes(seat) && this.state.seats[seat] && here(this.state.seats[seat]))
  }
  /** Whether we may have advice: the game does not count, and we play against bots alone or were given hints. */
  get advisable(): boolean {
    const { state, seat } = this
    if (!state || state.rated || seat === null) return false
    return this.alone || (state.seats[seat]?.aids?.includes('hints') ?? false)
  }
  /** Whether everybody else here is a bot. */
  private get alone(): boolean {
    const { state, you } = this
    if (!state || you === null) return false
    return state.seats.every((chair, seat) => (seat === you ? !chair.bot : chair.bot && !this.guests[seat]))
  }
  /** The factor for durations: the table's, so that all screens agree; a single player may be faster. */
  private get pace(): number {
    const shared = (this.state?.pace ?? 100) / 100
    return this.alone ? Math.min(shared, PACE[settings.pace]) : shared
  }
  /** The deadline of those who are due, in table time. */
  private get until(): number | null {
    if (!this.caughtUp) return null
    if (this.due?.kind === 'players') return this.due.clock ?? null
    return this.due?.kind === 'hands' ? this.due.until : null
  }
  /** The players, for the stage. */
  get company(): Company | undefined {
    if (!this.state) return undefined
    return { chairs: this.state.seats, turn: this.turn, until: this.until, now: () => this.clock(), bubbles: this.bubbles }
  }
  /** The log in words. */
  get lines(): readonly Line[] {
    return this.log.all
  }
  /** What players show at their seats, by seat. */
  get bubbles(): Readonly<Record<number, Bubble>> {
    return this.seatBubbles.shown
  }
  /** Why the server refused our last message, in the current language; empty if it did not. That of a move goes once something has
   * happened since: it is about a position that is gone. */
  get refusal(): string {
    const { why, moved } = this.refused ?? {}
    return moved === undefined || moved === this.seq ? (why?.among(this.players) ?? '') : ''
  }
  get players(): readonly string[] {
    return this.state?.seats.map((seat) => seat.name) ?? this.names
  }

  /** Send a message; a refusal is shown and changes nothing. */
  async say(asked: Asked): Promise<boolean> {
    const changes = asked.type !== 'Chat' && asked.type !== 'React' // talk does not change the offers
    const moved = asked.type === 'Speak' || asked.type === 'Throw' ? this.seq : undefined
    const race = this.due?.kind === 'players' && this.due.seats.length > 1
    this.refused = undefined
    this.late = ''
    if (changes) this.saying += 1
    try {
      const done = await this.link.say(this.from(asked))
      if (changes && done.type === 'Done') this.awaited = Math.max(this.awaited, done.seq)
      return true
    } catch (why) {
      const faster = race && moved !== undefined && (why as Refusal).key === 'not-your-turn' // somebody was: the board shows who
      if (!faster) this.refused = { why: why as Refusal, moved }
      return false
    } finally {
      if (changes) this.saying -= 1
    }
  }

  /** On a shared device a message names the seat that it speaks for. */
  private from(asked: Asked): Asked {
    const { plays = null } = this.present ?? {}
    const speaks = asked.type === 'Speak' || asked.type === 'Throw' || asked.type === 'Suppose'
    return this.shared && speaks && asked.seat === undefined && plays !== null ? { ...asked, seat: plays } : asked
  }

  /** Send a command for one of several seats of this device that are due at once. */
  sayFor(seat: number, command: Tagged): void {
    if (this.ready) void this.say({ type: 'Speak', commands: [command], seat })
  }

  /** Send a command of the game, or several that belong together. */
  command(...commands: readonly Tagged[]): void {
    if (this.ready) void this.say({ type: 'Speak', commands })
  }

  /** Send commands one after the other, without waiting for earlier replies. */
  speak(commands: readonly Tagged[]): Promise<boolean> {
    return this.say({ type: 'Speak', commands })
  }

  /** Show our gesture to the others. */
  show(body: unknown): void {
    this.link.show(body)
  }

  /** Table time, in milliseconds; during a break it stands still. */
  clock(): number {
    if (this.state?.paused) return this.stands
    return performance.now() - this.zero
  }

  /** Mute a guest here; the server does it on other devices. */
  hush(guest: string, quiet: boolean): void {
    const others = [...this.muted].filter((other) => other !== guest)
    this.muted = new Set(quiet ? [...others, guest] : others)
  }

  /** Where commands would lead; on request, with the way to a place and the reach from there. */
  async suppose(commands: readonly Tagged[], far = false, to?: readonly [number, number]): Promise<Supposed> {
    return (await this.link.say(this.from({ type: 'Suppose', commands, far, to: to ?? null }))) as Supposed
  }

  close(): void {
    this.timeline.stop()
    this.link.close()
  }

  // messages from the server

  private news(news: News): void {
    const first = this.state === undefined
    this.former = this.players
    if (news.table) this.state = news.table
    const salt = this.state && this.salting.answer(this.state)
    if (salt) this.link.say(salt).catch(() => {}) // if it was too late, news follow
    if (!this.guests.length && this.state) this.guests = this.state.seats.map(() => '')
    if (this.state?.paused) this.stands = news.at
    this.seq = news.seq
    const lag = this.you === null ? 0 : (this.state?.seats[this.you]?.lag ?? 0)
    this.zero = performance.now() - news.at - lag
    if ('view' in news) {
      const { view, due, legal = [], ahead, plays = this.you, together = [] } = news
      this.present = unlessEqual(this.present, { view, due, legal, ahead, plays, together })
    }
    const { entries } = news
    const events = entries.filter((entry) => entry.type === 'Happened').length
    if (events) this.live = undefined
    const views = [...(news.steps ?? []), news.view] // before each event, and after the last
    const from = news.seq - entries.length
    if (this.present?.due?.kind === 'over') {
      const last = entries.findLastIndex((entry) => entry.type === 'Happened')
      if (last >= 0) this.endedBy = from + last + 1
    }
    const frames: Timed[] = []
    let told = views.length - events
    let base = this.view === undefined ? views[0] : undefined
    entries.forEach((entry, index) => {
      if (entry.type !== 'Happened') return this.around(entry, first)
      const view = told >= 0 ? views[told] : undefined
      told += 1
      const frame = { seq: from + index + 1, event: entry.event, view, start: this.timeline.place(entry.event, entry.at), recalled: this.manners.recall?.(entry.event, this.events) }
      this.events.push(entry.event)
      if (view === undefined || (first && this.timeline.past)) {
        base = view ?? base
        if (view !== undefined) this.timeline.remember(frame)
        this.shown = frame.seq
        this.log.add(() => this.words(frame), 'event')
      } else frames.push(frame)
    })
    if (base !== undefined) this.timeline.view = base
    if (frames.length || this.caughtUp) this.timeline.add(frames)
    if (first && this.setUp && this.state?.phase === 'open') void this.setUp(this)
    this.setUp = undefined
  }

  private seated(seats: readonly SeatView[]): void {
    if (!this.state) return
    this.state = { ...this.state, seats }
    const { phase, you } = this.state
    if (this.back || phase !== 'playing' || you === null) return
    this.back = true
    if (!seats[you]?.present && !seats[you]?.bot) this.link.say({ type: 'Sit', seat: you }).catch(() => {}) // it is still our seat
  }

  /** Take in an entry that is not an event, and tell it in words. */
  private around(entry: Around, past: boolean): void {
    const game = this.state?.game ?? ''
    const begun = this.names
    const known = (names: readonly string[]): readonly string[] => names.map((name, seat) => begun[seat] || name)
    const present = { game, names: known(this.players), former: known(this.former), guests: this.guests }
    const text = (): string => entryText(entry, present)
    const ours = this.state?.phase === 'playing' && 'seat' in entry && this.state.yours.includes(entry.seat)
    if (entry.type === 'SeatsFrozen' || entry.type === 'Sat') this.aborted = () => ''
    this.guests = guestsAfter(this.guests, entry)
    switch (entry.type) {
      case 'Begun':
        this.names = entry.names
        if (!past) this.sayings = [text]
        break
      case 'Aborted':
        this.aborted = text
        break
      case 'Sat':
        if (past || entry.seat === this.you) break
        this.arrived = { seat: entry.seat, id: ++this.arrivals }
        this.sayings = [text]
        break
      case 'Lapsed':
        if (ours && !past) this.late = 'turn'
        break
      case 'Thrown':
        if (ours && !past && entry.auto) this.late = 'throw'
        break
      case 'Said':
        if (!past && entry.seat >= 0) this.bubble(entry.seat, { reaction: '', text: spoken(entry) })
    }
    if (text()) this.log.add(text, entry.type === 'Said' ? 'said' : 'table', entry.type === 'Said' ? entry.guest : '')
  }

  /** Show something at a seat, unless its guest is muted here. */
  private bubble(seat: number, said: Omit<Bubble, 'id'>): void {
    if (!this.muted.has(this.guests[seat] ?? '')) this.seatBubbles.show(seat, said)
  }

  private words({ seq, event, recalled }: Frame): string {
    if (event.type === 'Rewound') return t('page-log-rewound')
    return tell(this.state?.game ?? '', event, this.players, { ...this.manners.facts?.(event, this.state?.options), ...recalled }, seq === this.endedBy)
  }

  private get manners(): Manners {
    return manners(this.state?.game ?? '')
  }

  // showing events one after the other

  private frameShown(frame: Frame, together: boolean): void {
    const text = (): string => this.words(frame)
    this.log.add(text, 'event')
    this.sayings = together ? [...this.sayings, text] : [text]
    this.shown = frame.seq
  }

  /** All frames are shown: show the current table. */
  private settle(): void {
    if (!this.present) return
    this.timeline.view = this.present.view
    ;({ due: this.due, legal: this.legal, ahead: this.ahead, plays: this.plays, together: this.together } = this.present)
    this.held = this.plays ?? this.held
  }

  /** Throw: our hand is what the game waits for. */
  act(): void {
    if (!this.mayThrow || (this.shared && !this.asked)) return // a second tap must not throw for the next player
    this.skip()
    void this.say({ type: 'Throw' })
  }

  /** Show at once everything that has happened. */
  skip = (): void => this.timeline.skip()
}
