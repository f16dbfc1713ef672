import type { ParticipantResultRecord } from '@wasla/contract/rewards/record.ts'
import { noResult } from '@wasla/contract/rewards/results.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
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
})

const findLocked = async (tx: Database, dialect: Dialect, programId: string, profileIds: readonly string[]) =>
  (
    await tx
      .selectFrom('participant_results')
      .select(resultRow.columns('participant_results'))
      .where('program_id', '=', programId)
      .where('profile_id', 'in', profileIds)
      .orderBy('profile_id')
      .$call(locking(dialect))
      .execute()
  ).map(resultRow.read)

/** The results of these participants, each of whom has some from now on, locked until the transaction ends in the order of their ids. */
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

/** Saves results that are locked. */
export const saveResults = (tx: Database, results: readonly ParticipantResultRecord[]) =>
  tx
    .insertInto('participant_results')
    .values(results.map(resultRow.write))
    .onConflict((clash) =>
      clash.columns(['program_id', 'profile_id']).doUpdateSet((row) => ({
        clicks: row.ref('excluded.clicks'),
        approved: row.ref('excluded.approved'),
        revenue: row.ref('excluded.revenue'),
        first_click_at: row.ref('excluded.first_click_at'),
        last_result_at: row.ref('excluded.last_result_at'),
      })),
    )
    .execute()

/** The results of these participants of a program; of whom nothing was counted is left out. */
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
