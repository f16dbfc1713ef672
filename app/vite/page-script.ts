import path from 'node:path'
import { build, type Plugin } from 'vite'

/** Name of the script of rendered pages, before the build adds its hash. */
export const pageScriptName = 'page.js'

async function built(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/page-script/main.ts'), output: { format: 'es' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...more] = outputs
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The script of rendered pages is not one file')
  return chunk.code
}

/**
 * Builds the script of pages that the server renders as one file. As an entry of the app’s own build it would share files with the app, and
 * a stranger would load them.
 */
export function pageScript(): Plugin {
  let root = ''
  return {
    name: 'wasla:page-script',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      this.emitFile({ type: 'asset', name: pageScriptName, source: await built(root) })
    },
  }
}
