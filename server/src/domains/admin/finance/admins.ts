import type { Admins } from '@wasla/contract/admin/finance-views.ts'
import type { Database } from '#database/database.ts'
import { findAccounts } from '../stores/accounts.ts'

/** Returns accounts of the back office by id, without their secrets. */
export async function adminsBy(db: Database, ids: readonly (string | null)[]): Promise<Admins> {
  const found = await findAccounts(db, [...new Set(ids.flatMap((id) => id ?? []))])
  return new Map(
    found.map(({ id, email, name, role, hasTotp, disabledAt, lastSeenAt, invitedBy, restsUntil }) => [
      id,
      { id, email, name, role, hasTotp, disabledAt, lastSeenAt, invitedBy, restsUntil },
    ]),
  )
}
