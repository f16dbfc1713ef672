import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import BetterSqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { readEnv } from '../src/config/env.ts'
import type { NodeBindings } from '../src/request/address.ts'
import { listen } from '../src/http/listen.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { storedSecrets } from '../src/platform/stored-secrets.ts'
import { createLog, standardOutput } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { startServer } from '../src/start/start.ts'

/**
 * Switches the rate limits off, because all requests of a benchmark come from one caller. Leases are still counted in memory, as for real
 * callers.
 */
const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

/**
 * The measured process. It runs the product as a demo, and a bare Hono route that reads the same profile with a prepared statement. Sends
 * the two ports to the parent process and, on request, its memory and processor time.
 */
async function target(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const ids = randomIds(systemClock)
  const env = readEnv({ APP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }, (dir) =>
    storedSecrets(dir, ids),
  )
  const product = await startServer({
    env,
    clock: systemClock,
    ids,
    log: createLog(env.logLevel, standardOutput()),
    print: () => undefined,
    appRoot: null,
    limits: unlimited,
  })

  const sqlite = new BetterSqlite(join(dataDir, 'wasla.db'), { readonly: true })
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
  // Runs after `stop`, and also if the parent process fails. Nothing else would end this process then.
  process.once('disconnect', () => {
    void Promise.all([product.stop(500), bareListening.close(500)]).then(() => {
      sqlite.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
  })
  process.send?.({ product: product.port, bare: bareListening.port })
}

await target()
