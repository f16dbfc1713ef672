import { entriesOf, feeEntries, type LedgerInstruction } from '../ledger-instruction.ts'
import { availableAccount, heldAccount, houseAccounts } from '../ledger-accounts.ts'
import type { WithdrawalRecord } from './record.ts'

/** The total: what leaves the wallet, and what comes back when the withdrawal fails. */
export const totalOf = ({ subtotal, fee, vat }: Pick<WithdrawalRecord, 'subtotal' | 'fee' | 'vat'>) => subtotal + fee + vat

/** The total is bound when the withdrawal begins, so that it cannot be spent twice (P-06). The hold has the withdrawal's id. */
export const holdInstruction = (withdrawal: WithdrawalRecord): LedgerInstruction => ({
  action: 'hold',
  hold: withdrawal.id,
  kind: 'withdrawal',
  reference: withdrawal.id,
  entries: [
    { account: availableAccount(withdrawal.profileId), amount: -totalOf(withdrawal) },
    { account: heldAccount(withdrawal.profileId), amount: totalOf(withdrawal) },
  ],
})

/** The bank gets the subtotal, the house its fee and the tax. */
export const paidInstruction = (withdrawal: WithdrawalRecord): LedgerInstruction => ({
  action: 'postHold',
  hold: withdrawal.id,
  kind: 'withdrawalSettled',
  reference: withdrawal.id,
  entries: entriesOf(
    { account: heldAccount(withdrawal.profileId), amount: -totalOf(withdrawal) },
    { account: houseAccounts.withdrawals, amount: withdrawal.subtotal },
    ...feeEntries(withdrawal),
  ),
})

/** The whole total comes back (P-06). */
export const returnInstruction = (withdrawal: WithdrawalRecord): LedgerInstruction => ({
  action: 'voidHold',
  hold: withdrawal.id,
  kind: 'withdrawalFailed',
  reference: withdrawal.id,
  entries: [
    { account: heldAccount(withdrawal.profileId), amount: -totalOf(withdrawal) },
    { account: availableAccount(withdrawal.profileId), amount: totalOf(withdrawal) },
  ],
})
