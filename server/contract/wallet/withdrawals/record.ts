import type { PaymentStatus } from '../payment-status.ts'

/**
 * One admin's approval or refusal of a withdrawal. `namesCompared` states that the admin compared the account's name with the
 * profile's; it is set only if the names differ.
 */
export type Approval = { adminId: string; success: boolean; at: number; namesCompared?: true }

/** A withdrawal to a bank. Amounts in halalas, times in milliseconds. */
export type WithdrawalRecord = {
  id: string
  profileId: string
  /** The bank account; it cannot be changed or removed while the withdrawal is open (P-13). */
  accountId: string
  /** The ledger's hold, which reserves the total until the withdrawal ends. */
  holdId: string
  status: PaymentStatus
  subtotal: number
  fee: number
  vat: number
  /** An admin's text, or a code of the demo bank. */
  failureReason: string | null
  approvals: readonly Approval[]
  /** How many different admins must settle the withdrawal: 1 or 2, by the setting when the withdrawal began (Y-09). */
  approvalsNeeded: number
  idempotencyKey: string
  createdAt: number
  settledAt: number | null
}

/** A withdrawal before its hold is opened; the hold then has an id. */
export type NewWithdrawal = Omit<WithdrawalRecord, 'holdId'>
