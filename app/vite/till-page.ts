import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'

/** How the names of the page’s own files begin. The app has the same fonts under names of its own. */
export const tillFiles = 'assets/till-'

/**
 * Builds the page of tills: its HTML, one script, its styles and fonts. As an entry of the app’s own build it would share files with the
 * app, and a phone in a shop would load them.
 */
async function built(root: string): Promise<{ fileName: string; source: string | Uint8Array }[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'till.html'),
        output: { format: 'es', entryFileNames: `${tillFiles}[hash].js`, assetFileNames: `${tillFiles}[name]-[hash][extname]` },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  if (outputs.filter(({ type }) => type === 'chunk').length !== 1) throw new Error('The page of tills has not one script')
  return outputs.map((file) => ({ fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source }))
}

/** Adds the page of tills to the build, and makes the development server answer its addresses with it. The product's server does the same. */
export function tillPage(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'wasla:till-page',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async buildStart() {
      if (!isBuild) return
      for (const { fileName, source } of await built(root)) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/till(?:\/[\w-]+)?\/?(?:\?|$)/.test(request.url ?? '')) request.url = '/till.html'
        next()
      })
    },
  }
}
