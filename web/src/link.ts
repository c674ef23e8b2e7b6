// The socket to a table: it reconnects automatically and repeats unanswered messages under their numbers.
import { REFUSED, type ClientMessage, type Done, type News, type Ping, type Presence, type Reacted, type Refused, type ServerMessage, type Shown, type Supposed } from './shapes'
import { Refusal } from './api'
import { afterTap } from './paint'
import { language } from './words'

export type Health = 'live' | 'reconnecting' | 'unsent'
type Numbered = Extract<ClientMessage, { number: number }>
/** A message without its number, which the link adds. */
export type Asked = Numbered extends infer One ? (One extends Numbered ? Omit<One, 'number'> : never) : never

interface Waiting {
  message: Numbered
  since: number
  done: (told: Done | Supposed) => void
  refused: (why: Refusal) => void
}

const SLOW = 1500 // ms without a reply until the page shows it
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const OPENING = 10_000 // ms until the first ping of a new socket, which announces the next one
const GRACE = 5000 // ms by which a ping may be late, on a slow line or from a busy server

export interface Listener {
  news(news: News): void
  presence(told: Presence): void
  shown(told: Shown): void
  reacted(told: Reacted): void
  health(now: Health): void
  turnedAway(why: Refusal): void
}

export class Link {
  private socket: WebSocket | undefined
  private readonly waiting = new Map<number, Waiting>()
  private number = Math.floor(Math.random() * 2 ** 52) // apart from those of our other tabs and devices: the server carries out each number once
  private seq = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private closed = false
  private heard = 0
  private silence = OPENING // ms without a message after which the socket is dead
  private fresh = true // no message since it opened

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
    document.addEventListener('visibilitychange', this.hide)
  }

  /** Send a message; the promise resolves when the server has stored it, or rejects with a Refusal. */
  say(asked: Asked): Promise<Done | Supposed> {
    const message = { ...asked, number: ++this.number } as Numbered
    return new Promise((done, refused) => {
      this.waiting.set(message.number, { message, since: Date.now(), done, refused })
      this.send(message)
    })
  }

  /** Show the others a gesture; it may get lost. */
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
    document.removeEventListener('visibilitychange', this.hide)
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    const state = this.socket?.readyState
    if (state !== WebSocket.OPEN && state !== WebSocket.CONNECTING && !document.hidden) this.again()
  }

  /** Tell the others whether this page is in the background. */
  private readonly hide = (): void => this.send({ type: 'Away', away: document.hidden })

  /** The device is offline: report it at once instead of waiting for the timeout. */
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
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.type === 'Ping') return this.pong(message)
      afterTap(() => this.socket === socket && this.receive(message)) // a new socket receives what this one did not handle
    }
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket || code === REFUSED) return
      this.tellHealth()
      this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()))
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
    }
  }

  /** Drop a dead socket and open a new one. */
  private again(): void {
    clearTimeout(this.timer)
    const dead = this.socket
    this.socket = undefined
    dead?.close()
    this.open()
    this.tellHealth()
  }

  private pong({ within, id }: Ping): void {
    this.silence = within + GRACE
    this.send({ type: 'Pong', id })
  }

  private receive(message: Exclude<ServerMessage, Ping>): void {
    switch (message.type) {
      case 'News': {
        const first = this.fresh
        this.fresh = false
        this.wait = FIRST_WAIT
        this.seq = message.seq
        this.listener.news(message)
        if (first) this.sayAgain()
        if (first && document.hidden) this.hide()
        return this.tellHealth()
      }
      case 'Presence':
        return this.listener.presence(message)
      case 'Shown':
        return this.listener.shown(message)
      case 'Reacted':
        return this.listener.reacted(message)
      case 'Done':
      case 'Supposed':
        return this.settle(message.number, (waiting) => waiting.done(message))
      case 'Refused':
        return this.refuse(message)
    }
  }

  private refuse(message: Refused): void {
    const why = Refusal.of(message)
    if (message.number < 0) this.listener.turnedAway(why)
    else this.settle(message.number, (waiting) => waiting.refused(why))
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

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private tellHealth(): void {
    const open = this.socket?.readyState === WebSocket.OPEN
    if (open && Date.now() - this.heard > this.silence) return this.again()
    const slow = [...this.waiting.values()].some(({ since }) => Date.now() - since > SLOW)
    this.listener.health(slow ? 'unsent' : open ? 'live' : 'reconnecting')
  }
}
