import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { throwAwayServer } from '../../src/database/testing/postgres-server.ts'
import { emptySchema } from '../../src/database/testing/real-postgres.ts'
import { expectSound, ledgerHarness } from '../../src/domains/ledger/testing/harness.ts'
import { checkHistories } from '../../src/domains/ledger/testing/histories-on-store.ts'
import { crash } from '../../src/domains/ledger/testing/processes/kill.ts'
import { systemClock } from '../../src/platform/clock.ts'

/**
 * Two proofs that take too long for the tests: twenty thousand histories on a PostgreSQL server, and a hundred crashes of processes that
 * write to one SQLite file. The first argument is the random seed of both. Without it, each run uses another seed.
 */
const histories = { parts: 20, of: 1_000 } as const
const rounds = 100

async function playOnServer(url: string, seed: number): Promise<void> {
  for (let part = 0; part < histories.parts; part++) {
    const schema = await emptySchema(url)
    const handle = await openDatabase({ kind: 'postgres', url: schema.url, create: true })
    await migrate(handle.db, handle.dialect, systemClock.now())
    const t = await ledgerHarness(handle)
    await checkHistories(t, { numRuns: histories.of, seed: seed + part })
    await expectSound(t.ledger)
    await handle.close()
    await schema.drop()
  }
  console.log(
    `${histories.parts * histories.of} histories on PostgreSQL from seed ${seed}: each ended as the model says, every view is empty`,
  )
}

async function crashOften(seed: number): Promise<boolean> {
  const cache = mkdtempSync(join(tmpdir(), 'wasla-proof-'))
  try {
    const file = join(cache, 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, systemClock.now())
    await handle.close()
    const { acknowledged, problems } = await crash({ file, rounds, seed, cache })
    console.log(`${2 * rounds} processes killed from seed ${seed}: ${acknowledged} requests were acknowledged, ${problems.length} problems`)
    for (const problem of problems) console.log(`  ${problem}`)
    return problems.length === 0
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

const seed = Number(process.argv[2] ?? systemClock.now() % 1_000_000)
const server = await throwAwayServer()
try {
  if (server) await playOnServer(server.url, seed)
  else console.log('PostgreSQL is not installed here: no histories were run on it')
  if (!(await crashOften(seed))) process.exitCode = 1
} finally {
  await server?.stop()
}
