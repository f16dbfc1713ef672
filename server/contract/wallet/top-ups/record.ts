import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentStatus } from '../payment-status.ts'

/**
 * Why a payment did not add anything. `cancelled`: closed by the person; `differs`: another amount or currency was paid; `returned`: the
 * money went back.
 */
export const topUpFailures = ['declined', 'cancelled', 'expired', 'differs', 'returned'] as const
export type TopUpFailure = (typeof topUpFailures)[number]

/** A payment into a wallet. Amounts in halalas, moments in milliseconds. */
export type TopUpRecord = {
  id: string
  profileId: string
  status: PaymentStatus
  subtotal: number
  fee: number
  vat: number
  paymentMethod: PaymentMethod
  gateway: string
  /** The payment's name at the gateway; null until it has been opened there. */
  gatewayReference: string | null
  /** Where the person pays; null until the gateway gave it. */
  checkoutUrl: string | null
  /** A path of the product to come back to. */
  returnUrl: string
  failureReason: TopUpFailure | null
  idempotencyKey: string
  createdAt: number
  settledAt: number | null
}
