import type { Payee } from '@wasla/contract/rewards/payable.ts'
import type { Database } from '#database/database.ts'

/** Returns whether a profile can be paid; null if it is deleted or has no wallet. */
export async function findPayee(db: Database, profileId: string): Promise<Payee> {
  const row = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('wallets as w', 'w.profile_id', 'p.id')
    .select(['p.status', 'u.suspended_at'])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { status: row.status, isSuspended: row.suspended_at !== null } : null
}
