import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export type Site = { address: string; close: () => Promise<void> }
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Listens on this machine only, at a free port or at the given one. */
export const listen = (handler: Handler, port = 0): Promise<Site> =>
  new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const at = server.address()
      if (!at || typeof at !== 'object') return reject(new Error('No port to listen on'))
      resolve({
        address: `http://127.0.0.1:${at.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })

/** Returns a handler that serves the files of a folder and nothing outside it. */
export const filesOf =
  (folder: string): Handler =>
  (request, response) => {
    const requested = path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname))
    const file = path.join(folder, requested.endsWith(path.sep) ? `${requested}index.html` : requested)
    const isThere = file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isThere) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  }
