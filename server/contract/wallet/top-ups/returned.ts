import type { NotificationDraft } from '../../notifications/draft.ts'
import type { Bill } from '../bill.ts'
import { availableAccount, platformAccounts } from '../ledger-accounts.ts'
import { entriesOf, feeEntries, type PostInstruction } from '../ledger-instruction.ts'
import type { TopUpRecord } from './record.ts'

/** The refunded part of a top-up, by the lines of its bill. In halalas. */
export type ReturnedBill = Readonly<Pick<Bill, 'subtotal' | 'fee' | 'vat'>>

/** A refund of a credited top-up by its gateway, or a charge-back by the payer's bank (security case 47). The moment is in milliseconds. */
export type TopUpReturn = ReturnedBill & {
  /** Id of the refund's transaction in the ledger. */
  readonly id: string
  readonly topUpId: string
  /** The part of `subtotal` that was taken from the wallet, in halalas. The wallet had spent the rest, which is the platform's loss. */
  readonly taken: number
  readonly at: number
}

/** A refund to post, which has no transaction in the ledger yet. */
export type ReturnDraft = {
  /** The part that is refunded now. */
  readonly bill: ReturnedBill
  /** The sum of all refunds of the top-up, including `bill`, in halalas. */
  readonly inAll: number
  /** The part of `subtotal` that is taken from the wallet, in halalas; see `TopUpReturn`. */
  readonly taken: number
  readonly instruction: PostInstruction
  readonly notification: NotificationDraft
}

const totalOf = ({ subtotal, fee, vat }: ReturnedBill): number => subtotal + fee + vat

/** Returns the sum of earlier refunds of a top-up, in halalas. */
export const returnedIn = (returns: readonly ReturnedBill[]): number => returns.reduce((sum, one) => sum + totalOf(one), 0)

/**
 * Returns the whole refunded part of a top-up, in halalas. `remaining` is the part that its gateway still has. The result is never more
 * than the payment.
 */
export const returnedBy = (topUp: TopUpRecord, remaining: number): number =>
  Math.min(Math.max(totalOf(topUp) - remaining, 0), totalOf(topUp))

/**
 * Splits a refund of `returned` halalas into the lines of the bill. The subtotal is refunded first, fee and VAT last. So a person who gets
 * a partial refund still pays the fee.
 */
function partsOf({ subtotal, fee, vat }: ReturnedBill, returned: number): ReturnedBill {
  const beyond = Math.max(returned - subtotal, 0)
  const tax = beyond === 0 ? 0 : Math.round((beyond * vat) / (fee + vat))
  return { subtotal: Math.min(returned, subtotal), fee: beyond - tax, vat: tax }
}

const less = (all: ReturnedBill, before: ReturnedBill): ReturnedBill => ({
  subtotal: all.subtotal - before.subtotal,
  fee: all.fee - before.fee,
  vat: all.vat - before.vat,
})

/**
 * Posts the reverse of the credit, with `taken` from the wallet. A wallet never falls below zero, so the platform's adjustments account
 * bears the part that was spent.
 */
export function takeBackInstruction({ id, profileId }: TopUpRecord, bill: ReturnedBill, taken: number): PostInstruction {
  return {
    action: 'post',
    purpose: { kind: 'TOP_UP_RETURNED', reference: id },
    entries: entriesOf(
      { accountId: platformAccounts.clearing, amount: totalOf(bill) },
      { accountId: availableAccount(profileId), amount: -taken },
      { accountId: platformAccounts.adjustments, amount: taken - bill.subtotal },
      ...feeEntries({ fee: -bill.fee, vat: -bill.vat }),
    ),
  }
}

/**
 * Returns the refund that must be taken from the wallet of a credited top-up; null if there is none. `returned` is the whole refund,
 * `before` the sum that was posted earlier, and `available` the balance of the wallet. In halalas.
 */
export function draftReturn(topUp: TopUpRecord, returned: number, before: number, available: number): ReturnDraft | null {
  if (returned <= before) return null
  const bill = less(partsOf(topUp, returned), partsOf(topUp, before))
  const taken = Math.min(Math.max(available, 0), bill.subtotal)
  const { id, profileId } = topUp
  return {
    bill,
    inAll: returned,
    taken,
    instruction: takeBackInstruction(topUp, bill, taken),
    notification: { profileId, type: 'WALLET_TOP_UP_RETURNED', referenceId: id, meta: { amount: totalOf(bill) } },
  }
}
