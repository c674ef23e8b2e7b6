// A plain page that proves the server works: a table against bots, as text. It holds no rules.
const at = (id) => document.getElementById(id)
const state = (text) => { at('state').textContent = text }
let number = Date.now()
let seen = -1
let sheet = null

async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(told.text)
  return told
}

function sit(table, make) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket?since=${seen}`)
  const say = (type, facts = {}) => socket.send(JSON.stringify({ type, number: ++number, ...facts }))
  socket.onopen = () => state('connected')
  socket.onclose = ({ code }) => {
    if (code === 4001) return
    state('reconnecting')
    setTimeout(() => sit(table, false), 1000)
  }
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type === 'Ping') socket.send(JSON.stringify({ type: 'Pong', id: told.id }))
    if (told.type === 'Refused') state(told.text)
    if (told.type !== 'News') return
    seen = told.seq
    sheet = told.sheet ?? sheet
    if (make) {
      make = false
      say('Sit', { seat: 0 })
      sheet.seats.slice(1).forEach((_, other) => say('SeatBot', { seat: other + 1, bot: 'random' }))
      say('Begin')
    }
    show(told, say)
  }
}

function show(told, say) {
  at('start').hidden = true
  state(`${sheet.game}: ${sheet.phase}${told.due ? ` – ${JSON.stringify(told.due)}` : ''}`)
  at('link').textContent = `${location.origin}/t/${sheet.code}`
  at('qr').src = `/api/tables/${sheet.code}/qr.svg`
  at('qr').alt = at('link').textContent
  at('qr').hidden = false
  if (told.view !== undefined) at('view').textContent = JSON.stringify(told.view, null, 1)
  for (const entry of told.entries) {
    const line = document.createElement('li')
    line.textContent = JSON.stringify(entry.event ?? entry)
    at('news').prepend(line)
  }
  const free = sheet.phase === 'open' && sheet.you === null ? sheet.seats.findIndex((seat) => !seat.taken) : -1
  const choices = free < 0 ? [] : [['take a seat', () => say('Sit', { seat: free })]]
  for (const command of (told.legal ?? []).slice(0, 60)) {
    choices.push([JSON.stringify(command), () => say('Speak', { commands: [command] })])
  }
  at('choices').replaceChildren(...choices.map(([label, chosen]) => {
    const button = document.createElement('button')
    button.textContent = label
    button.onclick = chosen
    return button
  }))
}

at('start').onsubmit = async (event) => {
  event.preventDefault()
  try {
    await ask('/api/guest', { name: at('name').value })
    const [, kind, code] = location.pathname.split('/')
    if (kind === 't') return sit(code, false)
    const made = await ask('/api/tables', { game: at('game').value })
    history.pushState(null, '', `/t/${made.code}`)
    sit(made.table, true)
  } catch (error) {
    state(error.message)
  }
}

try {
  const [, kind, what] = location.pathname.split('/')
  if (kind === 'device' && location.hash) {
    await ask('/api/devices', { key: location.hash.slice(1) })
    history.replaceState(null, '', '/')
  }
  for (const { game } of await ask('/api/games')) at('game').append(new Option(game))
  state('ready')
  const me = await fetch('/api/guest')
  if (me.ok) at('name').value = (await me.json()).name
  if (me.ok && kind === 't') sit(what, false)
  if (kind === 'r') at('view').textContent = JSON.stringify(await ask(`/api/tables/${what}/replay`), null, 1)
} catch (error) {
  state(error.message)
}
