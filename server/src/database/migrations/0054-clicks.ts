import { createTable, integer, notNegative, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Without references: rows of a day live no longer than it, and every click would look up each of them. */
const tables: readonly Table[] = [
  { name: 'visitor_salts', columns: { day: text(), salt: text() }, key: ['day'] },
  { name: 'own_browsers', columns: { day: text(), visitor: text(), user_id: text() }, key: ['day', 'visitor', 'user_id'], byKey: true },
  {
    name: 'counted_visits',
    columns: { day: text(), visitor: text(), program_id: text(), profile_id: text(), click_id: text(), at: integer() },
    key: ['day', 'visitor', 'program_id', 'profile_id'],
    byKey: true,
  },
  { name: 'visitor_clicks', columns: { day: text(), visitor: text(), clicks: notNegative() }, key: ['day', 'visitor'], byKey: true },
  {
    name: 'click_days',
    columns: { day: text(), program_id: text(), profile_id: text(), clicks: notNegative(), invalid: notNegative() },
    key: ['day', 'program_id', 'profile_id'],
    byKey: true,
  },
]

/** What decides whether a click counts (N-03, N-14): all of it is of one day and is deleted after it, so that no visitor is known again. */
export const clicks: Migration = {
  name: '0054-clicks',
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
