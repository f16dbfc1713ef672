import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { reportPage } from './stores/lines.ts'
import { dueLinesPage } from './stores/owed.ts'
import { rewardsHarness } from './testing/rewards-harness.ts'

const page = { limit: 20, offset: 0 }
/** Compares by profile only, so that the lines of one profile keep their order. */
const byProfile = (one: { profileId: string }, other: { profileId: string }) => one.profileId.localeCompare(other.profileId)

/** Returns a program with two milestones and two participants. */
async function launched(open: OpenTestDatabase) {
  const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
  const milestones = [
    { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 },
    { id: 'm2', target: 2, rewardType: 'CASH', amount: 500 },
  ] as const
  const id = await t.launched(await t.brand(500_000), { budget: 500_000, milestones })
  const [noura, saad] = [await t.participant(id), await t.participant(id)]
  return { t, id, noura, saad }
}

describe('the report of a payout run', () => {
  eachDatabase((open) => {
    it('lists the paid lines of a participant before the unpaid ones, in pages as in one list', async () => {
      const { t, id, noura, saad } = await launched(open)
      for (const one of [noura, saad]) await t.sold(id, one)
      t.moveTo('2026-03-22T09:00')
      const { id: runId } = await inTransaction(t.db, (tx) => t.rewards.requestRun(tx, null))
      await t.rewards.payRequested({ id: runId })
      await t.db.updateTable('payout_runs').set({ finished_at: null }).where('id', '=', runId).execute()
      await t.sold(id, noura)
      await t.db.updateTable('rewards').set({ payable_at: 1 }).where('state', '=', 'Accrued').execute()
      await t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', noura.userId).execute()
      await t.rewards.payRequested({ id: runId })
      const report = await t.rewards.runReport(runId, page)
      const lines = [
        { programId: id, profileId: noura.profileId, amount: 10_000, reason: null },
        { programId: id, profileId: noura.profileId, amount: 500, reason: 'SUSPENDED' },
        { programId: id, profileId: saad.profileId, amount: 10_000, reason: null },
      ] as const
      expect(report).toMatchObject({ count: 3, run: { participants: 2, unpaid: 1 }, lines: lines.toSorted(byProfile) })
      const pages = [0, 1, 2].map((offset) => t.rewards.runReport(runId, { limit: 1, offset }))
      expect((await Promise.all(pages)).flatMap((one) => one?.lines)).toEqual(report?.lines)
      const dry = t.rewards.dryRun(null)
      expect(await dry.totals()).toMatchObject({ count: 1, run: { programs: 0, participants: 0, amount: 0, unpaid: 1 } })
      expect(await dry.lines(page)).toEqual([lines[1]])
    })
  })
})

it('a page of a report is read in the order of its key, without summing or sorting the run', async () => {
  const { db } = await openTestDatabase()
  const { sql, parameters } = reportPage(db, 'run', page).compile()
  const plan = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
  expect(plan.rows.map(({ detail }) => detail)).toEqual(['SEARCH payout_lines USING PRIMARY KEY (payout_run_id=?)'])
})

describe('a page of a dry run', () => {
  eachDatabase((open) => {
    it('is read in the order of an index up to the end of the page, without a sort', async () => {
      const { db, dialect } = await open()
      const isSqlite = dialect === 'sqlite'
      // PostgreSQL scans an empty table whole, even if it has an index, unless that is switched off.
      if (!isSqlite) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
      const { sql, parameters } = dueLinesPage(db, 0, page).compile()
      const explained = CompiledQuery.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<Record<string, string>>(explained)
      const plan = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(isSqlite ? /^SCAN r USING COVERING INDEX rewards_unpaid$/m : /Index Only Scan using rewards_unpaid/)
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Hash/)
    })
  })
})
