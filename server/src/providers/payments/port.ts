import type { Language } from '@wasla/contract/platform/language.ts'
import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'

export type GatewayName = 'demo' | 'moyasar'

/** Payment methods of gateways. A gateway offers some of them. */
type CheckoutMethod = Exclude<PaymentMethod, 'PLATFORM'>

/**
 * A payment that we expect. `reference` is our own id and the same in every repeat, so that repeats get one checkout. It consists of ASCII
 * letters, digits, `-` and `_`. `amount` is in halalas.
 */
export type ExpectedPayment = { reference: string; amount: number; currency: 'SAR' }

/** A payment to be made on a page of the gateway, so that no card number reaches us (P-07). */
export type Checkout = ExpectedPayment & {
  method: CheckoutMethod
  language: Language
  /** Address to which the payer’s browser returns. Its arrival there proves nothing (P-08). */
  returnUrl: string
  /** Text beside the amount, in the payer’s language. */
  description: string
  /** When the page stops taking the payment (P-08), in milliseconds since 1970. */
  expiresAt: number
}

/** The gateway could not answer: nothing new is known and nothing was done. `retryAfter` is in seconds. */
export type Unavailable = {
  kind: 'unavailable'
  reason: 'unreachable' | 'slow' | 'busy' | 'failing' | 'unreadable' | 'key refused'
  retryAfter: number | null
}

export type CheckoutResult =
  | { kind: 'opened'; gatewayReference: string; checkoutUrl: string }
  /** A repeat of a payment that can no longer be made. `retrieve` says how it ended. */
  | { kind: 'over'; gatewayReference: string }
  /**
   * Nothing was made, and a repeat would not help. `method`: not offered here. `taken`: the reference has another amount or currency.
   * `rejected`: the gateway does not accept the payment.
   */
  | { kind: 'refused'; reason: 'method' | 'taken' | 'rejected' }
  /** The response was lost (F14): there may be a checkout or not. A repeat with the same reference finds it, or makes the only one. */
  | { kind: 'unknown' }
  | Unavailable

/** Money that a gateway took. Amounts are in the smallest unit of `currency`, as the gateway reports it. */
export type Charge = {
  chargeReference: string
  /** Id of its checkout; null if it has none. */
  gatewayReference: string | null
  amount: number
  currency: string
  /** The gateway’s fee; null if the gateway does not state it. */
  fee: number | null
  /** How much of `amount` was refunded to the payer. */
  returned: number
  /** Time by the gateway, in milliseconds since 1970. */
  chargedAt: number
}

/** State of a payment at the gateway. Only this may credit a wallet (P-08). */
export type Truth =
  | { kind: 'open'; gatewayReference: string; checkoutUrl: string }
  /** Paid once, in the expected amount and currency. `surplus` was charged as well and must be refunded. */
  | { kind: 'paid'; charge: Charge; surplus: readonly Charge[] }
  /** Money moved, but in another amount or currency: credits no wallet, and a person must look at it. */
  | { kind: 'differs'; charges: readonly Charge[] }
  /** The charge was refunded, in full or in part. */
  | { kind: 'returned'; charges: readonly Charge[] }
  /** Nothing was charged. It may still become `paid` if a bank was slow. */
  | { kind: 'failed'; reason: 'declined' | 'expired' | 'cancelled' }
  /** The gateway has no payment with that reference. */
  | { kind: 'absent' }
  | Unavailable

type Owner = { kind: 'ours'; reference: string } | { kind: 'foreign' } | Unavailable

export type ChargeList = { kind: 'listed'; charges: readonly Charge[] } | Unavailable

/** A message as it arrived: the exact body, and the headers by lower-case name. */
export type Webhook = { body: string; header(name: string): string | undefined }

/** Result of reading a webhook. It names a payment to check; amounts and outcomes in it are never trusted. */
export type WebhookRead =
  | { kind: 'news'; eventId: string; gatewayReference: string }
  /** The gateway checks whether the address is ours. `confirm` answers it and returns whether the gateway accepted. */
  | { kind: 'handshake'; eventId: string; confirm(): Promise<boolean> }
  /** A message of the gateway about something else. */
  | { kind: 'other'; eventId: string }
  /** A message that the gateway did not write. */
  | { kind: 'refused' }

/**
 * A gateway that takes payments for us (P-07 to P-09). Faults of the gateway are outcomes and never thrown. Every call ends within seconds,
 * except a long day’s list, and may be repeated.
 */
export type PaymentGateway = {
  readonly name: GatewayName
  readonly methods: readonly CheckoutMethod[]
  openCheckout(checkout: Checkout): Promise<CheckoutResult>
  /**
   * Returns the state of a payment by our own reference, even if the response to its start was lost. Also closes pages that a lost response
   * left open beside the one that counts.
   */
  retrieve(expected: ExpectedPayment): Promise<Truth>
  /** Returns which of our payments a checkout belongs to. */
  ownerOf(gatewayReference: string): Promise<Owner>
  /** Returns whether the gateway wrote a message, and what it is about. Sends no request. */
  readWebhook(webhook: Webhook): WebhookRead
  /** Returns every charge from `from` until before `until`, for the daily comparison with our ledger (I12). */
  chargesBetween(from: number, until: number): Promise<ChargeList>
}
