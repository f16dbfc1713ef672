import type { Database } from '#database/database.ts'
import { findAccountByEmail } from '../../domains/admin/stores/accounts.ts'

/** Maps the demo data's ids of admins to the ids of this database. */
export async function accountsOf(tx: Database): Promise<ReadonlyMap<string, string>> {
  const { admins } = await import('@wasla/mocks/world/admins.ts')
  const accounts = new Map<string, string>()
  for (const { id, email } of admins) {
    const account = await findAccountByEmail(tx, email)
    if (account) accounts.set(id, account.id)
  }
  return accounts
}
