import type { PaymentStatus } from '../payment-status.ts'

/**
 * What an admin said about a withdrawal. `namesCompared`: that they compared the name on the account with the profile's; it is there
 * only where those differ.
 */
export type Approval = { adminId: string; success: boolean; at: number; namesCompared?: true }

/** Money on its way to a bank. Amounts in halalas, moments in milliseconds. */
export type WithdrawalRecord = {
  id: string
  profileId: string
  /** The bank account it goes to, which neither changes nor goes while the withdrawal is open (P-13). */
  accountId: string
  /** Of the ledger, which binds the total until the withdrawal ends. */
  holdId: string
  status: PaymentStatus
  subtotal: number
  fee: number
  vat: number
  /** As an admin wrote it, or a code of the demonstration. */
  failureReason: string | null
  approvals: readonly Approval[]
  /** How many different admins settle it: 1 or 2, as the setting was when it began (Y-09). */
  approvalsNeeded: number
  idempotencyKey: string
  createdAt: number
  settledAt: number | null
}

/** A withdrawal before its hold is opened, which then gives it its id. */
export type NewWithdrawal = Omit<WithdrawalRecord, 'holdId'>
