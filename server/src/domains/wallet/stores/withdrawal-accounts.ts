import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { WithdrawalAccountsTable } from '#database/tables/wallet.ts'

export const withdrawalAccountRow = defineRecord<WithdrawalAccountsTable>()({
  id: same,
  profileId: same,
  type: same,
  address: same,
  bankAddress: same,
  bankName: same,
  city: same,
  countryId: same,
  currency: same,
  iban: same,
  mobileNumber: same,
  nameOnAccount: same,
  swiftCode: same,
  createdAt: same,
  updatedAt: same,
  deletedAt: same,
})

const select = (db: Database) => db.selectFrom('withdrawal_accounts').select(withdrawalAccountRow.columns('withdrawal_accounts'))

/** Returns a profile's bank accounts that are not removed, the oldest first. The first is the default of a withdrawal. */
export async function findAccounts(db: Database, profileId: string): Promise<WithdrawalAccountRecord[]> {
  const rows = await select(db)
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(withdrawalAccountRow.read)
}

/** Returns an account of any profile, also a removed one. */
export async function findAccount(db: Database, id: string): Promise<WithdrawalAccountRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? withdrawalAccountRow.read(row) : null
}

/** Inserts an account. Throws a unique violation if the profile has an account with the same IBAN. */
export const insertAccount = (tx: Database, made: WithdrawalAccountRecord) =>
  tx.insertInto('withdrawal_accounts').values(withdrawalAccountRow.write(made)).execute()

/** Saves an account. False if it was removed since it was read. Throws a unique violation as `insertAccount` does. */
export async function saveAccount(tx: Database, changed: WithdrawalAccountRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal_accounts')
    .set(withdrawalAccountRow.write(changed))
    .where('id', '=', changed.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
