import { undeclinedStatuses } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'

/** Returns the number of accepted participants and of applicants who will be accepted automatically (M-04). */
export async function countParticipants(db: Database, programId: string): Promise<number> {
  const found = await db
    .selectFrom('participations')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('program_id', '=', programId)
    .where((row) => row.or([row('status', '=', 'Accepted'), row.and([row('status', '=', 'Pending'), row('is_automatic', '=', 1)])]))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Returns at most `limit` accepted and pending profiles of a program, in the order of ids, starting after `after`. */
export async function findPeopleAfter(db: Database, programId: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('profile_id')
    .where('program_id', '=', programId)
    .where('status', 'in', undeclinedStatuses)
    .$if(after !== null, (query) => query.where('profile_id', '>', after ?? ''))
    .orderBy('profile_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.profile_id)
}
