// Keep the screen awake while the page is visible. Browsers withhold the wake lock over plain http: there a silent video does it.

/** Keep the screen awake until the returned function is called. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? byLock() : byVideo()
}

function byLock(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  async function ask(): Promise<void> {
    if (document.hidden) return // the browser releases the lock of a hidden page
    lock = await navigator.wakeLock.request('screen').catch(() => undefined) // refused, for example on a low battery
    if (over) void lock?.release()
  }
  const look = (): void => void ask()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release()
  }
}

/** A video of two grey frames, in a corner of one pixel, without a sound: browsers let no screen sleep while one plays. */
function byVideo(): () => void {
  const video = document.createElement('video')
  video.src = new URL('./still.webm', import.meta.url).href
  video.muted = video.loop = video.playsInline = true
  video.className = 'awake'
  video.tabIndex = -1
  video.setAttribute('aria-hidden', 'true')
  video.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;pointer-events:none'
  document.body.append(video)
  const go = (): void => void (document.hidden || video.play().catch(() => {})) // a browser may ask for a touch first
  document.addEventListener('visibilitychange', go)
  document.addEventListener('pointerdown', go)
  go()
  return () => {
    document.removeEventListener('visibilitychange', go)
    document.removeEventListener('pointerdown', go)
    video.remove()
  }
}
