// What the browser gives to the page's own code, as far as tests without a browser need it: a line to a server and its answers.
import { vi } from 'vitest'

export class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static made: Socket[] = []
  readyState = Socket.CONNECTING
  readonly sent: { type: string; number?: number; [field: string]: unknown }[] = []
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number }) => void) | undefined

  constructor(readonly url: string) {
    Socket.made.push(this)
  }
  static get last(): Socket {
    const found = Socket.made.at(-1)
    if (!found) throw new Error('no socket was opened')
    return found
  }
  /** The server has answered the call. */
  open(): this {
    this.readyState = Socket.OPEN
    return this
  }
  /** The server says something. */
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket['sent'][number])
  }
  close(code = 1000): void {
    if (this.readyState === Socket.CLOSED) return
    this.readyState = Socket.CLOSED
    this.onclose?.({ code })
  }
}

export const page = { hidden: false }
const listeners = new Map<string, Set<(event?: object) => void>>()
const listen = (name: string, heard: (event?: object) => void): void => void (listeners.get(name) ?? listeners.set(name, new Set()).get(name))?.add(heard)
const forget = (name: string, heard: (event?: object) => void): void => void listeners.get(name)?.delete(heard)
export const happens = (name: string, event?: object): void => listeners.get(name)?.forEach((heard) => heard(event))

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), clear: () => kept.clear() }
}

/** Answers of the server by method and path; each may look at the body. */
export const answers = new Map<string, (body: unknown) => unknown>()
export const asked: string[] = []

async function fetched(path: string, { method, body }: { method: string; body?: string }): Promise<object> {
  asked.push(`${method} ${path}`)
  const answer = answers.get(`${method} ${path}`)
  if (!answer) return { ok: false, json: async () => ({ key: 'no-such-page', facts: {}, text: path }) }
  const found = await answer(body === undefined ? undefined : JSON.parse(body))
  return { ok: true, json: async () => found }
}

/** A fresh browser, with a clock that tests move. */
export function freshBrowser(): void {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get hidden() {
      return page.hidden
    },
    addEventListener: listen,
    removeEventListener: forget,
  })
  vi.stubGlobal('location', { origin: 'http://here', pathname: '/', hash: '' })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', forget)
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('fetch', fetched)
  Socket.made = []
  listeners.clear()
  answers.clear()
  asked.length = 0
  page.hidden = false
}
