import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from '../src/replay.svelte'
import { Review } from '../src/review.svelte'
import { later, speak } from '../src/words'
import { answers, asked, freshBrowser } from './browser'

const [ONE, OTHER] = [1, 2].map((victim) => ({ type: 'Swipe', victim }))
const choice = (cost: number, best: object = OTHER!) => ({ number: 0, seat: 0, said: [ONE], best: [best], cost, better: null })
let film: Film

beforeEach(async () => {
  freshBrowser()
  await speak('en')
  await later()
  const frames = [{ at: 0, event: null, view: { todo: [0], seats: [1, 2, 3].map((chips) => ({ chips, dice: 1 })) } }]
  answers.set('GET /api/tables/T/replay?start=0&eyes=all', () => ({ game: 'swipe', names: ['Ann', 'Ben', 'Cleo'], players: [], places: [1, 2, 3], options: {}, count: 1, start: 0, frames }))
  film = new Film('T', 0)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  film.stop()
  vi.useRealTimers()
})

test('a proof of swish is named by its cards', async () => {
  answers.set('GET /api/tables/S/replay?start=0&eyes=all', () => ({ game: 'swish', names: ['Ann', 'Ben'], players: [], places: [1, 2], options: {}, count: 1, start: 0, frames: [{ at: 0, event: null, view: { area: [] } }] }))
  const race = new Film('S', 0)
  const review = new Review(race)
  await vi.advanceTimersByTimeAsync(0)
  const [call, prove] = [{ type: 'Call', layout: 0 }, { type: 'Prove' }]
  const lay = (place: number, orientation = 0) => ({ type: 'Lay', place, orientation })
  expect(review.words([call, lay(0), lay(7), lay(5), lay(5, 1), { type: 'Lift', place: 7 }, prove], 0)).toBe('a1, b2')
  expect(review.words([call, prove], 0)).toBe('call a swish')
  expect(review.words([], 0)).toBe('not to call, because there was no swish')
})

test.each([
  ['what would have been better is named', choice(0.2), /^Better: .*Cleo/, ['Better: what glows on the board.']],
  ['nothing is called better where nothing was lost', choice(0.004), /^This move cost nothing\.$/, []],
  ['the best choice is recognised', choice(0, ONE), /^The best bot would have chosen the same\.$/, ['The best choice.']],
])('%s', (_, judged, said, shorter) => {
  const review = new Review(film)
  review.show(judged as never)
  expect(review.verdict).toMatch(said)
  expect(review.wordings.slice(1)).toEqual(shorter)
})

test('the end has nothing left to choose, and says so', () => {
  const review = new Review(film)
  review.show(null)
  expect(review.wordings).toEqual(['After this there was nothing left to choose.', 'Nothing left to choose.'])
})

const COSTS = 'GET /api/tables/T/costs?spare=true'

test('the costliest choices are found while the film goes on', async () => {
  answers.set(COSTS, () => ({ choices: [choice(0.2)] }))
  const review = new Review(film)
  film.playing = true
  await vi.advanceTimersByTimeAsync(0)
  expect(review.costs?.length).toBe(1)
  expect([film.playing, review.thinking, review.problem]).toEqual([true, false, ''])
})

test('a choice that is judged again keeps its first judgement, that of its mark before all', async () => {
  answers.set(COSTS, () => ({ choices: [choice(0.2)] }))
  const review = new Review(film)
  await vi.advanceTimersByTimeAsync(0)
  const judged = async (number: number, cost: number): Promise<number | undefined> => {
    answers.set('GET /api/tables/T/cost?event=0', () => ({ choice: { ...choice(cost), number } }))
    film.go(0)
    review.show(null)
    await review.judge()
    return review.choice?.cost
  }
  expect(await judged(0, 0)).toBe(0.2)
  expect(await judged(1, 0.1)).toBe(0.1)
  expect(await judged(1, 0)).toBe(0.1)
})

test('a server without time to spare leaves the search to the player', async () => {
  answers.set('GET /api/tables/T/costs', () => ({ choices: [choice(0.2)] }))
  for (const answer of [() => ({ choices: null }), undefined]) {
    if (answer) answers.set(COSTS, answer)
    else answers.delete(COSTS) // refused
    const review = new Review(film)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toContain(COSTS)
    expect([review.costs, review.thinking, review.problem]).toEqual([undefined, false, ''])
    await review.search()
    expect(review.costs?.length).toBe(1)
  }
})
