import type { Language } from '@wasla/contract/platform/language.ts'

export type GatewayName = 'demo' | 'moyasar'

/** How people may pay, in the words of the contract's `PaymentMethod`; a gateway takes some of them. */
export type CheckoutMethod = 'CARD' | 'BANK' | 'OTHER'

/**
 * A payment as we know it. `reference` is our own id of it and the same in every repeat: whoever begins it twice gets one checkout.
 * Visible ASCII letters, digits, `-` and `_`. `amount` is in halalas.
 */
export type ExpectedPayment = { reference: string; amount: number; currency: 'SAR' }

/** A payment that is to be paid on a page of the gateway's, so that no card number reaches us (P-07). */
export type Checkout = ExpectedPayment & {
  method: CheckoutMethod
  language: Language
  /** Where the payer's browser goes afterwards. That it comes there proves nothing (P-08). */
  returnUrl: string
  /** What the payer reads beside the amount, in their language. */
  description: string
  /** From then on the page takes no payment any more (P-08); milliseconds since 1970. */
  expiresAt: number
}

/** The gateway could not say: nothing is known that was not known before, and nothing was done. `retryAfter` is in seconds. */
export type Unavailable = {
  kind: 'unavailable'
  reason: 'unreachable' | 'slow' | 'busy' | 'failing' | 'unreadable' | 'key refused'
  retryAfter: number | null
}

export type Begun =
  | { kind: 'begun'; gatewayReference: string; checkoutUrl: string }
  /** A repeat of what can no longer be paid: `retrieve` says how it ended. */
  | { kind: 'over'; gatewayReference: string }
  /**
   * Nothing was made, and a repeat would not change that. `method`: not offered here. `taken`: the reference stands for another amount or
   * currency. `rejected`: the gateway does not accept the payment.
   */
  | { kind: 'refused'; reason: 'method' | 'taken' | 'rejected' }
  /** The answer was lost (F14): there may be a checkout or none. A repeat with the same reference finds it, or makes the only one. */
  | { kind: 'unknown' }
  | Unavailable

/** Money that a gateway took. Amounts are in the smallest unit of `currency`, which is as the gateway reports it. */
export type Charge = {
  chargeReference: string
  /** The checkout it belongs to; null for a charge that was made without one. */
  gatewayReference: string | null
  amount: number
  currency: string
  /** What the gateway keeps of it; null where it does not say. */
  fee: number | null
  /** How much of `amount` went back to the payer. */
  returned: number
  /** As the gateway dates it; milliseconds since 1970. */
  chargedAt: number
}

/** What the gateway holds true of a payment: the only thing that may credit anybody (P-08). */
export type Truth =
  | { kind: 'open'; gatewayReference: string; checkoutUrl: string }
  /** Paid once, in the expected amount and currency. `surplus` was charged besides and belongs back to the payer. */
  | { kind: 'paid'; charge: Charge; surplus: readonly Charge[] }
  /** Money moved, but not the expected amount or currency: credits nobody, somebody has to look. */
  | { kind: 'differs'; charges: readonly Charge[] }
  /** What was charged went back, whole or in part. */
  | { kind: 'returned'; charges: readonly Charge[] }
  /** Nothing was charged. It may still turn into `paid`, where a bank was slow. */
  | { kind: 'failed'; reason: 'declined' | 'expired' | 'cancelled' }
  /** The gateway knows no payment by that reference. */
  | { kind: 'absent' }
  | Unavailable

export type Owner = { kind: 'ours'; reference: string } | { kind: 'foreign' } | Unavailable

export type ChargeList = { kind: 'listed'; charges: readonly Charge[] } | Unavailable

/** A message as it came in: the body exactly as sent, and its headers by their names in small letters. */
export type Webhook = { body: string; header(name: string): string | undefined }

/** What a webhook is worth. It names what to look at and is never believed about amounts or outcomes. */
export type WebhookRead =
  | { kind: 'news'; eventId: string; gatewayReference: string }
  /** The gateway wants to know whether the address is ours. `confirm` answers it; true where that was accepted. */
  | { kind: 'handshake'; eventId: string; confirm(): Promise<boolean> }
  /** Written by the gateway, about something else. */
  | { kind: 'other'; eventId: string }
  /** Not written by the gateway. */
  | { kind: 'refused' }

/**
 * Who takes money for us (P-07 to P-09). Nothing here throws for a fault of the gateway: each is an outcome. Every call ends within
 * seconds, a long day's list aside, and may be repeated.
 */
export type PaymentGateway = {
  readonly name: GatewayName
  readonly methods: readonly CheckoutMethod[]
  begin(checkout: Checkout): Promise<Begun>
  /**
   * The truth of a payment, found by our own reference: also of one whose beginning was never answered. Pages that a lost answer left beside
   * the one that counts are closed by the way.
   */
  retrieve(expected: ExpectedPayment): Promise<Truth>
  /** Which payment of ours a checkout of the gateway's is for. */
  ownerOf(gatewayReference: string): Promise<Owner>
  /** Whether the gateway wrote a message, and what it is about. Asks nobody. */
  readWebhook(webhook: Webhook): WebhookRead
  /** Every charge dated at or after `from` and before `until`, for the daily comparison with our own books (I12). */
  chargesBetween(from: number, until: number): Promise<ChargeList>
}
