import { sql } from 'kysely'
import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import { recount } from '../ranking/counts.ts'

/** The settings a place depends on: whoever changes one calls `rerank`. */
export const rankingSettings = ['waitingList.invitationBonus', 'waitingList.invitationsCounted', 'waitingList.taskBonus'] as const

/** Gives everybody who waits the place they have by the numbers of now (C-08), in one statement, and counts them anew. */
export const rerank = ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> => {
  const { perInvitation, invitations, perTask } = bonusFrom(settings.get)
  const counted = sql`case when accepted_invitations + was_invited > ${invitations} then ${invitations} else accepted_invitations + was_invited end`
  // A list of words in JSON has two quotation marks a word.
  const tasks = sql`(length(done_tasks) - length(replace(done_tasks, '"', ''))) / 2`
  return inTransaction(db, async (tx) => {
    await sql`update waiting_list set rank_key = joined_at - ${perInvitation} * (${counted}) - ${perTask} * (${tasks}) where admitted_at is null`.execute(
      tx,
    )
    await recount(tx)
  })
}
