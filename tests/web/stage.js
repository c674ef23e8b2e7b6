// Returns what breaks the law of the stage on this page, one sentence each.
// `opened`: the drawer has been opened over everything else, and only it is checked.
({ share, least, lines, seats, television, primary, faces, opened }) => {
  const found = []
  const EDGE = 1.5 // px of rounding
  const root = document.documentElement
  const zones = Object.fromEntries(['bar', 'board', 'dock', 'drawer'].map((name) => [name, document.querySelector(`[data-zone=${name}]`)]))
  const boxOf = (one) => one.getBoundingClientRect()
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && boxOf(one).width > 0 && boxOf(one).height > 0
  const heard = (one) => one !== root && (getComputedStyle(one).clipPath === 'inset(50%)' || heard(one.parentElement)) // for screen readers only
  const inside = (a, b) => a.left >= b.left - EDGE && a.top >= b.top - EDGE && a.right <= b.right + EDGE && a.bottom <= b.bottom + EDGE
  const overlap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const over = (a, b, by) => overlap(a, b).every((px) => px > by)
  const px = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  const called = (one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const kind = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')
    return `${one.localName}${kind ? `.${kind}` : ''}${words ? ` “${words}”` : ''}`
  }
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const TOUCHED = 'button:enabled:not([aria-disabled=true]), a[href], select, summary, input:not([type=radio], [type=checkbox]), [role=slider]'
  /** The drawer may be scrolled, but not sideways. */
  const inDrawer = () => {
    if (!zones.drawer || !shown(zones.drawer)) return
    const room = boxOf(zones.drawer)
    const walk = document.createTreeWalker(zones.drawer, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement
      if (!node.data.trim() || one.closest('option, svg') || heard(one) || !shown(one)) continue
      const size = parseFloat(getComputedStyle(one).fontSize)
      if (size < least - 0.05) found.push(`text of ${size.toFixed(1)} px in the drawer, not ${least.toFixed(1)}: ${called(one)}`)
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (!one.closest('[data-name]') && (box.left < room.left - EDGE || box.right > room.right + EDGE)) found.push(`text leaves the drawer: “${node.data.trim().slice(0, 40)}”`)
    }
    for (const one of [...zones.drawer.querySelectorAll(TOUCHED)].filter((each) => shown(each) && !heard(each))) {
      const box = boxOf(one)
      if (box.width < 43.5 || box.height < 43.5) found.push(`a target of ${Math.round(box.width)}×${Math.round(box.height)} px in the drawer: ${called(one)}`)
      if (box.left < room.left - EDGE || box.right > room.right + EDGE) found.push(`a target leaves the drawer: ${called(one)}`)
    }
  }

  if (opened) {
    inDrawer()
    if (!zones.drawer || !shown(zones.drawer)) found.push('there is no drawer')
    else if (!inside(boxOf(zones.drawer), view)) found.push(`the drawer leaves the screen: ${px(boxOf(zones.drawer))}`)
    return [...new Set(found)]
  }

  if (root.scrollHeight > innerHeight + EDGE || root.scrollWidth > innerWidth + EDGE)
    found.push(`the page must be scrolled: ${root.scrollWidth}×${root.scrollHeight}`)
  for (const name of ['bar', 'board', 'dock']) {
    if (!zones[name] || !shown(zones[name])) found.push(`there is no ${name}`)
    else if (!inside(boxOf(zones[name]), view)) found.push(`the ${name} leaves the screen: ${px(boxOf(zones[name]))}`)
  }
  const stages = Object.entries(zones).filter(([, one]) => one && shown(one))
  stages.forEach(([name, one], at) =>
    stages.slice(at + 1).forEach(([other, two]) => over(boxOf(one), boxOf(two), EDGE) && found.push(`${name} and ${other} overlap`)))

  for (const name of Object.keys(zones))
    if (document.querySelectorAll(`[data-zone=${name}]`).length > 1) found.push(`there is more than one ${name}`)

  const board = zones.board ?? document.querySelector('.game')
  if (!board) return found
  const area = boxOf(board)
  if (zones.dock && shown(zones.dock)) {
    const dock = boxOf(zones.dock)
    const below = dock.top >= area.bottom - EDGE
    const beside = dock.left >= area.right - EDGE || dock.right <= area.left + EDGE
    if (!(innerWidth < innerHeight ? below : below || beside)) found.push(`the dock is not at the edge: ${px(dock)}`)
  }
  if (zones.bar && shown(zones.bar)) {
    if (!zones.bar.textContent.trim()) found.push('the bar says nothing')
    if (!television && ![...zones.bar.querySelectorAll('.back')].some(shown)) found.push('there is no way back')
    if (!television && zones.drawer && !shown(zones.drawer) && ![...zones.bar.querySelectorAll('.menu')].some(shown)) found.push('there is no menu')
  }
  if (zones.drawer && shown(zones.drawer) && Math.min(innerWidth, innerHeight) < 500) found.push('the drawer is open on a phone')
  if (zones.drawer && !shown(zones.drawer) && innerWidth > innerHeight && innerWidth >= 1024) found.push('the drawer is no side panel')
  const part = (area.width * area.height) / (innerWidth * innerHeight)
  if (part < share) found.push(`the board has ${Math.round(100 * part)} % of the screen, not ${100 * share} %`)

  // what is drawn: texts and pictures
  const scope = [zones.bar, board, zones.dock].filter((one) => one && shown(one))
  const leaves = []
  for (const zone of scope) {
    const walk = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement
      if (!node.data.trim() || heard(one) || !shown(one) || one.closest('option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      leaves.push({ one, zone, box: range.getBoundingClientRect(), node })
    }
  }
  const pictures = [...board.querySelectorAll('svg, img, button, .middle, .tray')].filter((one) => shown(one) && !heard(one)).map(boxOf)
  const drawn = [...pictures, ...leaves.filter(({ zone }) => zone === board).map(({ box }) => box)]
  if (!drawn.length) found.push('the board is empty')
  else {
    const [low, high, from, to] = area.width < area.height ? ['left', 'right', area.left, area.right] : ['top', 'bottom', area.top, area.bottom]
    const first = Math.max(from, Math.min(...drawn.map((box) => box[low])))
    const last = Math.min(to, Math.max(...drawn.map((box) => box[high])))
    if (last - first < 0.8 * (to - from)) found.push(`the board fills ${Math.round((100 * (last - first)) / (to - from))} % of its shorter side`)
  }

  /** The part of a text that its own line shows: a long name may end in dots. */
  const visible = (one, box) => {
    const clip = one.closest('[data-name]')
    return clip ? { left: box.left, top: box.top, right: Math.min(box.right, boxOf(clip).right), bottom: box.bottom } : box
  }
  // texts: large enough, inside their zone, not cut
  for (const { one, zone, box, node } of leaves) {
    const matrix = one.closest('svg') && one.getScreenCTM?.()
    let wide = one // widths are rounded, so a wide one shows best how a transform scales
    while (wide.parentElement && !(wide.offsetWidth > 60)) wide = wide.parentElement
    const own = wide === one ? 1 : parseFloat(getComputedStyle(one).scale) || 1
    const grown = (own * boxOf(wide).width) / wide.offsetWidth
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : Math.abs(grown - 1) < 0.05 ? 1 : grown
    const size = parseFloat(getComputedStyle(one).fontSize) * scale
    const words = node.data.trim().slice(0, 40)
    if (size < least - 0.05) found.push(`text of ${size.toFixed(1)} px, not ${least.toFixed(1)}: ${called(one)}`)
    if (one.closest('[data-name]')) continue
    if (!inside(box, boxOf(zone)) && !one.closest('.pond')) found.push(`text leaves the ${zone.dataset.zone}: “${words}” ${px(box)} in ${px(boxOf(zone))}`)
    for (let up = one; up && up !== zone; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      const clips = boxOf(up)
      const cut = (overflowX !== 'visible' && (box.left < clips.left - EDGE || box.right > clips.right + EDGE))
        || (overflowY !== 'visible' && (box.top < clips.top - EDGE || box.bottom > clips.bottom + EDGE))
      if (cut && !up.matches('.pond')) {
        found.push(`text is cut: “${words}” in ${called(up).slice(0, 60)}`)
        break
      }
    }
  }

  // no text lies on another one, nor under anything
  leaves.forEach(({ one, box, node }, at) =>
    leaves.slice(at + 1).forEach((other) => {
      const [across, down] = overlap(visible(one, box), visible(other.one, other.box))
      if (across > 2 && down > 0.35 * Math.min(box.height, other.box.height) && !one.contains(other.one) && !other.one.contains(one))
        found.push(`“${node.data.trim().slice(0, 40)}” lies on “${other.node.data.trim().slice(0, 40)}” by ${[across, down].map(Math.round).join('×')} px`)
    }))

  const touchable = new CSSStyleSheet()
  touchable.replaceSync('[data-zone] * { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(touchable)
  for (const { one, zone, box, node } of leaves) {
    const seen = visible(one, box)
    const stack = document.elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    const over = stack.slice(0, Math.max(0, stack.findIndex((each) => each === one || one.contains(each)))).find((each) => {
      if (each.contains(one) || each.closest('.bubble, [role=slider]')) return false // both go away
      if (each instanceof SVGElement && !(each instanceof SVGSVGElement)) return getComputedStyle(each).fill !== 'none' && Number(getComputedStyle(each).fillOpacity) > 0.5
      return !/, 0\)|transparent/.test(getComputedStyle(each).backgroundColor)
    })
    if (over) found.push(`“${node.data.trim().slice(0, 40)}” is under ${called(over)}`)
  }
  document.adoptedStyleSheets.pop()

  // things to touch and to look at
  const touched = scope.flatMap((zone) => [...zone.querySelectorAll(TOUCHED)].filter((one) => shown(one) && !heard(one)))
  const beside = television && zones.drawer ? [...zones.drawer.querySelectorAll(`${TOUCHED}, input`)].filter(shown) : []
  if (television) [...touched, ...beside].forEach((one) => found.push(`a control on a television: ${called(one)}`))
  for (const one of touched) {
    const box = boxOf(one)
    const zone = scope.find((each) => each.contains(one))
    if (box.width < 43.5 || box.height < 43.5) found.push(`a target of ${Math.round(box.width)}×${Math.round(box.height)} px: ${called(one)}`)
    if (!inside(box, boxOf(zone))) found.push(`a target leaves the ${zone.dataset.zone}: ${called(one)} ${px(box)} in ${px(boxOf(zone))}`)
    for (let up = one.parentElement; up && up !== zone; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible' || up.matches('.pond') || inside(box, boxOf(up))) continue
      found.push(`a target is cut: ${called(one)} ${px(box)} in ${called(up).slice(0, 60)} ${px(boxOf(up))}`)
      break
    }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (hit && !one.contains(hit) && !hit.contains(one)) found.push(`${called(one)} is under ${called(hit)}`)
    if (hit && hit !== one && hit.contains(one) && !one.matches('[role=slider]')) found.push(`${called(one)} is covered in its middle by ${called(hit)}`)
  }
  const THINGS = '[data-seat], button, a[href], .card, .place, .mat, .die, .tray, .pond, .area'
  const things = scope.flatMap((zone) => [...zone.querySelectorAll(THINGS)].filter((one) => shown(one) && !heard(one)))
  for (const one of things)
    if (board.contains(one) && !inside(boxOf(one), area)) found.push(`${called(one)} leaves the board: ${px(boxOf(one))} in ${px(area)}`)
  things.forEach((one, at) =>
    things.slice(at + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one) || !over(boxOf(one), boxOf(other), 4)) return
      found.push(`${called(one)} and ${called(other)} overlap by ${overlap(boxOf(one), boxOf(other)).map(Math.round).join('×')} px`)
    }))

  const strays = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = strays.nextNode(); node; node = strays.nextNode()) {
    const one = node.parentElement
    if (!node.data.trim() || one.closest('[data-zone], script, style, noscript') || heard(one) || !shown(one)) continue
    found.push(`outside the zones: “${node.data.trim().slice(0, 40)}” in ${called(one)}`)
  }

  inDrawer()

  // the hand and the glow of a lesson cover no words
  const hand = document.querySelector('.pointing')
  for (const { box, node } of hand ? leaves : [])
    if (over(boxOf(hand), box, 2)) found.push(`the hand covers “${node.data.trim().slice(0, 40)}”`)
  const spot = document.querySelector('.spot')
  if (spot) {
    const SHINES = 34
    const inset = getComputedStyle(spot).clipPath.match(/-?[\d.]+/g).map((one) => Math.max(-SHINES, Number(one)))
    const [top, right = top, bottom = top, left = right] = inset
    const box = boxOf(spot)
    const glow = { left: box.left + left, top: box.top + top, right: box.right - right, bottom: box.bottom - bottom }
    for (const { one, box, node } of leaves)
      if (one.closest('.question, .verdict') && over(glow, box, 2)) found.push(`the glow covers “${node.data.trim().slice(0, 40)}”`)
  }

  const pen = document.createElement('canvas').getContext('2d')
  /** How wide the dots are at the end of a name that is cut. */
  const dotsOf = (name) => {
    const { font, textOverflow } = getComputedStyle(name)
    pen.font = font
    return textOverflow === 'ellipsis' && name.scrollWidth > name.clientWidth ? pen.measureText('…').width : 0
  }
  /** How many letters of a name can be read, without those that an ellipsis hides, and how many it has. */
  const lettersOf = (name) => {
    const node = [...name.childNodes].find((child) => child.nodeType === 3 && child.data.trim())
    const clip = { ...view }
    for (let up = name; up && up !== board.parentElement; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      const box = boxOf(up)
      if (up === name || up === board || overflowX !== 'visible') Object.assign(clip, { left: Math.max(clip.left, box.left), right: Math.min(clip.right, box.right) })
      if (up === name || up === board || overflowY !== 'visible') Object.assign(clip, { top: Math.max(clip.top, box.top), bottom: Math.min(clip.bottom, box.bottom) })
    }
    const dots = dotsOf(name)
    clip.right -= dots
    const range = document.createRange()
    const whole = node?.data.trim().length ?? 0
    let letters = 0
    for (let at = 0; shown(name) && at < whole; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      const middle = (box.top + box.bottom) / 2
      letters += box.right <= clip.right + EDGE && box.left >= clip.left - EDGE && middle > clip.top && middle < clip.bottom
    }
    return [letters < whole && !dots ? Math.max(0, letters - 1) : letters, whole]
  }
  // every player once, with face and name
  for (let seat = 0; seat < seats; seat++) {
    const here = [...document.querySelectorAll(`[data-seat="${seat}"]`)].filter(shown)
    if (here.length !== 1 || !board.contains(here[0])) {
      found.push(`seat ${seat} appears ${here.length} times`)
      continue
    }
    const face = here[0].querySelector('[data-face]')
    if (faces && !(face && shown(face))) found.push(`seat ${seat} shows no face`)
    const name = here[0].querySelector('[data-name]')
    if (!name) {
      found.push(`seat ${seat} has no name`)
      continue
    }
    const few = () => {
      const [letters, whole] = lettersOf(name)
      return letters < Math.min(10, whole) && (letters || shown(name) ? `the name of seat ${seat} shows ${letters} letters of ${whole}` : `the name of seat ${seat} is hidden`)
    }
    let cut = few()
    if (cut && seats > 4 && Math.min(innerWidth, innerHeight) < 500 && here[0].tabIndex >= 0) { // shrunk, with the name on a tap
      here[0].focus()
      cut = few()
      here[0].blur()
    }
    if (cut) found.push(cut)
  }

  /** Where the lines of a text end, in steps of 8 px. */
  const linesOf = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom / 8))
  }
  // the dock: one question, one primary action
  const question = zones.dock?.querySelector('.question')
  if (zones.dock && !(question?.textContent.trim() && shown(question))) found.push('the dock asks nothing')
  else if (question) {
    const tops = new Set(leaves.filter(({ one }) => question.contains(one)).flatMap(({ node }) => linesOf(node)))
    if (tops.size > lines) found.push(`the question has ${tops.size} lines: “${question.textContent.trim()}”`)
  }
  const main = [...document.querySelectorAll('[data-primary]')].filter(shown)
  for (const one of main) {
    const tops = leaves.filter(({ one: near }) => one.contains(near) && !near.closest('kbd')).flatMap(({ node }) => linesOf(node))
    if (new Set(tops).size > 1) found.push(`the words of the primary action wrap: ${called(one)}`)
  }
  if (main.length > 1) found.push(`${main.length} primary actions: ${main.map(called).join(', ')}`)
  if (primary && !main.some((one) => zones.dock?.contains(one))) found.push('there is no primary action in the dock')
  return [...new Set(found)]
}
