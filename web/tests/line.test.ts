import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { oneLine } from '../src/stage/fit'

const LETTER = 0.5 // the width of a letter, in its size
const REM = 1.2 // the size of a caption

/** A television of which only the caption is laid out: its text has the root's size, which depends on the height. */
class Screen {
  fonts = new EventTarget()
  window = new EventTarget()
  letter = LETTER
  resized: (() => void) | undefined
  mutated: (() => void) | undefined
  readonly style = { fontSize: '', whiteSpace: '' }

  constructor(
    public width: number,
    public height: number,
    public wordings: { text: string; hidden: boolean }[],
  ) {}
  get root(): number {
    return Math.max(16, 0.026 * this.height)
  }
  get size(): number {
    return this.style.fontSize ? parseFloat(this.style.fontSize) : REM * this.root
  }
  get clientWidth(): number {
    return this.width
  }
  get scrollWidth(): number {
    const text = this.wordings.filter(({ hidden }) => !hidden).map(({ text }) => text)
    return this.style.whiteSpace === 'nowrap' ? Math.max(this.width, text.join('').length * this.letter * this.size) : this.width
  }
  get parentElement(): object {
    return {}
  }
  querySelectorAll(): object[] {
    return this.wordings
  }
  get shown(): string {
    return this.wordings.filter(({ hidden }) => !hidden).map(({ text }) => text).join('')
  }
  /** Whether the whole caption is in one line on the screen. */
  get fits(): boolean {
    return this.style.whiteSpace === 'nowrap' && this.scrollWidth <= this.width
  }
  turn(width: number, height: number): void {
    const wider = width !== this.width
    this.width = width
    this.height = height
    if (wider) this.resized?.()
    this.window.dispatchEvent(new Event('resize'))
  }
}

let screen: Screen
const LONG = 'Maximiliane swipes a chip'
const SHORT = 'a chip'

beforeEach(() => {
  screen = new Screen(390, 568, [LONG, SHORT].map((text, at) => ({ text, hidden: at > 0 })))
  const watched = class {
    constructor(private readonly told: () => void) {}
    observe(_: object, how?: object): void {
      if (how) screen.mutated = this.told
      else screen.resized = this.told
    }
    disconnect(): void {
      screen.resized = screen.mutated = undefined
    }
  }
  const root = { dataset: { screen: 'big' } }
  vi.stubGlobal('ResizeObserver', watched)
  vi.stubGlobal('MutationObserver', watched)
  vi.stubGlobal('document', { documentElement: root, fonts: screen.fonts })
  vi.stubGlobal('getComputedStyle', (one: object) => ({ fontSize: `${one === root ? screen.root : screen.size}px` }))
  vi.stubGlobal('addEventListener', screen.window.addEventListener.bind(screen.window))
  vi.stubGlobal('removeEventListener', screen.window.removeEventListener.bind(screen.window))
  vi.stubGlobal('innerHeight', 0)
  Object.defineProperty(globalThis, 'innerHeight', { configurable: true, get: () => screen.height })
})
afterEach(() => vi.unstubAllGlobals())

const laid = (): { destroy: () => void } => oneLine(screen as unknown as HTMLElement)

describe('a caption in one line', () => {
  test('has its own size where there is room', () => {
    laid()
    expect([screen.fits, screen.shown, screen.style.fontSize]).toEqual([true, LONG, ''])
  })
  test('is fitted again if only the height of the screen changes', () => {
    laid()
    screen.turn(390, 1600)
    expect([screen.fits, screen.shown]).toEqual([true, SHORT])
    screen.turn(390, 568)
    expect([screen.fits, screen.shown, screen.style.fontSize]).toEqual([true, LONG, ''])
  })
  test('is fitted again if its width or its text changes', () => {
    laid()
    screen.turn(210, 568)
    expect([screen.fits, screen.shown]).toEqual([true, LONG])
    expect(screen.size).toBeLessThan(REM * screen.root)
    screen.wordings = [{ text: `${LONG} and more`, hidden: false }, { text: SHORT, hidden: true }]
    screen.mutated?.()
    expect([screen.fits, screen.shown]).toEqual([true, SHORT])
  })
  test('is fitted again once its font has come', () => {
    laid()
    screen.letter = 1
    expect(screen.fits).toBe(false)
    screen.fonts.dispatchEvent(new Event('loadingdone'))
    expect(screen.fits).toBe(true)
  })
  test('wraps at the smallest size if no wording fits', () => {
    screen.wordings = [{ text: LONG.repeat(4), hidden: false }]
    laid()
    expect(screen.style).toEqual({ fontSize: '14px', whiteSpace: '' })
  })
  test('follows nothing any more once it is gone', () => {
    laid().destroy()
    screen.turn(390, 1600)
    expect(screen.style.fontSize).toBe('')
  })
})
