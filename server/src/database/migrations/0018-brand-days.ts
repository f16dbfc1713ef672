import { createTable, integer, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const table: Table = {
  name: 'brand_days',
  columns: {
    id: text(),
    profile_id: partOf('profiles'),
    name: text(),
    first_day: text(),
    last_day: text(),
    created_at: integer(),
  },
  key: ['id'],
  constraints: ['check (first_day <= last_day)'],
  indexes: [{ on: ['profile_id', 'first_day'] }],
}

/** Days of a brand's own in the season planner (docs/decisions/098-brand-days.md). */
export const brandDays: Migration = {
  name: '0018-brand-days',
  olderMayRun: true,
  statements: (dialect) => createTable(dialect, table),
}
