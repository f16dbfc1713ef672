import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentStatus } from '../payment-status.ts'
import type { PaidRewards } from './paid-rewards.ts'

/** Types of transactions (S2 §3). P-17 defines each. */
export const transactionTypes = [
  'TOP_UP',
  'PAYMENT',
  'FEE',
  'VAT',
  'WITHDRAWAL',
  'PROGRAM_PAYOUT',
  'PROGRAM_EARNING',
  'PROGRAM_TOP_UP',
  'PROGRAM_PAYMENT',
] as const
export type TransactionType = (typeof transactionTypes)[number]
/** Types of the transactions in the list. All other types are those of their lines. */
type ParentType = Extract<TransactionType, 'TOP_UP' | 'WITHDRAWAL' | `PROGRAM_${'PAYOUT' | 'EARNING' | 'TOP_UP'}`>
export type ChildType = Exclude<TransactionType, ParentType>
export type TransactionOperation = 'CREDIT' | 'DEBIT'

/**
 * Further facts of a transaction. `reason`: why money was returned, that a balance was corrected, or that rewards were split; `profileId`: who got a reward;
 * `bankName` and masked `iban`: the bank account of a withdrawal; `failureReason`: why a payment or a withdrawal failed; `programName`: the
 * program's current name. Of a share of rewards, `profileId` is the other side, and the share is `percent` of the rewards `of`, in halalas.
 */
export type TransactionMetadata = {
  readonly reason?: 'TOP_UP_RETURNED' | 'WITHDRAWAL_FAILED' | 'BUDGET_RELEASE' | 'ADJUSTMENT' | 'SHARE_GIVEN' | 'SHARE_RECEIVED'
  readonly profileId?: string
  readonly bankName?: string
  readonly iban?: string
  readonly failureReason?: string
  readonly programName?: string
  readonly percent?: number
  readonly of?: number
}

/** A line of a transaction. Its amount is above 0; `operation` is its direction (P-18). */
export type TransactionChild = {
  id: string
  type: ChildType
  operation: TransactionOperation
  amount: number
  /** The same `referenceId` as that of the line’s transaction. */
  referenceId: string
  metadata: TransactionMetadata
}

/** A transaction as its wallet's owner sees it. Amounts in halalas, the moment in milliseconds. */
export type TransactionRow = {
  id: string
  type: ParentType
  /** The type is derived, never stored in the ledger. */
  status: PaymentStatus
  /** The change of this wallet's balance. All rows sum to the balance (P-18). */
  netAmount: number
  subtotal: number
  fees: number
  vat: number
  total: number
  paymentMethod: PaymentMethod
  /** Id of the top-up, the withdrawal, the program or the adjustment. */
  referenceId: string
  createdAt: number
  metadata: TransactionMetadata
  children: readonly TransactionChild[]
  /** The number of lines, if the lines themselves are not read. A payout has one line for each participant. */
  childrenCount?: number
  /** The milestones that a line of rewards paid for; missing if unknown, and for other transactions. */
  rewards?: PaidRewards
}
