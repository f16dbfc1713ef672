import type { NotificationDraft } from '../../notifications/draft.ts'
import type { Bill } from '../bill.ts'
import { availableAccount, houseAccounts } from '../ledger-accounts.ts'
import { entriesOf, feeEntries, type PostInstruction } from '../ledger-instruction.ts'
import type { TopUpRecord } from './record.ts'

/** What of a top-up went back to its payer, as its bill was made. In halalas. */
export type ReturnedBill = Readonly<Pick<Bill, 'subtotal' | 'fee' | 'vat'>>

/**
 * Money that went back after it was credited: a refund, or a charge-back of the payer's bank (security case 47). The moment in
 * milliseconds.
 */
export type TopUpReturn = ReturnedBill & {
  /** Of its transaction in the ledger. */
  readonly id: string
  readonly topUpId: string
  /** How much of `subtotal` the wallet still had and gave, in halalas; the rest is the house's loss. */
  readonly taken: number
  readonly at: number
}

/** A return that is to be made: its transaction in the ledger has no id yet. */
export type ReturnDraft = {
  /** What went back now. */
  readonly bill: ReturnedBill
  /** What went back until now, with `bill`, in halalas. */
  readonly inAll: number
  /** As of `TopUpReturn`. */
  readonly taken: number
  readonly instruction: PostInstruction
  readonly notification: NotificationDraft
}

const totalOf = ({ subtotal, fee, vat }: ReturnedBill): number => subtotal + fee + vat

/** How much of a top-up was taken back already, in halalas. */
export const returnedIn = (returns: readonly ReturnedBill[]): number => returns.reduce((sum, one) => sum + totalOf(one), 0)

/** How much of a top-up went back to its payer in all, by what its gateway still has of it; never more than was paid. In halalas. */
export const returnedBy = (topUp: TopUpRecord, remaining: number): number =>
  Math.min(Math.max(totalOf(topUp) - remaining, 0), totalOf(topUp))

/**
 * What so much of a top-up is made of. What the wallet got goes back first, the fee and its tax last: whoever gets a part of a payment
 * back still pays for it, and the fee is given back with the rest of the whole.
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
 * The mirror of the credit, of which the wallet gives `taken`. A wallet never falls below zero, so what it has spent is on the house's
 * adjustments.
 */
export function takeBackInstruction({ id, profileId }: TopUpRecord, bill: ReturnedBill, taken: number): PostInstruction {
  return {
    action: 'post',
    purpose: { kind: 'TOP_UP_RETURNED', reference: id },
    entries: entriesOf(
      { accountId: houseAccounts.clearing, amount: totalOf(bill) },
      { accountId: availableAccount(profileId), amount: -taken },
      { accountId: houseAccounts.adjustments, amount: taken - bill.subtotal },
      ...feeEntries({ fee: -bill.fee, vat: -bill.vat }),
    ),
  }
}

/**
 * What is to be taken back of a credited top-up of which `returned` went back in all and `before` was taken back already, from a wallet that
 * has `available`; null where nothing is left to be. In halalas.
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
