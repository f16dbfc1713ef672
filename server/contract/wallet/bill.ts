import { partOfAmount } from '../ledger/amounts.ts'
import { walletLimits } from './limits.ts'
import type { WalletFees } from './terms.ts'

/** The kinds of bills: for an action of the wallet's owner, or for the budget of a program (L-05). */
export const billKinds = ['TOP_UP', 'WITHDRAWAL'] as const
export type BillKind = (typeof billKinds)[number]
export type BilledKind = BillKind | 'PROGRAM'

/** The four lines (S2 §9) in halalas; `subtotal + fee + vat = total`. */
export type Bill = { subtotal: number; fee: number; vat: number; total: number; currency: 'SAR' }

const feeOf: Readonly<Record<BilledKind, (amount: number, fees: WalletFees) => number>> = {
  TOP_UP: (amount, { topUpShare }) => partOfAmount(amount, topUpShare),
  WITHDRAWAL: (_, { withdrawal }) => withdrawal,
  PROGRAM: (amount, { programShare }) => partOfAmount(amount, programShare),
}

/** Returns the bill of an amount (P-03, P-04): the fee, the VAT on the fee, and the total. Fee and VAT are each rounded (I10). */
export function walletBill(kind: BilledKind, amount: number, fees: WalletFees): Bill {
  const fee = feeOf[kind](amount, fees)
  const vat = partOfAmount(fee, fees.vatShare)
  return { subtotal: amount, fee, vat, total: amount + fee + vat, currency: walletLimits.currency }
}
