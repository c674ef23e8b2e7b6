import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from '../src/replay.svelte'
import { settings } from '../src/settings.svelte'
import { MOST_FRAMES } from '../src/shapes'
import { answers, asked, freshBrowser } from './browser'

const COUNT = MOST_FRAMES + 2
const frame = (number: number, eyes: string) => ({ at: number, event: number ? { type: 'TurnPassed', to: 1 } : null, view: `${eyes} ${number}` })

function serve(eyes = 'all', count = COUNT): void {
  for (const start of [0, MOST_FRAMES]) {
    const frames = Array.from({ length: Math.min(MOST_FRAMES, count - start) }, (_, at) => frame(start + at, eyes))
    answers.set(`GET /api/tables/T/replay?start=${start}&eyes=${eyes}`, () => ({ game: 'swipe', names: [], players: [], places: [1, 2], options: {}, count, start, frames }))
  }
}

let film: Film

async function shown(at: number): Promise<void> {
  film = new Film('T', at)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  freshBrowser()
  settings.pace = 'calm'
  serve()
})
afterEach(() => {
  film.stop()
  vi.useRealTimers()
})

test('a film plays one frame after the other, each for as long as its event needs', async () => {
  await shown(1)
  film.play()
  await vi.advanceTimersByTimeAsync(219)
  expect(film.at).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([film.at, film.frame?.view]).toEqual([2, 'all 2'])
  await vi.advanceTimersByTimeAsync(440)
  expect(film.at).toBe(4)
  film.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([film.at, film.playing]).toEqual([4, false])
})

test('a race is shown at the pace of a reader', async () => {
  const frames = [{ type: 'Called', seat: 0, until: 20_000 }, { type: 'Laid', seat: 0, place: 1, orientation: 0 }].map((event, at) => ({ at, event, view: '' }))
  answers.set('GET /api/tables/T/replay?start=0&eyes=all', () => ({ game: 'swish', names: [], players: [], places: [1, 2], options: {}, count: 2, start: 0, frames }))
  await shown(0)
  film.play()
  await vi.advanceTimersByTimeAsync(499)
  expect(film.at).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(film.at).toBe(1)
})

test('at any pace a frame is shown for a minimum time', async () => {
  settings.pace = 'instant'
  await shown(0)
  film.play()
  await vi.advanceTimersByTimeAsync(59)
  expect(film.at).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(film.at).toBe(1)
})

test('a film fetches the next part when it gets there, waits for it, and stops at the end', async () => {
  let arrive: (() => void) | undefined
  const path = `GET /api/tables/T/replay?start=${MOST_FRAMES}&eyes=all`
  const part = answers.get(path)?.(undefined)
  answers.set(path, () => new Promise((done) => (arrive = () => done(part))))
  await shown(MOST_FRAMES - 2)
  film.play()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([film.at, film.playing]).toEqual([MOST_FRAMES - 1, true])
  arrive?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(film.at).toBe(MOST_FRAMES)
  await vi.advanceTimersByTimeAsync(220)
  expect([film.at, film.over, film.playing]).toEqual([COUNT - 1, true, false])
  expect(asked).toHaveLength(2)
  film.play()
  expect([film.at, film.playing]).toEqual([0, true])
})

test('at the end nothing more is fetched', async () => {
  serve('all', MOST_FRAMES)
  await shown(MOST_FRAMES - 2)
  film.play()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([film.at, film.playing]).toEqual([MOST_FRAMES - 1, false])
  expect(asked).toHaveLength(1)
})

test('a film that plays before it has loaded begins when it has', async () => {
  film = new Film('T', 0)
  film.play()
  await vi.advanceTimersByTimeAsync(1000)
  expect(film.playing).toBe(true)
  expect(film.at).toBeGreaterThan(0)
})

test('for another view the same frame is fetched again, and the film plays on', async () => {
  await shown(3)
  serve('0')
  film.play()
  film.look('0')
  await vi.advanceTimersByTimeAsync(0)
  expect([film.at, film.seat, film.frame?.view]).toEqual([3, 0, '0 3'])
  await vi.advanceTimersByTimeAsync(220)
  expect(film.frame?.view).toBe('0 4')
})

test('a failed request is shown as a problem, and stops the film', async () => {
  answers.clear()
  await shown(0)
  expect([film.problem?.key, film.playing]).toEqual(['no-such-page', false])
})

test('a film stays between its ends, and lists the events up to the frame without a gap', async () => {
  await shown(5)
  film.go(-3)
  expect(film.at).toBe(0)
  film.go(3)
  expect(film.told(2).map(({ number }) => number)).toEqual([2, 3])
  expect(film.told(9).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('at the beginning of a part the events before it are fetched as well, so that the log is whole', async () => {
  await shown(COUNT - 1)
  expect(film.told(9).map(({ number }) => number)).toEqual(Array.from({ length: 9 }, (_, at) => COUNT - 9 + at))
  serve('0')
  film.look('0')
  await vi.advanceTimersByTimeAsync(0)
  expect(film.told(9)).toHaveLength(9)
  expect(film.frameAt(MOST_FRAMES - 1)?.view).toBe(`0 ${MOST_FRAMES - 1}`)
})
