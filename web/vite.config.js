import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'

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

/** What only the command line says: the page's catalogue goes without it. A test sees to it that nothing is missed. */
const ELSEWHERE = /^(?:help|examples|arena|verify|verified|simulate|ladder|odds|solve|measure|dataset|join|serve|usage|plot)-/

function spoken() {
  return {
    name: 'spoken',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const [path, query] = id.split('?')
      if (!path.endsWith('.ftl') || query !== 'raw') return undefined
      const messages = readFileSync(path, 'utf-8').split(/^(?=[a-z#])/m)
      const ours = messages.filter((message) => !message.startsWith('#') && !ELSEWHERE.test(message))
      return `export default ${JSON.stringify(ours.join(''))}`
    },
  }
}

/** The first page is fetched together with what decides that it is shown, not after it. */
function together() {
  return {
    name: 'together',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/pages/Home.svelte'))
          .flatMap((home) => [home.fileName, ...home.imports])
          .map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` }, injectTo: 'head' })),
    },
  }
}

export default defineConfig({
  plugins: [svelte(), spoken(), compressed(), together()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false, // all styles are small, and one request fewer
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: { output: { chunkFileNames: ({ name }) => `assets/${name.replaceAll('.', '-')}-[hash].js` } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
