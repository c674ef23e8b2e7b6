// The socket to a table: it comes back by itself, and what was not answered is said again, under the same number.
import type { Done, Heard, News, Presence, Refused, Shown, Supposed, Told } from './shapes'
import { Refusal } from './api'
import { language } from './words'

export type Health = 'live' | 'reconnecting' | 'unsent'
type Numbered = Extract<Heard, { number: number }>
/** A message without its number, which the link gives. */
export type Asked = Numbered extends infer One ? (One extends Numbered ? Omit<One, 'number'> : never) : never

interface Waiting {
  message: Numbered
  since: number
  done: (told: Done | Supposed) => void
  refused: (why: Refusal) => void
}

const SLOW = 1500 // ms without an answer until a player should know
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const OPENING = 10_000 // ms that a new socket may take until the first ping, which announces the next one
const GRACE = 5000 // ms that an announced ping may be late, on a slow line or from a busy server
const REFUSED = 4001 // the server said why, and will say so again

export interface Listener {
  news(news: News): void
  presence(told: Presence): void
  shown(told: Shown): void
  health(now: Health): void
  turnedAway(why: Refusal): void
}

export class Link {
  private socket: WebSocket | undefined
  private readonly waiting = new Map<number, Waiting>()
  private number = Date.now()
  private seq = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private closed = false
  private heard = 0
  private silence = OPENING // ms without a word after which the line is dead
  private fresh = true // nothing heard since it opened

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly watching = false,
  ) {
    this.open()
    this.watch = setInterval(() => this.tellHealth(), 500)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Say something; the promise keeps until it is on the server's disk, or refused. */
  say(asked: Asked): Promise<Done | Supposed> {
    const message = { ...asked, number: ++this.number } as Numbered
    return new Promise((done, refused) => {
      this.waiting.set(message.number, { message, since: Date.now(), done, refused })
      this.send(message)
    })
  }

  /** Let the others watch something that is not said; if it gets lost, no harm is done. */
  show(body: unknown): void {
    this.send({ type: 'Show', body })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    const state = this.socket?.readyState
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING && !document.hidden) this.again()
  }

  /** The device says that it is offline: it is told at once, not when the line is found dead. */
  private readonly lose = (): void => {
    this.socket?.close()
    this.tellHealth()
  }

  private open(): void {
    if (this.closed) return
    const home = location.origin.replace(/^http/, 'ws')
    const socket = new WebSocket(`${home}/api/tables/${encodeURIComponent(this.table)}/socket?steps=true&since=${this.seq}&lang=${language()}&watch=${this.watching}`)
    this.socket = socket
    this.heard = Date.now()
    this.silence = OPENING
    this.fresh = true
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      this.hear(JSON.parse(String(data)) as Told)
    }
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket || code === REFUSED) return
      this.tellHealth()
      this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()))
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
    }
  }

  /** Give a dead line up, and take a new one. */
  private again(): void {
    clearTimeout(this.timer)
    const dead = this.socket
    this.socket = undefined
    dead?.close()
    this.open()
    this.tellHealth()
  }

  private hear(told: Told): void {
    switch (told.type) {
      case 'Ping':
        this.silence = told.within + GRACE
        return this.send({ type: 'Pong', id: told.id })
      case 'News': {
        const first = this.fresh
        this.fresh = false
        this.wait = FIRST_WAIT
        this.seq = told.seq
        this.listener.news(told)
        if (first) this.sayAgain()
        return this.tellHealth()
      }
      case 'Presence':
        return this.listener.presence(told)
      case 'Shown':
        return this.listener.shown(told)
      case 'Done':
      case 'Supposed':
        return this.settle(told.number, (waiting) => waiting.done(told))
      case 'Refused':
        return this.refuse(told)
    }
  }

  private refuse(told: Refused): void {
    const why = Refusal.of(told)
    if (told.number < 0) this.listener.turnedAway(why)
    else this.settle(told.number, (waiting) => waiting.refused(why))
  }

  private settle(number: number, end: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(number)
    this.waiting.delete(number)
    if (waiting) end(waiting)
    this.tellHealth()
  }

  private sayAgain(): void {
    for (const { message } of this.waiting.values()) this.send(message)
  }

  private send(message: Heard): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private tellHealth(): void {
    const open = this.socket?.readyState === WebSocket.OPEN
    if (open && Date.now() - this.heard > this.silence) return this.again()
    const slow = [...this.waiting.values()].some(({ since }) => Date.now() - since > SLOW)
    this.listener.health(slow ? 'unsent' : open ? 'live' : 'reconnecting')
  }
}
