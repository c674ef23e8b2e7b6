import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Lesson } from '../src/lessons/lesson.svelte'
import { settings } from '../src/settings.svelte'
import { speak } from '../src/words'
import { answers, freshBrowser } from './browser'

const view = (name: string, turn = 1) => ({ name, turn })
const stand = (name: string, legal: object[] = []) => ({ view: view(name), due: { kind: 'players', seats: [0], until: null, clock: null }, legal, ahead: null })
const chip = (name: string) => ({ event: { type: 'ChipTaken', giver: 0, taker: 1 }, view: view(name) })
const thrown = (name: string) => ({ event: { type: 'Rolled', faces: [4] }, view: view(name, 0) })
const ROB = { type: 'Swipe', victim: 1 }
const step = (number: number, more: object) => ({
  ...{ step: number, steps: 3, key: `lesson-swipe-${number}`, asks: false, names: ['Ben'], options: {}, base: view(`base ${number}`), frames: [], stand: stand(`stand ${number}`) },
  ...more,
})

let lesson: Lesson
const shown = (): string => (lesson.view as { name: string }).name

beforeEach(async () => {
  await speak('en')
  freshBrowser()
  settings.pace = 'calm'
  answers.set('GET /api/lessons/swipe/0', () => step(0, { frames: [chip('one'), chip('two')] }))
  answers.set('GET /api/lessons/swipe/1', () => step(1, { asks: true, stand: stand('stand 1', [ROB]) }))
  lesson = new Lesson('swipe')
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  lesson.close()
  vi.useRealTimers()
})

test('the frames before a step are shown one after the other, then the pupil can act', async () => {
  expect([shown(), lesson.seen]).toEqual(['one', false])
  expect(lesson.names.slice(1)).toEqual(['Ben'])
  await vi.advanceTimersByTimeAsync(429)
  expect(shown()).toBe('one')
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toBe('two')
  await vi.advanceTimersByTimeAsync(430)
  expect([shown(), lesson.seen, lesson.legal]).toEqual(['stand 0', true, []])
  lesson.goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), lesson.ready, lesson.legal]).toEqual(['stand 1', true, [ROB]])
})

test('a step asks only when its last frame has had its time', async () => {
  answers.set('GET /api/lessons/swipe/0', () => step(0, { asks: true, frames: [chip('one')], stand: stand('stand 0', [ROB]) }))
  lesson.skip()
  lesson.again()
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), lesson.ready, lesson.legal]).toEqual(['one', false, []])
  await vi.advanceTimersByTimeAsync(430)
  expect([shown(), lesson.ready, lesson.legal]).toEqual(['stand 0', true, [ROB]])
})

test('a pupil may skip to the end of what is shown', () => {
  lesson.skip()
  expect([shown(), lesson.caughtUp]).toEqual(['stand 0', true])
})

test('a move is judged; a wrong one changes nothing, the right one is shown and leads to the next step', async () => {
  lesson.skip()
  lesson.goOn()
  await vi.advanceTimersByTimeAsync(0)
  const judged: unknown[] = []
  answers.set('POST /api/lessons/swipe/1', (body) => {
    judged.push(body)
    return { verdict: 'no', key: 'none', facts: {}, text: 'Try again.', frames: [], stand: null, next: null }
  })
  expect(await lesson.say(ROB)).toBe(false)
  expect([shown(), lesson.words, lesson.said?.good]).toEqual(['stand 1', 'Try again.', false])
  answers.set('POST /api/lessons/swipe/1', (body) => {
    judged.push(body)
    return { verdict: 'right', key: 'none', facts: {}, text: 'Well done.', frames: [chip('taken')], stand: null, next: step(2, {}) }
  })
  expect(await lesson.say(ROB)).toBe(true)
  expect([shown(), lesson.said?.good, lesson.legal]).toEqual(['taken', true, []])
  await vi.advanceTimersByTimeAsync(430)
  expect([shown(), lesson.over]).toEqual(['stand 2', true])
  expect(judged).toEqual([{ commands: [ROB], said: 0 }, { commands: [ROB], said: 0 }])
})

test('a lesson is over when all frames of its last step are shown, and that step asks nothing', async () => {
  const fresh = new Lesson('swipe')
  expect(fresh.over).toBe(false) // no step has arrived
  fresh.close()
  lesson.skip()
  expect([lesson.seen, lesson.over]).toEqual([true, false]) // the first of three steps
  answers.set('GET /api/lessons/swipe/2', () => step(2, { asks: true }))
  await lesson.open(2)
  expect([lesson.ready, lesson.over]).toEqual([true, false])
  answers.set('GET /api/lessons/swipe/2', () => step(2, { frames: [chip('one'), chip('last')] }))
  await lesson.open(2)
  expect([shown(), lesson.over]).toEqual(['one', false])
  lesson.skip()
  expect([shown(), lesson.over]).toEqual(['stand 2', true])
})

test("the pupil's own throw waits for their hand, once a step", async () => {
  lesson.skip()
  const frames = [thrown('first'), thrown('second')]
  answers.set('GET /api/lessons/swipe/0', () => step(0, { base: view('base', 0), frames }))
  void lesson.open(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([shown(), lesson.asked, lesson.caughtUp]).toEqual(['base', true, false])
  lesson.act()
  expect([shown(), lesson.asked]).toEqual(['first', false])
  await vi.advanceTimersByTimeAsync(800)
  expect(shown()).toBe('second')
  await vi.advanceTimersByTimeAsync(800)
  expect(lesson.lecture?.step).toBe(1) // who threw needs no button to go on
})
