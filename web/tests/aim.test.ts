import { describe, expect, it } from 'vitest'
import { answerAt, clipped, framed, HAND, handAt, type Box } from '../src/lessons/aim'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })
const SCREEN = box(0, 0, 390, 844)
const apart = (one: Box, other: Box): boolean => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

describe('the hand of a lesson', () => {
  const card = box(100, 300, 100, 140)
  const handOn = (target: Box, words: Box[]): Box => {
    const { x, y } = handAt(target, words, SCREEN)
    return box(x, y, HAND, HAND)
  }
  it('points at the middle of a thing without words', () => {
    expect(handAt(card, [], SCREEN)).toEqual({ x: 132, y: 380, size: HAND, angle: 0 })
  })
  it('is larger on a screen beyond 1920 × 1080', () => {
    const { x, y, size } = handAt(card, [], box(0, 0, 3840, 2160))
    expect([size, x, y]).toEqual([2 * HAND, 114, 376]) // the finger touches the same spot
  })
  it.each([
    ['a word at the lower edge', card, box(120, 410, 60, 20)],
    ['a word in the middle', card, box(110, 370, 80, 30)],
    ['the word of a button at the lower edge of the screen', box(20, 780, 350, 52), box(150, 795, 90, 22)],
  ])('does not cover %s', (_, target, word) => {
    const hand = handOn(target, [word])
    expect(apart(hand, word)).toBe(true)
    expect(apart(hand, target)).toBe(false)
  })
  it('comes from above where there are words below', () => {
    const slots = box(100, 700, 200, 44)
    const numbers = box(100, 728, 200, 110)
    expect(handAt(slots, [numbers], SCREEN).angle).toBe(180)
    expect(apart(handOn(slots, [numbers]), numbers)).toBe(true)
  })
  it('comes from the side where there are words above and below', () => {
    const button = box(100, 400, 120, 52)
    const words = [box(0, 380, 390, 15), box(108, 410, 97, 22), box(0, 456, 390, 20)]
    expect(handAt(button, words, SCREEN).angle).toBe(270)
    for (const word of words) expect(apart(handOn(button, words), word)).toBe(true)
  })
  it('finds the gap between the words of a row', () => {
    const row = box(5, 50, 310, 50)
    const words = [box(0, 0, 390, 50), box(10, 60, 88, 30), box(147, 60, 163, 30), box(0, 100, 390, 60)]
    for (const word of words) expect(apart(handOn(row, words), word)).toBe(true)
  })
  it('comes from below rather than points away from a thing, wherever that lies on the screen', () => {
    const seat = { left: 10.796875, top: 148.640625, right: 283.09375, bottom: 350.671875 }
    const words = [box(113, 161, 68, 37), box(163, 248, 92, 91), box(24, 293, 50, 48), box(181, 300, 74, 40)]
    expect(handAt(seat, words, box(0, 0, 1440, 900)).angle).toBe(0)
  })
  it('covers as few words as possible', () => {
    const button = box(20, 700, 60, 44)
    const words = box(0, 640, 390, 100)
    expect(handOn(button, [words]).bottom - words.bottom).toBeGreaterThan(HAND - 5)
  })
})

describe('the frame of a lesson', () => {
  it('is around the thing', () => expect(framed(box(100, 300, 100, 100), [box(0, 0, 390, 40)], SCREEN)).toEqual(box(94, 294, 112, 112)))
  it('includes a short word that its line would cross, and no other', () => {
    const words = [box(190, 290, 30, 18), box(0, 290, 390, 18), box(300, 300, 20, 18)]
    expect(framed(box(100, 300, 100, 100), [], SCREEN, words)).toEqual(box(94, 284, 132, 122))
  })
  it('has its whole outer line on the screen', () => {
    expect(framed(box(6, 780, 380, 62), [], SCREEN)).toEqual({ left: 3, top: 774, right: 387, bottom: 841 })
  })
  it('has it outside the sentences above, below and beside the thing', () => {
    const sentences = [box(0, 280, 390, 16), box(0, 404, 390, 16), box(60, 340, 35, 16), box(207, 340, 80, 16)]
    expect(framed(box(100, 300, 100, 100), sentences, SCREEN)).toEqual({ left: 98, top: 299, right: 204, bottom: 401 })
  })
})

describe('the glow of a lesson', () => {
  const target = box(100, 300, 100, 100)
  const glow = box(94, 294, 112, 112)
  it('shines freely where there is no sentence', () => {
    expect(clipped(glow, target, [])).toBe('inset(-40px -40px -40px -40px)')
  })
  it.each([
    ['above', box(0, 270, 390, 20), 'inset(-4px -40px -40px -40px)'],
    ['below', box(0, 404, 390, 20), 'inset(-40px -40px 2px -40px)'],
    ['to the right', box(210, 300, 100, 20), 'inset(-40px -4px -40px -40px)'],
    ['to the left', box(0, 300, 80, 20), 'inset(-40px -40px -40px -14px)'],
  ])('ends before a sentence %s', (_, sentence, inset) => {
    expect(clipped(glow, target, [sentence])).toBe(inset)
  })
})

describe('the answer to a wrong try', () => {
  const small = box(0, 0, 320, 568)
  const [target, question] = [box(2, 460, 210, 54), box(8, 425, 300, 34)]
  const answered = (y: number, sentences: Box[], goal: Box | undefined = target, works: Box[] = []): Box => {
    const answer = { left: 8, right: 272, height: 58 }
    return box(8, answerAt({ x: 100, y }, answer, goal, sentences, works, small), 264, 58)
  }
  it('is above the finger', () => expect(answered(300, [])).toEqual(box(8, 222, 264, 58)))
  it('is below it at the upper edge', () => expect(answered(60, [])).toEqual(box(8, 80, 264, 58)))
  it('covers neither what to touch next nor the question', () => {
    const answer = answered(540, [question])
    for (const one of [target, question]) expect(apart(answer, one)).toBe(true)
  })
  it('covers nothing that the touch has changed, where there is a place beside it', () => {
    const mat = box(200, 300, 100, 120)
    expect(apart(answered(540, [question]), mat)).toBe(false)
    const answer = answered(540, [question], target, [mat])
    for (const one of [target, question, mat]) expect(apart(answer, one)).toBe(true)
    expect(answered(540, [question], target, [small])).toEqual(answered(540, [question]))
  })
  it('covers a sentence rather than what to touch next', () => {
    const answer = answered(540, [box(0, 0, 320, 458)])
    expect(apart(answer, target)).toBe(true)
    expect(answer.bottom).toBeLessThan(568)
  })
  it('is somewhere where nothing is free', () => expect(answered(300, [], small).top).toBe(222))
})
