import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { fillProfiles, nameOf, typeOf } from './many-profiles.ts'
import { endWithParent, startMeasured, unlimited } from './measured-product.ts'

/** Profiles of the benchmark. Each is a page that nobody has requested before. */
const profiles = 4000
const firstPage = `/profile/${typeSlug[typeOf(0)]}/${nameOf(0)}`

/** Returns the bytes of a page as they are sent. `fetch` would decompress them. */
const compressed = (url: string) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      void buffer(answer).then((bytes) => resolve(new Uint8Array(bytes)), reject)
    }).once('error', reject)
  })

/** Starts the product with the built app, and a bare route that answers with the bytes of one page. Sends both ports to the parent process. */
async function target(): Promise<void> {
  const appRoot = fileURLToPath(new URL('../../app/dist', import.meta.url))
  const product = await startMeasured({ APP_MODE: 'local' }, { appRoot, limits: unlimited, loadShedder: admitsAll })
  await fillProfiles(product.deps.db, 0, profiles)
  const bytes = await compressed(`http://127.0.0.1:${product.port}${firstPage}`)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
  const bare = new Hono().get('/page', () => new Response(bytes, { headers }))
  const server = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  process.on('message', (question) => {
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(async () => {
    server.close()
    await product.end()
  })
  process.send?.({ product: product.port, bare: typeof address === 'object' ? address?.port : 0, size: bytes.length })
}

await target()
