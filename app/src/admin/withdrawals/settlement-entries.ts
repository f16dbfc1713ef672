import type { EntryDraft } from '@wasla/contract/ledger/posting.ts'
import { availableAccount, heldAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { entriesOf, feeEntries } from '@wasla/contract/wallet/ledger-instruction.ts'
import { totalOf } from '@wasla/contract/wallet/withdrawals/instructions.ts'

type Settled = { profileId: string; subtotal: number; fee: number; vat: number }

/**
 * Returns the entries, in halalas, that the end of a withdrawal will post (P-06). If the bank paid, the total goes to the bank and to the
 * platform’s fees and VAT. Otherwise, the total goes back to the wallet.
 */
export function settlementEntries({ profileId, ...bill }: Settled, success: boolean): EntryDraft[] {
  const total = totalOf(bill)
  return entriesOf(
    { accountId: heldAccount(profileId), amount: -total },
    ...(success
      ? [{ accountId: platformAccounts.withdrawals, amount: bill.subtotal }, ...feeEntries(bill)]
      : [{ accountId: availableAccount(profileId), amount: total }]),
  )
}
