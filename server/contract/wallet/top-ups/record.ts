import type { PaymentMethod } from '../payment-methods.ts'
import type { PaymentStatus } from '../payment-status.ts'

/**
 * Why a payment was not credited. `cancelled`: closed by the person; `differs`: another amount or currency was paid; `returned`: the money
 * was refunded.
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
  /** The gateway's reference; null until the payment has been opened there. */
  gatewayReference: string | null
  /** The page on which the person pays; null until the gateway has returned it. */
  checkoutUrl: string | null
  /** The path of our own page to return to. */
  returnUrl: string
  failureReason: TopUpFailure | null
  idempotencyKey: string
  createdAt: number
  settledAt: number | null
}
