import { createTable, integer, notNegative, oneOf, orNull, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Payments at the gateway that a demonstration plays (P-09): its own books, which the wallet reads through the gateway alone. */
export const demoPayments: Migration = {
  name: '0032-demo-payments',
  statements: (dialect) =>
    createTable(dialect, {
      name: 'demo_payments',
      columns: {
        id: text(),
        reference: text(),
        amount: notNegative(),
        currency: text(),
        language: oneOf('en', 'ar'),
        description: text(),
        return_url: text(),
        status: oneOf('open', 'accepted', 'declined'),
        settles_at: orNull(integer()),
        created_at: integer(),
        expires_at: integer(),
      },
      key: ['id'],
      indexes: [
        { on: ['reference'], unique: true },
        { on: ['settles_at'], where: 'settles_at is not null' },
      ],
    }),
}
