import { afterEach, expect, test, vi } from 'vitest'
import { freshBrowser, happens } from './browser'

const FRAME = 16
let made = 0

class Air {
  state = 'suspended'
  constructor() {
    made += 1
  }
  async resume(): Promise<void> {
    this.state = 'running'
  }
}

afterEach(() => vi.useRealTimers())

test('sound begins once, after the frame that answers the first touch', async () => {
  freshBrowser()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, FRAME))
  vi.stubGlobal('AudioContext', Air)
  await import('../src/sound')
  happens('pointerdown')
  happens('pointerdown')
  await vi.advanceTimersByTimeAsync(FRAME - 1)
  expect(made).toBe(0)
  await vi.advanceTimersByTimeAsync(2)
  expect(made).toBe(1)
  happens('pointerdown')
  await vi.runAllTimersAsync()
  expect(made).toBe(1)
})
