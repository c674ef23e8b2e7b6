// A thing is dragged somewhere by a pointer; a mere tap is none.
const FAR = 10 // px

/** Follow a pointer that went down; `end` gets what it was let go over, if it went anywhere at all. */
export function dragging(down: PointerEvent, move: (x: number, y: number) => void, end: (over: Element | null) => void): void {
  let far = false
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    far ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR
    if (far) move(event.clientX, event.clientY)
  }
  const stop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    if (far) end(event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null)
  }
  addEventListener('pointermove', follow)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}
