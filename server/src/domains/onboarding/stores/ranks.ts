import { sql } from 'kysely'
import type { WaitingListBonus } from '@wasla/contract/onboarding/limits.ts'
import type { Database } from '#database/database.ts'

/** Gives everybody who waits the key they have with this bonus (C-08), in one statement: the same sum as the contract's `rankKeyOf`. */
export async function updateRankKeys(tx: Database, { perInvitation, invitations, perTask }: WaitingListBonus): Promise<void> {
  const counted = sql`case when accepted_invitations + was_invited > ${invitations} then ${invitations} else accepted_invitations + was_invited end`
  // A list of words in JSON has two quotation marks a word.
  const tasks = sql`(length(done_tasks) - length(replace(done_tasks, '"', ''))) / 2`
  await sql`update waiting_list set rank_key = joined_at - ${perInvitation} * (${counted}) - ${perTask} * (${tasks}) where admitted_at is null`.execute(
    tx,
  )
}
