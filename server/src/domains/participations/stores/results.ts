import type { Database } from '#database/database.ts'

type Key = { programId: string; profileId: string }

/** What a participant's results add up to (O-08). */
export type OwnResults = Key & { clicks: number; approved: number }

/** The results of participants, those who have any, in whichever programs. */
export async function findResults(db: Database, keys: readonly Key[]): Promise<OwnResults[]> {
  const found: OwnResults[] = []
  for (const [programId, own] of Map.groupBy(keys, (key) => key.programId))
    found.push(
      ...(await db
        .selectFrom('participant_results')
        .select(['program_id as programId', 'profile_id as profileId', 'clicks', 'approved'])
        .where('program_id', '=', programId)
        .where(
          'profile_id',
          'in',
          own.map(({ profileId }) => profileId),
        )
        .execute()),
    )
  return found
}
