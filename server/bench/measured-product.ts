import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../src/config/env.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog, standardOutput } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { storedSecrets } from '../src/platform/stored-secrets.ts'
import { startServer } from '../src/start/start.ts'

/**
 * Switches the rate limits off, because all requests of a benchmark come from one caller. Leases are still counted in memory, as for real
 * callers.
 */
export const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

type Product = Awaited<ReturnType<typeof startMeasured>>

/** Starts the product in this process, as a demo on SQLite without pages. `end` stops it and removes its data, unless `DATA_DIR` is given. */
export async function startMeasured(
  settings: Readonly<Record<string, string>> = {},
  given: Partial<Omit<Parameters<typeof startServer>[0], 'env'>> = {},
) {
  const dataDir = settings['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const ids = randomIds(systemClock)
  const env = readEnv({ APP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings }, (dir) =>
    storedSecrets(dir, ids),
  )
  const { port, deps, stop } = await startServer({
    env,
    clock: systemClock,
    ids,
    log: createLog(env.logLevel, standardOutput()),
    print: () => undefined,
    appRoot: null,
    ...given,
  })
  async function end(): Promise<void> {
    await stop(500)
    if (settings['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  return { port, deps, dataDir, end }
}

/** Runs `end` after the message `stop`, and also if the parent process fails. Nothing else would end this process then. */
export const endWithParent = (end: () => Promise<void>): void => void process.once('disconnect', () => void end())

/**
 * Answers the questions of `measureSteadily`: a number adds records until there are that many, `cpu` reports the processor time. Sends the
 * port to the parent process.
 */
export function answerSteadily({ port, end }: Pick<Product, 'port' | 'end'>, add: (from: number, to: number) => Promise<unknown>): void {
  let filled = 0
  process.on('message', (question) => {
    if (typeof question === 'number')
      void add(filled, question).then(() => {
        filled = question
        process.send?.(filled)
      })
    if (question === 'cpu') process.send?.(process.cpuUsage())
    if (question === 'stop') process.disconnect()
  })
  endWithParent(end)
  process.send?.(port)
}
