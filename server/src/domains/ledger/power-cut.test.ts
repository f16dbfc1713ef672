import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { countedIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createLedgerService } from './service.ts'
import { read, within, type Disk } from './testing/processes/disk.ts'
import { openLoad, type Acknowledged } from './testing/processes/load.ts'
import { databasesOfCut, logsOfCut } from './testing/processes/power-cut.ts'
import { problemsAfter } from './testing/processes/verify.ts'

/** A ledger in a file, in which `move` moves money step by step. */
async function onDisk(seed: number) {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  await migrate(handle.db, handle.dialect, testMoment)
  const clock = manualClock(testMoment)
  const ledger = createLedgerService({ ...handle, clock, ids: countedIds(clock), log: silentLog })
  const next = await openLoad({ db: handle.db, ledger, name: `power-${seed}`, seed })
  const acknowledged: Acknowledged[] = []
  return {
    ...handle,
    acknowledged,
    disk: () => read(file),
    ledger,
    /** Makes requests until one is acknowledged. That request must be on the disk. */
    async move(): Promise<void> {
      for (;;) {
        const made = await next()
        if (!made) continue
        acknowledged.push(made)
        return
      }
    },
    writeBack: async () => void (await sql`pragma wal_checkpoint(passive)`.execute(handle.db)),
  }
}

/** Returns the problems that are found after each of these cuts. */
async function problemsOf(disks: readonly Disk[], acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const problems: string[] = []
  for (const [cut, disk] of disks.entries())
    for (const problem of await within(disk, (file) => problemsAfter(file, acknowledged))) problems.push(`cut ${cut}: ${problem}`)
  return problems
}

describe('a power cut (F2)', () => {
  it('cannot lose a commit, because each is synced to the disk before it is acknowledged', async () => {
    const { db, close } = await onDisk(1)
    const { rows } = await sql`pragma synchronous`.execute(db)
    expect(rows).toEqual([{ synchronous: 2 }])
    await close()
  })

  it.each([{ seed: 1 }, { seed: 2 }])(
    'loses no acknowledged request and leaves the last one complete or absent, at any cut of the log (seed $seed)',
    async ({ seed }) => {
      const t = await onDisk(seed)
      // The first request now overwrites the start of the log; the later ones append to it.
      await t.writeBack()
      for (let step = 0; step < 4; step++) {
        const before = t.disk()
        const acknowledged = [...t.acknowledged]
        await t.move()
        if (step === 2) await t.ledger.seal()
        const cuts = logsOfCut(before.log, t.disk().log).map((log) => ({ ...before, log }))
        expect(cuts.length).toBeGreaterThan(10)
        expect(await problemsOf(cuts, acknowledged)).toEqual([])
      }
      await t.close()
    },
  )

  it('loses nothing if it happens while the log is copied back into the database', async () => {
    const t = await onDisk(3)
    await t.writeBack()
    for (let step = 0; step < 5; step++) await t.move()
    const before = t.disk()
    await t.writeBack()
    const cuts = databasesOfCut(before.database, t.disk().database).map((database) => ({ ...before, database }))
    expect(cuts.length).toBeGreaterThan(10)
    expect(await problemsOf(cuts, t.acknowledged)).toEqual([])
    await t.close()
  })

  it('is detected if acknowledged requests are lost, as on a disk that ignores a sync', async () => {
    const t = await onDisk(4)
    for (let step = 0; step < 3; step++) await t.move()
    const { database, log } = t.disk()
    await t.move()
    const [last] = t.acknowledged.slice(-1)
    expect(await problemsOf([{ database, log }], t.acknowledged)).toEqual([`cut 0: ${last?.key} was acknowledged and is lost`])
    await t.close()
  })
})
