import { describe, expect, test, vi } from 'vitest'
import { key, letterOf, type Offers } from '../src/games/swirl/keys'
import { leapFrom, steer, type Helm } from '../src/games/swishbones/keys'

const span = (first: number, last: number) => ({ first, last, food: [], blockers: [] })

function helm() {
  return {
    ...{ turnBy: vi.fn(), leap: vi.fn(), think: vi.fn(), swim: vi.fn(), back: vi.fn(), halt: vi.fn(), reach: vi.fn() },
    ...{ fit: vi.fn(), all: vi.fn(), zoom: vi.fn(), pan: vi.fn() },
  } satisfies Helm
}

describe('swishbones', () => {
  test.each([
    ['ArrowLeft', false, 'turnBy', [1]],
    ['ArrowLeft', true, 'turnBy', [10]],
    ['ArrowRight', false, 'turnBy', [-1]],
    ['ArrowRight', true, 'turnBy', [-10]],
    ['ArrowUp', false, 'leap', [1]],
    ['ArrowDown', false, 'leap', [-1]],
    ['Space', false, 'think', []],
    ['Enter', false, 'swim', []],
    ['Backspace', false, 'back', []],
    ['KeyS', false, 'halt', []],
    ['KeyR', false, 'reach', []],
    ['KeyF', false, 'fit', []],
    ['KeyG', false, 'all', []],
    ['Equal', false, 'zoom', [1.25]],
    ['Minus', false, 'zoom', [0.8]],
    ['KeyI', false, 'pan', [0, 60]],
    ['KeyK', false, 'pan', [0, -60]],
    ['KeyJ', false, 'pan', [60, 0]],
    ['KeyL', false, 'pan', [-60, 0]],
  ] as const)('%s (shift %s) does %s', (code, shift, name, args) => {
    const made = helm()
    expect(steer(made, code, shift)).toBe(true)
    for (const [other, act] of Object.entries(made)) expect(act.mock.calls).toEqual(other === name ? [args] : [])
  })
  test('a key without a possible action is not consumed', () => {
    const made = { ...helm(), turnBy: undefined, leap: undefined, think: false as const, back: 0 as const }
    for (const code of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Space', 'Backspace', 'KeyX']) expect(steer(made, code, false)).toBe(false)
  })
  test('up and down leap to the middle of the next span, and not beyond the last', () => {
    const spans = [span(-60, -21), span(-20, 19), span(20, 60)]
    expect(leapFrom(spans, 0, 1)).toBe(40)
    expect(leapFrom(spans, 0, -1)).toBe(-40)
    expect(leapFrom(spans, 45, 1)).toBeUndefined()
    expect(leapFrom(spans, -60, -1)).toBeUndefined()
  })
})

describe('swirl', () => {
  function offers(more: Partial<Offers> = {}): Offers & { say: ReturnType<typeof vi.fn>; tap: ReturnType<typeof vi.fn> } {
    return { chooses: [], hand: [], plays: new Map(), takes: new Map(), enough: undefined, ...more, say: vi.fn(), tap: vi.fn() }
  }
  const enough = { type: 'Enough' } as const

  test('space says enough, once there can be enough', () => {
    const made = offers({ enough })
    expect(key('Space', made)).toBe(true)
    expect(made.say.mock.calls).toEqual([[enough]])
    const none = offers()
    expect(key('Space', none)).toBe(false)
    expect(none.say).not.toHaveBeenCalled()
  })
  test('digits choose a creature, or tap a card of the hand that can be played', () => {
    const choosing = offers({ chooses: [{ type: 'Choose', creature: 2 }, { type: 'Choose', creature: 3 }] })
    expect(key('Digit2', choosing)).toBe(true)
    expect(choosing.say.mock.calls).toEqual([[{ type: 'Choose', creature: 3 }]])
    const playing = offers({ hand: [40, 41], plays: new Map([[41, { type: 'Play', card: 41 }]]) })
    expect(key('Numpad2', playing)).toBe(true)
    expect(playing.tap.mock.calls).toEqual([[41]])
    expect(key('Digit1', playing)).toBe(true) // a card that waits for its turn is no shortcut of anything else
    expect(playing.tap).toHaveBeenCalledTimes(1)
    expect(key('Digit3', playing)).toBe(false)
  })
  test('letters take, in the order of the keyboard', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const takes = new Map([[7, first], [9, second]])
    expect(key('KeyW', offers({ takes }))).toBe(true)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(letterOf(1)).toBe('W')
    expect(key('KeyE', offers({ takes }))).toBe(false)
  })
})
