// A dice game on boardgame.io's own server: whoever is due throws one die, and the turn passes. node dice.cjs PORT
const { createRequire } = require('module')
const installed = createRequire(process.cwd() + '/')
const { Server, Origins } = installed('boardgame.io/server')

const dice = {
  name: 'dice',
  setup: ({ ctx }) => ({ totals: Array(ctx.numPlayers).fill(0), last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, ctx, random }) => {
      G.last = random.D6()
      G.totals[ctx.currentPlayer] += G.last
    },
  },
}

const server = Server({ games: [dice], origins: [Origins.LOCALHOST] })
const listen = server.app.listen
server.app.listen = (port, heard) => listen.call(server.app, port, '127.0.0.1', heard) // this machine alone
server.run(Number(process.argv[2]))
