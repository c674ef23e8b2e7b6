// Work that may wait until the answer to a tap is on the screen.

/** Run this after the next frame has been painted: on a slow phone, whatever comes before it delays the answer. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
