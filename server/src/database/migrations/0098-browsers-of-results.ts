import type { Migration } from './migration.ts'

/**
 * By which the risk rules find what one browser did before something that it led to (N-14): clicks that count or wait, and conversions that
 * stand. Repeats, machines and what was declined are not in them, so that nobody makes a look long. They also find the click that counted
 * before a repeat. A statement has to say the statuses as literals so that the indexes are used.
 */
export const browsersOfResults: Migration = {
  name: '0098-browsers-of-results',
  statements: () => [
    'drop index clicks_by_visitor',
    "create index clicks_by_visitor on clicks (visitor, at) where status <> 'Rejected'",
    'drop index conversions_by_visitor',
    "create index conversions_by_visitor on conversions (visitor, program_id, received_at) where status in ('Approved', 'Pending', 'Held')",
  ],
}
