import type { Generated } from 'kysely'
import type { ShopKind, ShopOrderState, ShopRefusal, ShopStep } from '@wasla/contract/generated/user-sdl-types.ts'
import type { Bit, Moment } from './values.ts'

export type ShopsTable = {
  id: string
  profile_id: string
  kind: ShopKind
  step: ShopStep
  address: string | null
  /** What the platform granted, and the secret with which the shop signs: sealed. */
  secrets: string | null
  /** Keyed hash of the state of an open sign-in. */
  state_hash: string | null
  state_user_id: string | null
  state_until: Moment | null
  redirect_uri: string | null
  created_at: Moment
  connected_at: Moment | null
  last_order_at: Moment | null
  tested_at: Moment | null
  test_has_source: Generated<Bit>
}

export type ShopOrdersTable = {
  id: string
  shop_id: string
  /** The platform’s own key of the order. */
  number: string
  shown_number: string | null
  /** The number of the result. */
  external_id: string | null
  state: ShopOrderState
  refusal: ShopRefusal | null
  program_id: string | null
  conversion_id: string | null
  click_id: string | null
  promo_code: string | null
  amount: number | null
  /** JSON: `[{id, amount}]`. */
  refunds: string
  is_reversed: Bit
  occurred_at: Moment | null
  received_at: Moment
  next_at: Moment | null
}

type ShopHoursTable = { shop_id: string; hour: Moment; orders: number; refunds: number }

/** The tables of shops, by name. */
export type ShopTables = {
  shops: ShopsTable
  shop_orders: ShopOrdersTable
  shop_hours: ShopHoursTable
}
