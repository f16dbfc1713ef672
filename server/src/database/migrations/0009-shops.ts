import { bit, byDefault, createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Shops that report their orders, their orders without anything about customers, and how many arrived in each hour. */
const tables: readonly Table[] = [
  {
    name: 'shops',
    columns: {
      id: text(),
      profile_id: partOf('profiles'),
      kind: oneOf('SALLA', 'ZID', 'SHOPIFY', 'WOOCOMMERCE'),
      step: oneOf('SIGN_IN', 'ACCESS', 'KEEP', 'TEST', 'ARRIVE', 'READY'),
      address: orNull(text()),
      secrets: orNull(text()),
      state_hash: orNull(text()),
      state_user_id: orNull(text()),
      state_until: orNull(integer()),
      redirect_uri: orNull(text()),
      created_at: integer(),
      connected_at: orNull(integer()),
      last_order_at: orNull(integer()),
      tested_at: orNull(integer()),
      test_has_source: byDefault('0', bit()),
    },
    key: ['id'],
    indexes: [
      // A brand has one shop of each kind.
      { on: ['profile_id', 'kind'], unique: true },
      { name: 'shops_by_state', on: ['state_hash'], unique: true, where: 'state_hash is not null' },
    ],
  },
  {
    name: 'shop_orders',
    columns: {
      id: text(),
      shop_id: partOf('shops'),
      number: text(),
      shown_number: orNull(text()),
      external_id: orNull(text()),
      state: oneOf('WAITING', 'COUNTED', 'NO_SOURCE', 'REFUSED', 'EARLY', 'TEST'),
      refusal: orNull(oneOf('CURRENCY', 'AMOUNT', 'CLICK', 'LATE', 'NOT_COUNTED', 'REFUND_LATE')),
      program_id: orNull(text()),
      conversion_id: orNull(text()),
      click_id: orNull(text()),
      promo_code: orNull(text()),
      amount: orNull(notNegative()),
      refunds: text(),
      is_reversed: bit(),
      occurred_at: orNull(integer()),
      received_at: integer(),
      next_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      // An order that a shop sends again is the same order.
      { on: ['shop_id', 'number'], unique: true },
      { on: ['shop_id', 'received_at'] },
      { on: ['received_at'] },
      { name: 'shop_orders_by_external_id', on: ['program_id', 'external_id'], where: 'external_id is not null' },
      { name: 'shop_orders_waiting', on: ['next_at'], where: 'next_at is not null' },
    ],
  },
  {
    name: 'shop_hours',
    columns: { shop_id: partOf('shops'), hour: integer(), orders: notNegative(), refunds: notNegative() },
    key: ['shop_id', 'hour'],
    byKey: true,
  },
]

/** Shops of brands (docs/decisions/089-shops.md). An older version knows no shops: their deliveries are answered as unknown paths. */
export const shops: Migration = {
  name: '0009-shops',
  olderMayRun: true,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
