// The visible part of the plane and its scale. The plane's y points up, the picture's down.
import { untrack } from 'svelte'
import { moving, settings } from '../../settings.svelte'
import { SWISHBONES } from '../../shapes'

export const WIDTH = 100 // of a bone, in units of the picture
export const GRIP = 950 // from the middle of the pond to the middle of a fish that is placed
export const RING = 150 // from there to the ring around it
const UNIT = SWISHBONES.WIDTH / WIDTH
const CLOSEST = 1.6 // pixels per unit
const LONGEST = 300
const LOOSE = 0.9 // a frame that is seen whole at this share of its best size need not be larger

export interface Point {
  x: number
  y: number
}
/** The visible part of the picture. */
export interface Frame {
  west: number
  east: number
  north: number
  south: number
}

/** Convert a centre of the plane to a point of the picture. */
export const at = (centre: readonly [number, number]): Point => ({ x: centre[0] / UNIT, y: -centre[1] / UNIT })
/** The inverse. */
export const centre = ({ x, y }: Point): [number, number] => [Math.round(x * UNIT), Math.round(-y * UNIT)]

/** A point at some distance in a direction, in the plane's degrees, counter-clockwise. */
export function towards(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: from.x + distance * Math.cos(angle), y: from.y - distance * Math.sin(angle) }
}
/** The direction from one point to another, in those degrees. */
export const direction = (from: Point, to: Point): number => (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI
/** The same turn, between −180 and +180. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The frame of all these points, with a margin. */
export function around(points: readonly Point[], margin: number): Frame {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return {
    west: Math.min(...xs) - margin,
    east: Math.max(...xs) + margin,
    north: Math.min(...ys) - margin,
    south: Math.max(...ys) + margin,
  }
}

/** A position of the camera. */
interface View extends Point {
  scale: number // pixels per unit
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(0.35)
  width = $state(1)
  height = $state(1)
  moved = $state(false) // by the player, since it was last fitted
  gliding = $state(false)
  layers: readonly Element[] = [] // the pictures of the plane
  private fitted = false
  private from: View = { x: 0, y: 0, scale: 1 } // where the last glide began
  private glides: readonly Animation[] = []

  get box(): string {
    const [wide, high] = [this.width / this.scale, this.height / this.scale]
    return `${this.x - wide / 2} ${this.y - high / 2} ${wide} ${high}`
  }
  /** Convert pixels to units. */
  pixels(count: number): number {
    return count / this.scale
  }
  /** The point of the picture under a screen point, relative to the picture's corner. */
  under(left: number, top: number): Point {
    const { x, y, scale } = this.now()
    return { x: x + (left - this.width / 2) / scale, y: y + (top - this.height / 2) / scale }
  }

  /** Whether a point is in the picture, with so much around it. */
  sees({ x, y }: Point, room = 0): boolean {
    return (Math.abs(x - this.x) + room) * this.scale < this.width / 2 && (Math.abs(y - this.y) + room) * this.scale < this.height / 2
  }

  /** Whether a whole frame is seen, about as large as it can be: then the camera need not move. */
  shows(frame: Frame): boolean {
    const [wide, high] = [this.width / this.scale / 2, this.height / this.scale / 2]
    const whole = frame.west >= this.x - wide - 1 && frame.east <= this.x + wide + 1 && frame.north >= this.y - high - 1 && frame.south <= this.y + high + 1
    return this.fitted && whole && this.scale >= LOOSE * this.best(frame)
  }
  private best(frame: Frame): number {
    return Math.min(CLOSEST, this.width / (frame.east - frame.west), this.height / (frame.south - frame.north))
  }

  pan(dx: number, dy: number): void {
    this.halt()
    this.moved = true
    this.x -= dx / this.scale
    this.y -= dy / this.scale
  }

  /** Zoom around a screen point. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    this.halt()
    this.moved = true
    const held = this.under(left, top)
    this.scale = Math.min(CLOSEST, Math.max(0.02, this.scale * factor))
    const now = this.under(left, top)
    this.x += held.x - now.x
    this.y += held.y - now.y
  }

  /** Show a whole frame, at once or animated. The first one is shown at once: nothing was seen before. */
  fit(frame: Frame, glide = true): void {
    const end = { x: (frame.west + frame.east) / 2, y: (frame.north + frame.south) / 2, scale: this.best(frame) }
    untrack(() => this.go(end, glide && this.fitted && moving() && settings.pace !== 'instant'))
    this.moved = false
    this.fitted = true
  }

  private go(end: View, glides: boolean): void {
    if (glides && end.x === this.x && end.y === this.y && end.scale === this.scale) return // there, or on the way
    const start = this.halt()
    Object.assign(this, end)
    if (glides) this.glide(start)
  }

  /** Glide to the present position from another one. The picture is drawn once, where it will be, and the browser moves
   * that drawing: to draw it in every frame takes a slow phone longer than a finger waits for an answer. */
  private glide(from: View): void {
    const start = `translate(${(this.x - from.x) * from.scale}px, ${(this.y - from.y) * from.scale}px) scale(${from.scale / this.scale})`
    this.from = from
    this.glides = this.layers.map((layer) => layer.animate({ transform: [start, 'none'] }, { duration: LONGEST, easing: 'cubic-bezier(.2,.7,.3,1)' }))
    const [first] = this.glides
    if (!first) return
    this.gliding = true
    first.onfinish = () => (this.gliding = false)
  }

  /** What is seen now, also in the middle of a glide. */
  private now(): View {
    const part = this.glides[0]?.effect?.getComputedTiming().progress ?? undefined // none before and after
    if (part === undefined) return { x: this.x, y: this.y, scale: this.scale }
    const scale = this.from.scale + (this.scale - this.from.scale) * part
    const rest = ((1 - part) * this.from.scale) / scale
    return { x: this.x - (this.x - this.from.x) * rest, y: this.y - (this.y - this.from.y) * rest, scale }
  }

  /** End a glide where it is. */
  private halt(): View {
    const now = this.now()
    for (const glide of this.glides) glide.cancel()
    this.glides = []
    this.gliding = false
    Object.assign(this, now)
    return now
  }
}
