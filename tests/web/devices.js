// Returns what is lost on this page, one sentence each: texts that are cut, cross the edge of the page or lie on each other.
// `safe`: the insets of the screen; nothing to read or touch may lie there.
({ safe, scrolls }) => {
  const found = []
  const EDGE = 1.5 // px of rounding
  const root = document.documentElement
  // what sticks to the edge of a page that scrolls is measured where it lies once everything is scrolled
  const stuck = scrolls ? [...document.querySelectorAll('body *')].filter((one) => one.matches('.foot') || getComputedStyle(one).position === 'sticky') : []
  for (const one of stuck) one.style.position = 'static'
  const boxOf = (one) => one.getBoundingClientRect()
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert], option')
  const heard = (one) => one !== null && (getComputedStyle(one).clipPath === 'inset(50%)' || heard(one.parentElement)) // for screen readers only
  const px = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  const called = (one) => `${one.localName}.${[...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')}`
  const stage = document.querySelector('.stage') !== null
  const wide = stage && scrolls ? Math.max(innerWidth, root.scrollWidth) : innerWidth // a stage may be scrolled both ways
  if (root.scrollWidth > wide + EDGE) found.push(`the page is ${root.scrollWidth} px wide, the screen ${innerWidth}`)
  if (!scrolls && root.scrollHeight > innerHeight + EDGE) found.push(`the page is ${root.scrollHeight} px high, the screen ${innerHeight}`)

  /** The part of a text that its own line shows: a long name may end in dots. */
  const shortened = (one, box) => {
    const name = one.closest('[data-name]')
    const clip = name && boxOf(name)
    return clip ? new DOMRect(clip.left, box.top, Math.min(box.width, clip.width), box.height) : box
  }
  const leaves = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement
    if (!node.data.trim() || one.closest('script, style, svg, select') || !shown(one) || heard(one)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    leaves.push({ one, words: node.data.trim().slice(0, 40), box: shortened(one, range.getBoundingClientRect()) })
  }
  const controls = [...document.querySelectorAll('button, a, input, select, summary, [role=slider]')].filter((one) => shown(one) && !heard(one) && !one.matches('.shade'))
  const low = stage && !scrolls ? innerHeight : root.scrollHeight - scrollY
  const area = { left: safe.left, top: safe.top - scrollY, right: wide - safe.right, bottom: low - safe.bottom }
  const scrolled = (one) => {
    for (let up = one; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflow) && (up.scrollHeight > up.clientHeight + EDGE || up.scrollWidth > up.clientWidth + EDGE)) return true
    return false
  }
  const outside = (box) => box.left < area.left - EDGE || box.right > area.right + EDGE || box.top < area.top - EDGE || box.bottom > area.bottom + EDGE
  for (const { one, words, box } of leaves) {
    if (!scrolled(one) && outside(box)) found.push(`“${words}” lies at ${px(box)}, outside ${px(area)}`)
    if (one.closest('[data-name]')) continue // a long name may end in dots
    for (let up = one; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      const clip = boxOf(up)
      const cut = (/hidden|clip/.test(overflowX) && (box.left < clip.left - EDGE || box.right > clip.right + EDGE))
        || (/hidden|clip/.test(overflowY) && (box.top < clip.top - 3 || box.bottom > clip.bottom + 3))
      if (cut) found.push(`“${words}” is cut by ${called(up)}: ${px(box)} in ${px(clip)}`)
      if (cut || /auto|scroll/.test(overflowX + overflowY)) break
    }
  }
  for (const one of controls)
    if (!scrolled(one) && !one.closest('svg') && outside(boxOf(one))) found.push(`${called(one)} lies at ${px(boxOf(one))}, outside ${px(area)}`)
  leaves.forEach(({ one, words, box }, at) =>
    leaves.slice(at + 1).forEach((other) => {
      const [across, down] = [Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left), Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)]
      const line = Math.min(box.height, other.box.height) // which is higher than its letters
      if (across > 4 && down > 0.35 * line && !one.contains(other.one) && !other.one.contains(one) && !scrolled(one) && !scrolled(other.one))
        found.push(`“${words}” lies on “${other.words}” by ${Math.round(across)}×${Math.round(down)} px`)
    }))
  for (const one of stuck) one.style.position = ''
  return [...new Set(found)]
}
