import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { readEnv } from '../src/config/env.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog, standardOutput } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { storedSecrets } from '../src/platform/stored-secrets.ts'
import { startServer } from '../src/start/start.ts'
import { emptyPrograms, fillPrograms } from './many-programs.ts'

const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

/**
 * Runs the product as a demo in its own process. Messages: a number adds programs until there are that many. `cpu` reports the processor
 * time.
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
    loadShedder: admitsAll,
  })
  const { db } = product.deps
  await emptyPrograms(db)
  const owner = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id', 'profiles.user_id'])
    .where('users.mobile_no', '=', `+966${demoNumbers.BRAND}`)
    .executeTakeFirstOrThrow()
  let filled = 0
  process.on('message', (question) => {
    if (typeof question === 'number')
      void fillPrograms(db, owner, filled, question).then(() => {
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
