import { join } from 'node:path'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import BetterSqlite from 'better-sqlite3'
import { Hono } from 'hono'
import type { NodeBindings } from '../src/request/address.ts'
import { listen } from '../src/http/listen.ts'
import { endWithParent, startMeasured, unlimited } from './measured-product.ts'

/**
 * The measured process. It runs the product as a demo, and a bare Hono route that reads the same profile with a prepared statement. Sends
 * the two ports to the parent process and, on request, its memory and processor time.
 */
async function target(): Promise<void> {
  const product = await startMeasured({}, { limits: unlimited })

  const sqlite = new BetterSqlite(join(product.dataDir, 'wasla.db'), { readonly: true })
  const id: unknown = sqlite
    .prepare('select p.id from profiles p join users u on u.id = p.user_id where u.mobile_no = ?')
    .pluck()
    .get(`+966${demoNumbers.INFLUENCER}`)
  const read = sqlite.prepare('select * from profiles where id = ?')
  const bare = new Hono<{ Bindings: NodeBindings }>()
  bare.get('/profile', (c) => c.json(read.get(id)))
  const bareListening = await listen(bare, { host: '127.0.0.1', port: 0 })

  process.on('message', (question) => {
    if (question === 'memory') process.send?.(process.memoryUsage())
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(async () => {
    await bareListening.close(500)
    sqlite.close()
    await product.end()
  })
  process.send?.({ product: product.port, bare: bareListening.port })
}

await target()
