import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTree, sealTree } from '@wasla/contract/funds/build.ts'
import { checkProof, isRight } from '@wasla/contract/funds/check.ts'
import { splitAll, type ProgramFigures } from '@wasla/contract/funds/split.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import { sql } from 'kysely'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { dustFrom, sha256 } from '../src/domains/funds/hash.ts'
import { createFundsService } from '../src/domains/funds/service.ts'
import { insertLink } from '../src/domains/funds/stores/links.ts'
import { insertTree } from '../src/domains/funds/stores/trees.ts'
import { manualClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { silentLog } from '../src/platform/log.ts'

/*
 * Measures proofs of funds among 10,000 programs on SQLite (decision 92): sealing a checkpoint, making the proof of a program from what is
 * stored, and checking a proof with the WebCrypto of this process, as a browser does. A slow phone computes about six times slower than a slow
 * machine with two cores, so the target of a check is a sixth of 50 ms.
 */

const ids = randomIds(manualClock(0))
const count = 10_000
const rounds = 200
const promised = { making: 100, checking: 50 / 6 } as const

const programs: readonly ProgramFigures[] = Array.from({ length: count }, (_, at) => ({
  programId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  paid: (at * 7_919) % 5_000_000,
  earned: (at * 104_729) % 800_000,
  free: 1_000_000 + ((at * 1_299_709) % 9_000_000),
}))

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Returns the processor time of `work` in milliseconds: other load of the machine does not change it. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const webHash = async (text: string) => Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')

async function check(text: string): Promise<void> {
  for await (const result of checkProof(text, null, { sha256: webHash })) if (!isRight(result)) throw new Error(`${result.step} is wrong`)
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const { db, dialect, close } = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.db'), create: true })
  try {
    await migrate(db, dialect, 0)
    // Only the funds are measured: the programs have no rows of their own.
    await sql`pragma foreign_keys = off`.execute(db)
    const split = splitAll(programs, dustFrom(ids))
    const ledger = { seq: 1, hash: sha256('ledger') }
    const before = process.cpuUsage()
    const tree = await buildTree(1, split, { sha256 })
    const link = await sealTree(tree, { number: 1, ledger, sealedAt: 0, programs, previous: genesis }, { sha256 })
    const { user, system } = process.cpuUsage(before)
    const building = (user + system) / 1000
    const writing = await timed(() =>
      db.transaction().execute(async (tx) => {
        await insertLink(tx, link)
        await insertTree(tx, dialect, 1, { programs: split, tree })
      }),
    )
    const funds = createFundsService({
      ...{ db, dialect, ids, clock: manualClock(0), log: silentLog },
      ledger: { seal: async () => undefined, sealedAccounts: async () => null, checkpoint: async () => null },
      programs: { reading: { program: async () => Promise.reject(new Error('not measured')) } },
    })
    const [making, checking]: [number[], number[]] = [[], []]
    let size = 0
    for (let round = 0; round < rounds; round += 1) {
      const id = programs[(round * 7_919) % count]?.programId ?? ''
      let text = ''
      making.push(await timed(async () => (text = await funds.proofOf(id))))
      size = Math.max(size, text.length)
      checking.push(await timed(() => check(text)))
    }
    return { building, writing, making: median(making), checking: median(checking), size }
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const found = await measure()
console.log(
  `${count} programs: tree ${found.building.toFixed(0)} ms, writing ${found.writing.toFixed(0)} ms; ` +
    `a proof ${found.making.toFixed(1)} ms to make, ${found.checking.toFixed(2)} ms to check, ${found.size} bytes (processor time, medians)`,
)
if (found.making > promised.making) throw new Error(`Making a proof takes ${found.making.toFixed(1)} ms`)
if (found.checking > promised.checking) throw new Error(`Checking a proof takes ${found.checking.toFixed(2)} ms`)
