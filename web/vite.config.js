import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'

const BOARD = /src\/(?:(?:keys|motion|people|rules|letters\.svelte|playback\.svelte)\.ts|parts\/(?:BoardOf|Bubble|Face|Keys|Likes|Symbol)\.svelte)$/
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/

/** Beside every text the same, compressed as well as can be: the server only picks. */
function compressed() {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true })) {
        const path = join(folder, String(name))
        if (!statSync(path).isFile() || !TEXT.test(path)) continue
        const body = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params }))
      }
    },
  }
}

const WORDS = new URL('../src/swordfish/words/', import.meta.url)

/** Every language's name in itself. Written at build time: a browser takes 4 ms for each, and a phone 15. */
function languageNames() {
  const codes = readdirSync(WORDS).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -4))
  const name = (one) => new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one
  return Object.fromEntries(codes.map((one) => [one, name(one).charAt(0).toLocaleUpperCase(one) + name(one).slice(1)]))
}

/** What only the command line says: the page's catalogue goes without it. A test sees to it that nothing is missed. */
const ELSEWHERE = /^(?:help|examples|arena|ask|batch|dataset|draw|env|games|join|ladder|measure|odds|operator|plot|position|race|record|review|serve|simulate|solve|usage|verified|verify|why|play|replay|saved|prune|pruned|restored|exported|compacted|cannot|port|no-pyarrow|no-draws|no-ponds|no-such-render-mode|bad-ban|bad-proxy|backed-up|deck|bests|input|nothing|pass-device|rules-more|too-few|table-no-jax|undone|bots-count|names-count|names-unprintable|salts-count|commitments-count|[a-z]+-notation)[- ]/

/** What neither the first screen nor a table says: it comes with `later()`. Files that say it are listed in tests/web/test_bundle.py. */
const LATER = /^(?:lesson|puzzle|page-(?:lesson|practice|missed|device|cost|rules|replay)|batch|store|plugin|draw|record)-/

/** The messages of a file: those of the first screen stand in words/*.ftl, the others there and in words/later/*.ftl. */
function spoken() {
  const messages = (path) =>
    readFileSync(path, 'utf-8')
      .split(/^(?=[a-z#])/m)
      .filter((message) => !message.startsWith('#') && !ELSEWHERE.test(message))
  return {
    name: 'spoken',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const [path, query] = id.split('?')
      if (!path.endsWith('.ftl') || query !== 'raw') return undefined
      const later = path.includes('/later/')
      const said = later ? messages(path.replace('/later/', '/')) : messages(path)
      const ours = said.filter((message) => LATER.test(message) === later)
      return `export default ${JSON.stringify([...ours, ...(later ? messages(path) : [])].join(''))}`
    },
  }
}

/** The link that fetches the catalogue together with the script, not after it: the English one. The server replaces it
 * with one of the others, which stand in `data-words`. */
function catalogues(bundle) {
  const names = Object.values(bundle).flatMap(({ fileName, facadeModuleId }) => (/words\/[a-z]+\.ftl\?raw$/.test(facadeModuleId ?? '') ? [fileName.replace('assets/', '')] : []))
  const others = names.filter((name) => !name.startsWith('en-'))
  return names
    .filter((name) => !others.includes(name))
    .map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/assets/${name}`, 'data-words': others.join(' ') }, injectTo: 'head' }))
}

/** The two faces and the catalogue are fetched together with the script that needs them, not after it. */
function together() {
  return {
    name: 'together',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        ...catalogues(bundle),
        ...Object.keys(bundle)
          .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
          .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }, injectTo: 'head' })),
      ],
    },
  }
}

/** `make dev`: requests for anything but the page go on to the server, sockets too. */
const backend = process.env.SWORDFISH_BACKEND
const OF_THE_SERVER = ['/api', '/health', '/metrics', '/licences.txt']
const proxy = backend ? Object.fromEntries(OF_THE_SERVER.map((path) => [path, { target: backend, ws: true }])) : undefined

/** `make dev`: web/dev.py says that another server answers now, so open tabs load again. */
function restarts() {
  return {
    name: 'restarts',
    apply: 'serve',
    configureServer: ({ middlewares, ws }) => {
      middlewares.use('/restarted', (_, answer) => {
        ws.send({ type: 'full-reload' })
        answer.end()
      })
    },
  }
}

export default defineConfig({
  define: { LANGUAGE_NAMES: JSON.stringify(languageNames()) },
  plugins: [svelte(), spoken(), compressed(), together(), restarts()],
  server: { fs: { allow: ['..'] }, proxy },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replaceAll('.', '-')}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'] }, // what every visit needs is one file
            { name: 'board', test: BOARD }, // and so is what every page with a board needs: each file costs a request
          ],
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
