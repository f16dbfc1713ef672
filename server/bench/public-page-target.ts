import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnv } from '../src/config/env.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { storedSecrets } from '../src/platform/stored-secrets.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { createLog, standardOutput } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { startServer } from '../src/start/start.ts'
import { fillProfiles } from './many-profiles.ts'

const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

/**
 * Runs the product in its own process, with the built app if `pages` is given. Messages: a number adds profiles until there are that many.
 * `cpu` reports the processor time.
 */
async function target(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const ids = randomIds(systemClock)
  const env = readEnv({ APP_MODE: 'local', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }, (dir) =>
    storedSecrets(dir, ids),
  )
  const product = await startServer({
    env,
    clock: systemClock,
    ids,
    log: createLog(env.logLevel, standardOutput()),
    print: () => undefined,
    appRoot: process.argv.includes('pages') ? fileURLToPath(new URL('../../app/dist', import.meta.url)) : null,
    limits: unlimited,
    loadShedder: admitsAll,
  })
  let filled = 0
  process.on('message', (question) => {
    if (typeof question === 'number')
      void fillProfiles(product.deps.db, filled, question).then(() => {
        filled = question
        process.send?.(filled)
      })
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  process.once('disconnect', () => void product.stop(500).then(() => rmSync(dataDir, { recursive: true, force: true })))
  process.send?.(product.port)
}

await target()
