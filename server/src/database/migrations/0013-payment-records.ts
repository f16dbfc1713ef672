import { createTable, integer, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const records: Table = {
  name: 'payment_records',
  columns: { profile_id: partOf('profiles'), since: text(), figures: text(), computed_at: integer(), due_at: integer() },
  key: ['profile_id'],
  indexes: [{ on: ['due_at', 'profile_id'] }],
}

/**
 * Payment records of brands, and why milestones reopened (docs/decisions/093-payment-record.md). An older version writes milestones without
 * the reason, which is then unknown; the records themselves are computed again.
 */
export const paymentRecords: Migration = {
  name: '0013-payment-records',
  olderMayRun: true,
  statements: (dialect) => [...createTable(dialect, records), 'alter table reward_reopenings add column reason text'],
}
