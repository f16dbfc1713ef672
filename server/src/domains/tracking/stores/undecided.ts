import { sql, type RawBuilder } from 'kysely'
import type { Undecided } from '@wasla/contract/tracking/undecided.ts'
import type { Database } from '#database/database.ts'

/**
 * Statements that find everything in a program that may wait for a decision (Y-12). Each row has the participant and the time since which
 * it waits. A held click is not found by itself, because clicks are decided only in a case or after a review request. A decided case is
 * found until its clicks are moved, because they may still count.
 */
const sources: readonly ((programId: string) => RawBuilder<unknown>)[] = [
  (programId) => sql`select profile_id, received_at as since from conversions
    where program_id = ${programId} and status in ('Held', 'Pending')`,
  // If another result of the number is undecided, the claim may still get the number (Y-02).
  (programId) => sql`select k.profile_id, k.received_at as since from conversion_claims k
    inner join conversions c on c.program_id = k.program_id and c.event = k.event and c.external_id = k.external_id and c.naming <> 'Former'
    where k.program_id = ${programId} and k.answered_at is null and c.status in ('Held', 'Pending')`,
  (programId) => sql`select profile_id, opened_at as since from network_cases
    where program_id = ${programId} and (status = 'Open' or moving_until is not null)`,
  (programId) => sql`select profile_id, requested_at as since from second_looks where program_id = ${programId} and status = 'Requested'`,
]

/** Returns everything about a program’s results that is not decided yet. */
export async function findUndecided(db: Database, programId: string): Promise<Undecided[]> {
  const { rows } = await sql<Undecided>`
    select profile_id as "profileId", since from (${sql.join(
      sources.map((source) => source(programId)),
      sql` union all `,
    )}) as found`.execute(db)
  return rows
}
