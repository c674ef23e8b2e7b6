import { describe, expect, test } from 'vitest'
import { clearOf, markHeight, markReach, markWidth, waterAround, wholePond, withMarks, withNear } from '../src/games/swishbones/frames'
import type { Frame } from '../src/games/swishbones/camera.svelte'
import { SWISHBONES, type swishbones } from '../src/shapes'

const UNIT = SWISHBONES.WIDTH / 100
const fish = (...bones: [number, number][]): swishbones.Fish => ({ pieces: bones.map((_, at) => at), centres: bones.map(([x, y]) => [x * UNIT, -y * UNIT]), penalty: [] })
const WIDE = { width: 1400, height: 900 }
const NOTE = { width: 330, height: 140 }
const scaleOf = (frame: Frame, { width, height }: typeof WIDE): number => Math.min(width / (frame.east - frame.west), height / (frame.south - frame.north))
/** Where the camera draws a point that it shows in this frame. */
function drawn(frame: Frame, x: number, y: number, picture = WIDE): [number, number] {
  const scale = scaleOf(frame, picture)
  return [picture.width / 2 + (x - (frame.west + frame.east) / 2) * scale, picture.height / 2 + (y - (frame.north + frame.south) / 2) * scale]
}

describe('a note in the upper left corner', () => {
  test('lies beside a round pond, which keeps its size', () => {
    const frame = wholePond([fish([900, 0], [1000, 0])])
    expect(clearOf(NOTE, frame, WIDE, [{ x: 900, y: 0 }])).toBe(frame)
  })
  test('covers no shore and no bone: the picture leaves room above', () => {
    const frame = wholePond([])
    for (const [note, bones] of [[{ width: 900, height: 60 }, []], [NOTE, [{ x: -780, y: -800 }]]] as const) {
      const lower = clearOf(note, frame, WIDE, bones)
      for (const { x, y } of [{ x: 0, y: -860 }, ...bones]) expect(drawn(lower, x, y - 80)[1]).toBeGreaterThanOrEqual(note.height)
      expect(drawn(lower, 0, 960)[1]).toBeLessThanOrEqual(WIDE.height)
    }
  })
  test('leaves most of a small picture to the pond', () => {
    const small = { width: 300, height: 200 }
    expect(scaleOf(clearOf({ width: 300, height: 190 }, wholePond([]), small, []), small)).toBeGreaterThan(0.5 * scaleOf(wholePond([]), small))
  })
})

test('the water around a fish holds all its fins, and more where more swishes are left', () => {
  const one = fish([0, 0], [-100, 0], [-800, 0])
  const [near, far] = [waterAround(one, 0, 1), waterAround(one, 0, 6)]
  expect([near.west, near.east]).toEqual([-900, 560])
  expect(far.east).toBeGreaterThan(near.east)
})

test('rivals who are near are not cut, and those far away do not count', () => {
  const frame = waterAround(fish([0, 0], [-100, 0]), 0, 3)
  const [near, far] = [{ x: frame.west - 80, y: 0 }, { x: 0, y: frame.south + 400 }]
  expect(withNear(frame, [near, far])).toEqual({ ...frame, west: near.x - 100 })
})

test('there is room for the marks of food, which have 20 pixels on the smallest screen', () => {
  const frame = waterAround(fish([0, 0], [-100, 0]), 0, 3)
  const phone = { width: 300, height: 320 }
  const food = { x: 300, y: -600 }
  const wider = withMarks(frame, [food], phone)
  const pixels = scaleOf(wider, phone)
  expect(markHeight(1 / pixels) * pixels).toBeGreaterThanOrEqual(20)
  expect(drawn(wider, food.x, food.y - 0.98 * markReach(1 / pixels), phone)[1]).toBeGreaterThanOrEqual(0)
  expect(withMarks(frame, [{ x: 100, y: 0 }], phone)).toEqual(frame)
})

test('a mark has room for a second digit, which needs 18 units', () => {
  expect(markWidth(10) - markWidth(9)).toBeGreaterThanOrEqual(18)
  expect(markWidth(16) / 2 + markHeight(1) / 2).toBeLessThanOrEqual(markReach(1))
})
