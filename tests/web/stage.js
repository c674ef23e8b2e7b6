// Returns what breaks the law of the stage on this page, one sentence each.
({ share, least, lines, seats, television, primary, faces }) => {
  const found = []
  const EDGE = 1.5 // px of rounding
  const root = document.documentElement
  const zones = Object.fromEntries(['bar', 'board', 'dock', 'drawer'].map((name) => [name, document.querySelector(`[data-zone=${name}]`)]))
  const boxOf = (one) => one.getBoundingClientRect()
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && boxOf(one).width > 0 && boxOf(one).height > 0
  const heard = (one) => one.closest('.said') !== null || getComputedStyle(one).clipPath === 'inset(50%)' // for screen readers only
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

  if (root.scrollHeight > innerHeight + EDGE || root.scrollWidth > innerWidth + EDGE)
    found.push(`the page must be scrolled: ${root.scrollWidth}×${root.scrollHeight}`)
  for (const name of ['bar', 'board', 'dock']) {
    if (!zones[name] || !shown(zones[name])) found.push(`there is no ${name}`)
    else if (!inside(boxOf(zones[name]), view)) found.push(`the ${name} leaves the screen: ${px(boxOf(zones[name]))}`)
  }
  const stages = Object.entries(zones).filter(([, one]) => one && shown(one))
  stages.forEach(([name, one], at) =>
    stages.slice(at + 1).forEach(([other, two]) => over(boxOf(one), boxOf(two), EDGE) && found.push(`${name} and ${other} overlap`)))

  const board = zones.board ?? document.querySelector('.game')
  if (!board) return found
  const area = boxOf(board)
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
  const pictures = [...board.querySelectorAll('svg, img, button, .mat, .area, .middle, .tray')].filter((one) => shown(one) && !heard(one)).map(boxOf)
  const drawn = [...pictures, ...leaves.filter(({ zone }) => zone === board).map(({ box }) => box)]
  if (!drawn.length) found.push('the board is empty')
  else {
    const [low, high, from, to] = area.width < area.height ? ['left', 'right', area.left, area.right] : ['top', 'bottom', area.top, area.bottom]
    const first = Math.max(from, Math.min(...drawn.map((box) => box[low])))
    const last = Math.min(to, Math.max(...drawn.map((box) => box[high])))
    if (last - first < 0.8 * (to - from)) found.push(`the board fills ${Math.round((100 * (last - first)) / (to - from))} % of its shorter side`)
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

  // things to touch and to look at
  const TOUCHED = 'button:enabled:not([aria-disabled=true]), a[href], select, summary, input:not([type=radio], [type=checkbox]), [role=slider]'
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
    if (seats > 4 && Math.min(innerWidth, innerHeight) < 500 && name) continue // shrunk, with the name on a tap
    if (!name) found.push(`seat ${seat} has no name`)
    else if (!shown(name)) found.push(`the name of seat ${seat} is hidden`)
    else {
      const node = [...name.childNodes].find((child) => child.nodeType === 3 && child.data.trim())
      const clip = boxOf(name)
      const range = document.createRange()
      let letters = 0
      for (let at = 0; node && at < node.data.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        if (range.getBoundingClientRect().right <= clip.right + EDGE) letters += 1
      }
      const whole = node?.data.trim().length ?? 0
      if (letters < whole) letters -= 1 // for the ellipsis
      if (letters < Math.min(10, whole)) found.push(`the name of seat ${seat} shows ${letters} letters of ${whole}`)
    }
  }

  /** Where the lines of a text end, in steps of 8 px. */
  const linesOf = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom / 8))
  }
  // the dock: one question, one primary action
  const question = zones.dock?.querySelector('.question')
  if (zones.dock && !question?.textContent.trim()) found.push('the dock asks nothing')
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
