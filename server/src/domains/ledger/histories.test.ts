import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { eachDatabase, openServerDatabase, openTestDatabase } from '#database/testing/each-database.ts'
import { expectSound, ledgerHarness } from './testing/harness.ts'
import { checkHistories, historiesProperty } from './testing/histories-on-store.ts'

/** Number of histories that are run on each engine. */
const runs = { sqlite: 150, postgres: 15 } as const

describe('random histories', () => {
  eachDatabase((open) => {
    it('end in the database as the model predicts, with all views empty and the chain sound', async () => {
      const t = await ledgerHarness(await open())
      await checkHistories(t, { numRuns: runs[t.dialect], seed: 2_026 })
      await expectSound(t.ledger)
      expect((await t.ledger.lastCheckpoint())?.seq).toBeGreaterThan(runs[t.dialect])
    })
  })
})

/** Twenty thousand histories in a database in memory; disks are tested in the crash and power-cut tests. */
const part = { histories: 1_000, of: 20 } as const

describe('twenty thousand random histories on SQLite', () => {
  it.each(Array.from({ length: part.of }, (_, index) => ({ seed: 2_026 + index })))(
    'end in the database as the model predicts: a thousand from seed $seed',
    async ({ seed }) => {
      const t = await ledgerHarness(await openTestDatabase())
      await checkHistories(t, { numRuns: part.histories, seed })
      await expectSound(t.ledger)
      await t.db.destroy()
    },
  )

  it('find a ledger that forgets its keys, and report a short failing history with the seed that repeats it', async () => {
    const t = await ledgerHarness(await openTestDatabase())
    const forgetful = historiesProperty(t, (ledger) => ({ ...ledger, post: (_, entries) => ledger.post(null, entries) }))
    const found = await fc.check(forgetful, { numRuns: 1_000, seed: 2_026 })
    expect(found.failed).toBe(true)
    expect(found.counterexample?.[0].flat().length).toBeLessThanOrEqual(3)
    const thrown = await fc.assert(forgetful, { numRuns: 1_000, seed: 2_026 }).catch((error: unknown) => error)
    expect(String(thrown)).toContain(`seed: 2026, path: "${found.counterexamplePath}"`)
    expect(String(thrown)).toContain(JSON.stringify(found.counterexample?.[0]))
    expect(thrown).toMatchObject({ cause: { message: expect.stringMatching(/made \d+ in place of made 0 before/) as string } })
    const again = await fc.check(forgetful, { seed: found.seed, path: found.counterexamplePath ?? '' })
    expect(again.counterexample).toEqual(found.counterexample)
    await t.db.destroy()
  })
})

/** Only three hundred, because each request waits for another process. `npm run bench -- ledger-proof` runs twenty thousand. */
describe.runIf(inject('postgresUrl'))('three hundred random histories on a PostgreSQL server', () => {
  it('end in the database as the model predicts, with concurrent writers', async () => {
    const t = await ledgerHarness(await openServerDatabase())
    await checkHistories(t, { numRuns: 300, seed: 2_026 })
    await expectSound(t.ledger)
  })
})
