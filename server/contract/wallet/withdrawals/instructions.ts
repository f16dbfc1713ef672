import { entriesOf, feeEntries, type EndHoldInstruction, type HoldInstruction } from '../ledger-instruction.ts'
import { availableAccount, heldAccount, platformAccounts } from '../ledger-accounts.ts'
import type { NewWithdrawal, WithdrawalRecord } from './record.ts'

/** Returns the total in halalas. It leaves the wallet, and returns if the withdrawal fails. */
export const totalOf = ({ subtotal, fee, vat }: Pick<WithdrawalRecord, 'subtotal' | 'fee' | 'vat'>) => subtotal + fee + vat

/** Reserves the total when the withdrawal begins, so that it cannot be spent twice (P-06). */
export const holdInstruction = (withdrawal: NewWithdrawal): HoldInstruction => ({
  action: 'hold',
  purpose: { kind: 'WITHDRAWAL', reference: withdrawal.id },
  sourceId: availableAccount(withdrawal.profileId),
  heldId: heldAccount(withdrawal.profileId),
  amount: totalOf(withdrawal),
})

/** Posts the subtotal to the bank, and fee and VAT to the platform. */
export const paidInstruction = ({ id, holdId, subtotal, fee, vat }: WithdrawalRecord): EndHoldInstruction => ({
  action: 'endHold',
  purpose: { kind: 'WITHDRAWAL_PAID', reference: id },
  holdId,
  end: { how: 'post', to: entriesOf({ accountId: platformAccounts.withdrawals, amount: subtotal }, ...feeEntries({ fee, vat })) },
})

/** Returns the whole total to the wallet (P-06). */
export const returnInstruction = ({ id, holdId }: WithdrawalRecord): EndHoldInstruction => ({
  action: 'endHold',
  purpose: { kind: 'WITHDRAWAL_RETURNED', reference: id },
  holdId,
  end: { how: 'void' },
})
