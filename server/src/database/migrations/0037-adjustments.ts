import { createTable, integer, names, oneOf, orNull, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Corrections of balances: proposed by one admin, decided once, by another. */
export const adjustments: Migration = {
  name: '0037-adjustments',
  statements: (dialect) =>
    createTable(dialect, {
      name: 'wallet_adjustments',
      columns: {
        id: text(),
        profile_id: names('profiles'),
        amount: { ...integer(), check: 'abs(#) between 1 and 1000000000000' },
        reason: text(),
        status: oneOf('Proposed', 'Posted', 'Rejected'),
        proposed_by: names('admins'),
        decided_by: orNull(names('admins')),
        idempotency_key: text(),
        created_at: integer(),
        decided_at: orNull(integer()),
        transaction_id: orNull(names('ledger_transactions')),
      },
      key: ['id'],
      constraints: [
        'check (decided_by <> proposed_by)',
        `check ((status = 'Proposed') = (decided_by is null))`,
        `check ((status = 'Proposed') = (decided_at is null))`,
        `check ((status = 'Posted') = (transaction_id is not null))`,
      ],
      indexes: [
        { on: ['proposed_by', 'idempotency_key'], unique: true },
        { on: ['transaction_id'], unique: true, where: 'transaction_id is not null' },
        { on: ['created_at'] },
        { on: ['profile_id'] },
      ],
    }),
}
