import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pfb: 'application/octet-stream',
  ttf: 'font/ttf',
}
const typeOf = (file: string) => types[path.extname(file).slice(1)]

/**
 * Serves folders of pictures and fonts under fixed addresses: `{ '/flags': '…/3x2' }`. The development server serves the original files,
 * and the build copies them. Only known file types are served.
 */
export function staticFolders(folders: Readonly<Record<string, string>>): Plugin {
  const entries = Object.entries(folders)
  return {
    name: 'wasla:static-folders',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
        const entry = entries.find(([base]) => address.startsWith(`${base}/`))
        const type = typeOf(address)
        if (!entry || !type) return next()
        const file = path.join(entry[1], address.slice(entry[0].length))
        if (!file.startsWith(entry[1] + path.sep) || !existsSync(file)) return next()
        response.setHeader('content-type', type)
        createReadStream(file).pipe(response)
      })
    },
    async generateBundle() {
      for (const [base, folder] of entries) {
        if (!existsSync(folder)) continue
        for (const name of await readdir(folder, { recursive: true })) {
          const file = path.join(folder, name)
          if (!typeOf(name) || !(await stat(file)).isFile()) continue
          this.emitFile({
            type: 'asset',
            fileName: path.posix.join(base.slice(1), name.split(path.sep).join('/')),
            source: await readFile(file),
          })
        }
      }
    },
  }
}
