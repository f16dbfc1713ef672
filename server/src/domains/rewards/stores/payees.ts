import type { Payee } from '@wasla/contract/rewards/payable.ts'
import type { Database } from '#database/database.ts'

/** What says whether somebody can be paid; null where the profile is gone. */
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
