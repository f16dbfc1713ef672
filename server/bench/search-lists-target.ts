import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { freshenEntries } from '../src/domains/search/freshen.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { readEnv } from '../src/config/env.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog, standardOutput } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { storedSecrets } from '../src/platform/stored-secrets.ts'
import { startServer } from '../src/start/start.ts'
import { analyze, fillPeople } from './many-people.ts'

const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

/**
 * Runs the product as a demo in its own process, with its own PostgreSQL server if `postgres` is given. Messages: a number adds people with
 * their search entries until there are that many. `cpu` reports the processor time.
 */
async function target(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const ids = randomIds(systemClock)
  const server = process.argv.includes('postgres') ? await throwAwayServer() : null
  if (process.argv.includes('postgres') && !server) throw new Error('There is no PostgreSQL on this machine.')
  const env = readEnv(
    {
      APP_MODE: 'demo',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...(server ? { DATABASE_URL: server.url } : {}),
    },
    (dir) => storedSecrets(dir, ids),
  )
  const product = await startServer({
    env,
    clock: systemClock,
    ids,
    log: createLog(env.logLevel, standardOutput()),
    print: () => undefined,
    appRoot: null,
    limits: unlimited,
    loadShedder: admitsAll,
  })
  let filled = 0
  async function fillTo(count: number): Promise<void> {
    await fillPeople(product.deps, filled, count)
    filled = count
    await freshenEntries(product.deps)
    await analyze(product.deps)
  }
  process.on('message', (question) => {
    if (typeof question === 'number') void fillTo(question).then(() => process.send?.(question))
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  process.once('disconnect', () => {
    void product.stop(500).then(async () => {
      await server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })
  })
  process.send?.(product.port)
}

await target()
