import { sql } from 'kysely'
import type { ParticipantResultRecord } from '@wasla/contract/rewards/record.ts'
import { noResult } from '@wasla/contract/rewards/results.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { ParticipantResultsTable } from '#database/tables/rewards.ts'

export const resultRow = defineRecord<ParticipantResultsTable>()({
  programId: same,
  profileId: same,
  clicks: same,
  approved: same,
  revenue: same,
  firstClickAt: same,
  lastResultAt: same,
  holdFrom: same,
})

const givenPeople = (dialect: Dialect, profileIds: readonly string[]) =>
  jsonRows(
    dialect,
    { profile_id: 'text' },
    profileIds.map((id) => [id]),
  )

const findLocked = async (tx: Database, dialect: Dialect, programId: string, profileIds: readonly string[]) =>
  (
    await tx
      .selectFrom('participant_results')
      .select(resultRow.columns('participant_results'))
      .where('program_id', '=', programId)
      .where(sql<boolean>`profile_id in (select profile_id from ${givenPeople(dialect, profileIds)} as given)`)
      .orderBy('profile_id')
      .$call(locking(dialect))
      .execute()
  ).map(resultRow.read)

/**
 * Returns the results of these participants and locks them until the transaction ends, in the order of their ids. Inserts empty results for
 * participants who have none.
 */
export async function lockResults(
  tx: Database,
  dialect: Dialect,
  programId: string,
  profileIds: readonly string[],
): Promise<ParticipantResultRecord[]> {
  const ordered = profileIds.toSorted()
  const found = await findLocked(tx, dialect, programId, ordered)
  if (found.length === ordered.length) return found
  await tx
    .insertInto('participant_results')
    .values(ordered.map((profileId) => resultRow.write(noResult(programId, profileId))))
    .onConflict((clash) => clash.columns(['program_id', 'profile_id']).doNothing())
    .execute()
  return findLocked(tx, dialect, programId, ordered)
}

const savedColumns = {
  program_id: 'text',
  profile_id: 'text',
  clicks: 'integer',
  approved: 'integer',
  revenue: 'integer',
  first_click_at: 'integer',
  last_result_at: 'integer',
  hold_from: 'integer',
} as const

/** Saves results that are locked and therefore exist. */
export async function saveResults(tx: Database, results: readonly ParticipantResultRecord[]): Promise<void> {
  const columns = sql.join(Object.keys(savedColumns).map((name) => sql.ref(name)))
  const given = jsonRows(
    dialectOf(tx),
    savedColumns,
    results.map(({ programId, profileId, clicks, approved, revenue, firstClickAt, lastResultAt, holdFrom }) => [
      ...[programId, profileId, clicks, approved, revenue, firstClickAt, lastResultAt, holdFrom],
    ]),
  )
  await sql`
    insert into participant_results (${columns}) select ${columns} from ${given} as given where true
    on conflict (program_id, profile_id) do update set
      clicks = excluded.clicks, approved = excluded.approved, revenue = excluded.revenue,
      first_click_at = excluded.first_click_at, last_result_at = excluded.last_result_at,
      hold_from = excluded.hold_from`.execute(tx)
}

/** Returns the results of these participants of a program; leaves out participants without results. */
export async function findResults(db: Database, programId: string, profileIds: readonly string[]): Promise<ParticipantResultRecord[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('participant_results')
    .select(resultRow.columns('participant_results'))
    .where('program_id', '=', programId)
    .where('profile_id', 'in', profileIds)
    .execute()
  return rows.map(resultRow.read)
}
