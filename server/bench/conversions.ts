import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { createTrackingService } from '../src/domains/tracking/service.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { silentLog } from '../src/platform/log.ts'
import type { RateLimits } from '../src/platform/rate-limit.ts'
import { testEnv } from '../src/testing/test-deps.ts'
import { readBody } from '@wasla/contract/tracking/conversion-body.ts'
import { fillConversions } from './conversions/fill.ts'
import { bareTransfers } from './ledger/transfers.ts'

/** The promised ratio of conversions per second to bare ledger transactions per second. Both are on the disk when their call returns. */
const promised = { ratio: 0.3 } as const
/** Number of short rounds. Both workloads take turns, so that other load of the machine affects both. */
const rounds = 15
const perRound = 200
const warming = 100

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Runs `work` for `count` numbers, beginning at `from`, one after the other. Returns the milliseconds of each run. */
async function timesOf(from: number, count: number, work: (index: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let index = from; index < from + count; index++) {
    const before = performance.now()
    await work(index)
    times.push(performance.now() - before)
  }
  return times
}

const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const handle = await openDatabase({ kind: 'sqlite', file: join(folder, 'wasla.db'), create: true })
await migrate(handle.db, handle.dialect, systemClock.now())
const bare = bareTransfers(join(folder, 'bare.db'))
try {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(handle.db)
  if (rows[0]?.synchronous !== 2) throw new Error('Conversions are measured as they are kept: synchronous=FULL')
  const clock = systemClock
  const ids = randomIds(clock)
  // No rate limits: the benchmark sends more reports than a program may send in a minute.
  const limits: RateLimits = { take: () => Promise.resolve(null), enforce: () => Promise.resolve(), forget: () => Promise.resolve() }
  const deps = { ...handle, clock, ids, log: silentLog, env: testEnv, limits }
  const tracking = createTrackingService({
    ...deps,
    clicks: { settle: () => Promise.resolve('UNKNOWN') },
    countResults: () => Promise.resolve(),
  })
  const { programId, owner, clickIds, promoCode } = await fillConversions(handle.db, warming + rounds * perRound)
  const { secretKey } = await tracking.rotate(owner, programId)
  const send = async (named: { clickId?: string | undefined; promoCode?: string }, externalId: string) => {
    const text = JSON.stringify({ ...named, event: 'SALE', externalId, amount: '249.90' })
    const outcome = await tracking.report({ entry: 'SERVER', key: secretKey ?? '', read: (now) => readBody(text, now) })
    if ('code' in outcome || outcome.isRepeat) throw new Error(JSON.stringify(outcome))
  }
  const report = (index: number) => send({ clickId: clickIds[index] }, `order-${index}`)
  const reportByCode = (index: number) => send({ promoCode }, `by-code-${index}`)
  await timesOf(0, warming, report)
  await timesOf(0, warming, reportByCode)
  await timesOf(0, warming, bare.transfer)
  const ratios: number[] = []
  const ofCodes: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = warming + round * perRound
    const ofBare = await timesOf(from, perRound, bare.transfer)
    const ofConversions = await timesOf(from, perRound, report)
    ratios.push(sum(ofBare) / sum(ofConversions))
    ofCodes.push(sum(ofConversions) / sum(await timesOf(from, perRound, reportByCode)))
    all.push(...ofConversions)
  }
  const ratio = quantile(ratios, 0.5)
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `conversions: ${((1000 * all.length) / sum(all)).toFixed(0)}/s one after the other, p99 ${quantile(all, 0.99).toFixed(1)} ms; the machine's load ${load}`,
  )
  console.log(`beside the bare ledger transaction: ${ratio.toFixed(2)} of its rate (promised: at least ${promised.ratio})`)
  console.log(`by a code instead of a click: ${quantile(ofCodes, 0.5).toFixed(2)} of the rate`)
  if (ratio < promised.ratio) process.exitCode = 1
} finally {
  bare.close()
  await handle.close()
  rmSync(folder, { recursive: true, force: true })
}
