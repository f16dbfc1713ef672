import type { ShopKind, ShopOrderState, ShopRefusal, ShopStep } from '../generated/user-sdl-types.ts'

/** A shop that a brand connected, or begins to connect. Times are in milliseconds. */
export type ShopRecord = {
  id: string
  profileId: string
  kind: ShopKind
  step: ShopStep
  /** The shop's address without scheme, such as `nabt.example`; null until it is known. */
  address: string | null
  /** What the platform granted, and the secret with which the shop signs: sealed. Null until the shop is connected. */
  secrets: string | null
  /** Keyed hash of the state of an open sign-in, the user who began it, and its end. */
  stateHash: string | null
  stateUserId: string | null
  stateUntil: number | null
  /** Our page to which the platform sends the person back. */
  redirectUri: string | null
  createdAt: number
  /** When an order with its source arrived first. */
  connectedAt: number | null
  lastOrderAt: number | null
  /** When an order arrived during the installation, and whether it had a click. */
  testedAt: number | null
  testHasSource: boolean
}

/** A refund of an order. The amount is in halalas; null for the whole order. */
export type ShopRefund = { readonly id: string; readonly amount: number | null }

/** An order of a shop. It has nothing about the customer. Times are in milliseconds, amounts in halalas. */
export type ShopOrderRecord = {
  id: string
  shopId: string
  /** The platform's own key of the order, which all its deliveries have. */
  number: string
  /** The number that the owner reads in the shop, by which results know the order. Null until the order itself arrives. */
  shownNumber: string | null
  /** The number of the result. It differs from `shownNumber` only if another shop of the brand has an order with the same one. */
  externalId: string | null
  state: ShopOrderState
  refusal: ShopRefusal | null
  programId: string | null
  conversionId: string | null
  clickId: string | null
  /** The folded code of a participant that came with the order. */
  promoCode: string | null
  amount: number | null
  refunds: readonly ShopRefund[]
  isReversed: boolean
  occurredAt: number | null
  receivedAt: number
  /** When a waiting order is looked at again; null for all others. */
  nextAt: number | null
}

/** What a delivery of a shop says about one order. */
export type ShopEvent = {
  /** CANCELLED: the whole order ended without a payment or was paid back. */
  readonly kind: 'ORDER' | 'REFUND' | 'CANCELLED'
  readonly number: string
  readonly shownNumber: string | null
  /** In halalas; null if the shop's text is no amount. */
  readonly amount: number | null
  /** ISO 4217; null if the delivery has none. */
  readonly currency: string | null
  readonly clickId: string | null
  /** Folded codes in the order of the delivery. */
  readonly promoCodes: readonly string[]
  readonly occurredAt: number | null
  readonly refunds: readonly ShopRefund[]
}

/** How many orders and refunds arrived in an hour, which begins at `hour` (milliseconds). */
export type ShopHour = { readonly hour: number; readonly orders: number; readonly refunds: number }
