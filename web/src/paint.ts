// A tap is answered in the next frame: what was touched looks pressed, and everything slower waits for that frame.

const HELD = 120 // ms for which a short touch looks pressed
const LATEST = 200 // ms after which nothing waits any longer: a page in the background paints nothing

/** Run this after the next frame has been painted: on a slow phone, whatever comes before it delays the answer. */
export function afterPaint(then: () => void): void {
  let done = false
  const once = (): void => {
    if (done) return
    done = true
    then()
  }
  requestAnimationFrame(() => setTimeout(once)) // a frame is painted in the task of its callbacks
  setTimeout(once, LATEST)
}

let unanswered = 0 // touches and clicks without a frame since
const waiting: (() => void)[] = []

/** Run this at once; after a tap, once the frame that answers it has been painted. Keeps the order. */
export function afterTap(then: () => void): void {
  if (unanswered) waiting.push(then)
  else then()
}

function tapped(): void {
  unanswered += 1
  afterPaint(() => {
    unanswered -= 1
    if (!unanswered) for (const then of waiting.splice(0)) then()
  })
}

/** Mark what a pointer presses: `:active` comes late for a finger, or not at all. */
function press({ target }: PointerEvent): void {
  const one = target instanceof Element ? target.closest<HTMLElement>('button:enabled, .button, .tile') : null
  if (!one || one.ariaDisabled === 'true') return
  one.dataset.pressed = ''
  const free = (): void => {
    removeEventListener('pointerup', free)
    removeEventListener('pointercancel', free)
    setTimeout(() => delete one.dataset.pressed, HELD)
  }
  addEventListener('pointerup', free)
  addEventListener('pointercancel', free)
}

/** Answer taps from now on. */
export function answerTaps(): void {
  addEventListener('pointerdown', press, { capture: true, passive: true })
  for (const event of ['pointerdown', 'click']) addEventListener(event, tapped, { capture: true, passive: true })
}
