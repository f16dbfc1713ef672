import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { createLedgerService } from '../src/domains/ledger/service.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { silentLog } from '../src/platform/log.ts'
import { bareTransfers, fill, people, throughLedger } from './ledger/transfers.ts'

/**
 * Promises for transfers. `ratio`: the rate of transfers divided by that of bare statements that write the same rows. `perSecond`:
 * transfers per second. `p99` in milliseconds. Transfers and bare statements are on the disk when their call returns.
 */
const promised = { ratio: 0.5, perSecond: 500, p99: 20 } as const
/** Number of short rounds. Transfers and bare statements take turns, so that other load of the machine affects both. */
const rounds = 15
const transfers = 200
const warming = 100

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Runs `work` `count` times, one after the other. Returns the milliseconds of each run. */
async function timesOf(count: number, work: (index: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const before = performance.now()
    await work(index)
    times.push(performance.now() - before)
  }
  return times
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const handle = await openDatabase({ kind: 'sqlite', file: join(folder, 'wasla.db'), create: true })
await migrate(handle.db, handle.dialect, systemClock.now())
const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })
const bare = bareTransfers(join(folder, 'bare.db'))
try {
  await fill(handle, ledger)
  await timesOf(warming, (index) => throughLedger(handle, ledger, index))
  await timesOf(warming, bare.transfer)
  const ratios: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ofBare = await timesOf(transfers, bare.transfer)
    const ofLedger = await timesOf(transfers, (index) => throughLedger(handle, ledger, index))
    ratios.push(sum(ofBare) / sum(ofLedger))
    all.push(...ofLedger)
  }
  const begin = performance.now()
  await ledger.seal()
  const sealing = performance.now() - begin
  const { findings } = await ledger.check()
  const ratio = quantile(ratios, 0.5)
  const perSecond = (1000 * all.length) / sum(all)
  const p99 = quantile(all, 0.99)
  console.log(
    `transfers through the ledger: ${perSecond.toFixed(0)}/s one after the other (promised: at least ${promised.perSecond}), p99 ${p99.toFixed(1)} ms (promised: at most ${promised.p99}); the machine's load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`beside bare statements that write the same rows: ${ratio.toFixed(2)} of their rate (promised: at least ${promised.ratio})`)
  console.log(`sealed ${all.length + warming + people} transactions in ${sealing.toFixed(0)} ms; ${findings.length} findings`)
  if (ratio < promised.ratio || perSecond < promised.perSecond || p99 > promised.p99 || findings.length > 0) process.exitCode = 1
} finally {
  bare.close()
  await handle.close()
  rmSync(folder, { recursive: true, force: true })
}
