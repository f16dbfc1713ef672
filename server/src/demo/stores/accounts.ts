import type { Database } from '#database/database.ts'
import { findAccountByEmail } from '../../domains/admin/stores/accounts.ts'

/** The accounts of this database's back office, by the ids that the world has for them. */
export async function accountsOf(tx: Database): Promise<ReadonlyMap<string, string>> {
  const { admins } = await import('@wasla/mocks/world/admins.ts')
  const accounts = new Map<string, string>()
  for (const { id, email } of admins) {
    const account = await findAccountByEmail(tx, email)
    if (account) accounts.set(id, account.id)
  }
  return accounts
}
