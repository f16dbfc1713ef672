import type { Database } from '#database/database.ts'
import { countKeys } from '../ranking/counts.ts'

/** Takes somebody whose account is closed out of the list, in the transaction that closes it: those behind move up. Who only rests keeps the place. */
export async function leaveWaitingList(tx: Database, userId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('waiting_list')
    .where('user_id', '=', userId)
    .where('admitted_at', 'is', null)
    .returning('rank_key')
    .execute()
  await countKeys(
    tx,
    gone.map((entry) => ({ key: entry.rank_key, by: -1 })),
  )
}
