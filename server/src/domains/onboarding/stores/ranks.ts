import { sql } from 'kysely'
import type { WaitingListBonus } from '@wasla/contract/onboarding/limits.ts'
import type { Database } from '#database/database.ts'

/** Recomputes the keys of all waiting entries with this bonus (C-08), in one query: the same sum as `rankKeyOf` of the contract. */
export async function updateRankKeys(tx: Database, { perInvitation, invitations, perTask }: WaitingListBonus): Promise<void> {
  const counted = sql`case when accepted_invitations + was_invited > ${invitations} then ${invitations} else accepted_invitations + was_invited end`
  // A JSON list of words has two quotation marks per word.
  const tasks = sql`(length(done_tasks) - length(replace(done_tasks, '"', ''))) / 2`
  await sql`update waiting_list set rank_key = joined_at - ${perInvitation} * (${counted}) - ${perTask} * (${tasks}) where admitted_at is null`.execute(
    tx,
  )
}
