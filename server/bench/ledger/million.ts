import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase, type DatabaseHandle } from '../../src/database/database.ts'
import { brokenInvariants } from '../../src/database/invariants/broken.ts'
import { invariantsInThread } from '../../src/database/invariants/in-thread.ts'
import { invariants } from '../../src/database/invariants/invariants.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { createLedgerService } from '../../src/domains/ledger/service.ts'
import { walletHarness } from '../../src/domains/wallet/testing/harness.ts'
import { silentLog } from '../../src/platform/log.ts'
import { fillLedger } from './fill.ts'

/**
 * Promises for a ledger of a million entries: p95 of the wallet page; the ratio of its cost to that in a ledger of a thousand entries; and
 * the longest time for which other work is blocked (`held`). Times are in milliseconds.
 */
const promised = { entries: 1_000_000, few: 1_000, p95: 15, ratio: 1.3, held: 50 } as const
const pages = 300
const transactionsOfOne = 60

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Returns the times of reading a wallet page with some transactions, and the mean processor time, in milliseconds. */
async function walletPage(handle: DatabaseHandle): Promise<{ times: number[]; cost: number }> {
  const t = await walletHarness(handle)
  const noura = await t.withMoney(100_000)
  for (let made = 0; made < transactionsOfOne; made++) {
    const topUp = await t.topUp(noura, 1_000 + made)
    if (made % 2) await t.pay(topUp)
    await t.wallet.topUpById(noura, topUp.id)
  }
  const page = async () => {
    await t.wallet.mine(noura)
    await t.wallet.transactions(noura, null, { limit: 20 })
  }
  for (let warming = 0; warming < pages; warming++) await page()
  const times: number[] = []
  const used = process.cpuUsage()
  for (let turn = 0; turn < pages; turn++) {
    const before = performance.now()
    await page()
    times.push(performance.now() - before)
  }
  const { user, system } = process.cpuUsage(used)
  return { times, cost: (user + system) / 1000 / pages }
}

/** Returns the longest time for which `work` blocks other work in this process, in milliseconds. */
async function heldBy(work: () => Promise<unknown>): Promise<{ held: number; took: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await new Promise((resume) => setTimeout(resume, 50))
  delay.enable()
  const before = performance.now()
  await work()
  const took = performance.now() - before
  await new Promise((resume) => setTimeout(resume, 20))
  delay.disable()
  return { held: delay.max / 1e6, took }
}

async function filled(folder: string, entries: number): Promise<{ file: string; handle: DatabaseHandle }> {
  const file = join(folder, `${entries}.db`)
  const empty = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(empty.db, empty.dialect, 1)
  await empty.close()
  fillLedger(file, entries)
  return { file, handle: await openDatabase({ kind: 'sqlite', file, create: false }) }
}

const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const broken: string[] = []
try {
  const few = await filled(folder, promised.few)
  const many = await filled(folder, promised.entries)
  const ofFew = await walletPage(few.handle)
  const ofMany = await walletPage(many.handle)
  const p95 = quantile(ofMany.times, 0.95)
  const ratio = ofMany.cost / ofFew.cost
  console.log(
    `wallet page over ${promised.entries} entries: median ${quantile(ofMany.times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (promised: below ${promised.p95}); ${ofMany.cost.toFixed(2)} ms of processor each, ${ratio.toFixed(2)} times those over ${promised.few} (promised: at most ${promised.ratio}); the machine's load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (p95 >= promised.p95 || ratio > promised.ratio) broken.push('the wallet page')

  for (const one of invariants) {
    const before = performance.now()
    const used = process.cpuUsage()
    const findings = await brokenInvariants(many.handle.db, [one])
    const { user, system } = process.cpuUsage(used)
    console.log(
      `  ${one.view.padEnd(24)} ${(performance.now() - before).toFixed(0).padStart(6)} ms, of our processor ${((user + system) / 1000).toFixed(0).padStart(5)} ms`,
    )
    if (findings.length > 0) broken.push(`${one.view} of a ledger that is sound`)
  }
  const invariantCheck = invariantsInThread(many.file)
  const clock = { now: () => 1, monotonic: () => performance.now() }
  const ids = { uuid: () => '', secret: () => '', digits: () => '' }
  const ledger = createLedgerService({ ...many.handle, clock, ids, log: silentLog, findBroken: invariantCheck.find })
  const nothing = await heldBy(() => new Promise((resume) => setTimeout(resume, 1_000)))
  console.log(`a process that does nothing is held up for ${nothing.held.toFixed(0)} ms at most by what else the machine does`)
  const works = { 'a check': () => ledger.check(), 'the whole chain computed anew': () => ledger.verify() }
  for (const [what, work] of Object.entries(works)) {
    const { held, took } = await heldBy(work)
    console.log(
      `${what} took ${took.toFixed(0)} ms and held up others for ${held.toFixed(0)} ms at most (promised: at most ${promised.held})`,
    )
    if (held > promised.held) broken.push(what)
  }
  await few.handle.close()
  await many.handle.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (broken.length > 0) {
  console.log(`not as promised: ${broken.join(', ')}`)
  process.exitCode = 1
}
