// Drag and drop with a pointer; a tap is not a drag.
const FAR = 10 // px

/** Track a pointer after pointerdown; `end` receives the element under its release, if it was dragged. */
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
