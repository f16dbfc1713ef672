import { availableAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Services } from '../../../services/services.ts'

type Parts = { db: Database; services: Pick<Services, 'ledger'> }

/** Moves the money of a user's wallets to the platform's adjustments account, so that a test can close the user's account (D-37). */
export async function emptyWallets({ db, services: { ledger } }: Parts, userId: string): Promise<void> {
  const profiles = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).execute()
  const accounts = await ledger.accounts(
    db,
    profiles.map(({ id }) => availableAccount(id)),
  )
  for (const { id, balance } of accounts.filter((account) => account.balance > 0)) {
    const entries = [
      { accountId: id, amount: -balance },
      { accountId: platformAccounts.adjustments, amount: balance },
    ]
    await inTransaction(db, (tx) => ledger.post(tx, { once: null, entries, purpose: { kind: 'TEST', reference: userId } }))
  }
}
