// What the camera shows: the whole pond, or the water around a fish. Nothing lies under a note in the corner of the picture.
import type { swishbones } from '../../shapes'
import { around, at, towards, type Frame, type Point } from './camera.svelte'

export const POND = 960 // the visible part of the plane when everything is fitted
const BONE = 80 // from the centre of a bone to what is around it
export const FIN = 100 // from the centre of a bone to the tips of its fins
const NEAR = 200 // from the edge of a frame to the centre of a bone beside it
const SHORE = 860 // from the middle of the pond to its rim
const [LEAST_SWISHES, MOST_SWISHES] = [3, 6] // the camera shows the water of so many
const MOST_NOTE = 0.4 // of the height of the picture
const [MARK, MARK_PIXELS] = [44, 20] // the least height of a mark on food, in units of the picture and on the screen
export const FOOD_RING = 62 // from the centre of marked food to its ring

interface Size {
  readonly width: number
  readonly height: number
}

const RIM: readonly Point[] = Array.from({ length: 36 }, (_, step) => towards({ x: 0, y: 0 }, 10 * step, SHORE - BONE))
const padded = (points: readonly Point[], by: number): Point[] => points.flatMap(({ x, y }) => [{ x: x - by, y: y - by }, { x: x + by, y: y + by }])

/** The water up to this distance from its middle, and all fish. */
export function wholePond(fish: readonly swishbones.Fish[], half = POND): Frame {
  return around([{ x: -half, y: -half }, { x: half, y: half }, ...padded(fish.flatMap(({ centres }) => centres.map(at)), FIN)], 0)
}

/** A fish, and the water that its front bone can reach with the swishes that are left. */
export function waterAround(fish: swishbones.Fish, heading: number, left: number): Frame {
  const bones = fish.centres.map(at)
  const before = towards(bones[0] ?? { x: 0, y: 0 }, heading, 170)
  const room = 60 + 110 * Math.min(Math.max(left, LEAST_SWISHES), MOST_SWISHES)
  return around([...padded(bones, FIN), ...padded([before], room)], 0)
}

/** The same frame with room for these bones. */
export function withBones(frame: Frame, bones: readonly Point[]): Frame {
  const { west, east, north, south } = frame
  return around([{ x: west, y: north }, { x: east, y: south }, ...padded(bones, FIN)], 0)
}

/** The same frame with room for all bones that are in it or near it, so that none is cut. */
export function withNear(frame: Frame, bones: readonly Point[]): Frame {
  const { west, east, north, south } = frame
  return withBones(frame, bones.filter(({ x, y }) => x > west - NEAR && x < east + NEAR && y > north - NEAR && y < south + NEAR))
}

/** The height of a mark on food, in units of the picture; the number in it has 14 pixels. */
export const markHeight = (unitsPerPixel: number): number => Math.max(MARK, MARK_PIXELS * unitsPerPixel)

/** The width of a mark of height 44, by the digits in it. */
export const markWidth = (swishes: number): number => (swishes < 10 ? 74 : 92)

/** How far a mark reaches from the centre of its food: it lies beyond the ring, and is twice as wide as high. */
export const markReach = (unitsPerPixel: number): number => FOOD_RING + 1.6 * markHeight(unitsPerPixel)

/** The same frame with room for these places of food and their marks. */
export function withMarks(frame: Frame, food: readonly Point[], picture: Size): Frame {
  let found = frame
  for (let pass = 0; pass < 2; pass += 1) {
    // a wider frame has larger marks
    const unitsPerPixel = Math.max((found.east - found.west) / picture.width, (found.south - found.north) / picture.height)
    found = around([{ x: frame.west, y: frame.north }, { x: frame.east, y: frame.south }, ...padded(food, markReach(unitsPerPixel))], 0)
  }
  return found
}

/** The same frame; if a bone or the shore in it would lie under a note in the upper left corner, with room for the note above. */
export function clearOf(note: Size, frame: Frame, picture: Size, bones: readonly Point[]): Frame {
  const { west, east, north, south } = frame
  const scale = Math.min(picture.width / (east - west), picture.height / (south - north))
  const [left, top] = [(west + east - picture.width / scale) / 2, (north + south - picture.height / scale) / 2]
  const [right, bottom] = [left + note.width / scale + BONE, top + note.height / scale + BONE]
  const seen = [...bones, ...RIM].filter(({ x, y }) => x > west && x < east && y > north && y < south)
  if (!seen.some(({ x, y }) => x < right && y < bottom)) return frame
  const share = Math.min(note.height / picture.height, MOST_NOTE)
  return { ...frame, north: south - (south - north) / (1 - share) }
}
