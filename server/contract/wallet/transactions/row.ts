import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentStatus } from '../payment-status.ts'
import type { PaidRewards } from './paid-rewards.ts'

/** S2 §3; what each means is said by P-17. */
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
/** Those that stand in the list by themselves; the others are their lines. */
export type ParentType = Extract<TransactionType, 'TOP_UP' | 'WITHDRAWAL' | `PROGRAM_${'PAYOUT' | 'EARNING' | 'TOP_UP'}`>
export type ChildType = Exclude<TransactionType, ParentType>
export type TransactionOperation = 'CREDIT' | 'DEBIT'

/**
 * What else there is to say of a transaction. `reason`: why money came or went back, or that a balance was corrected; `profileId`: who a reward went to; `bankName` and `iban`, masked:
 * where a withdrawal went; `failureReason`: why a payment or a withdrawal failed;
 * `programName`: what the program is called now.
 */
export type TransactionMetadata = {
  readonly reason?: 'TOP_UP_RETURNED' | 'WITHDRAWAL_FAILED' | 'BUDGET_RELEASE' | 'ADJUSTMENT'
  readonly profileId?: string
  readonly bankName?: string
  readonly iban?: string
  readonly failureReason?: string
  readonly programName?: string
}

/** A line of a transaction; its amount is above 0 and `operation` says which way it went (P-18). */
export type TransactionChild = {
  id: string
  type: ChildType
  operation: TransactionOperation
  amount: number
  /** As of its transaction. */
  referenceId: string
  metadata: TransactionMetadata
}

/** One transaction as its wallet's owner sees it. Amounts in halalas, the moment in milliseconds. */
export type TransactionRow = {
  id: string
  type: ParentType
  /** Derived, never stored in the ledger. */
  status: PaymentStatus
  /** The change of this wallet: their sum is its balance (P-18). */
  netAmount: number
  subtotal: number
  fees: number
  vat: number
  total: number
  paymentMethod: PaymentMethod
  /** The top-up, the withdrawal, the program or the adjustment. */
  referenceId: string
  createdAt: number
  metadata: TransactionMetadata
  children: readonly TransactionChild[]
  /** How many lines there are where they are not read one by one: those of a payout, one per participant. */
  childrenCount?: number
  /** What a line of rewards was paid for; none where nobody knows, and for everything else. */
  rewards?: PaidRewards
}
