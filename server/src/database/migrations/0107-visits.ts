import { createTable, integer, notNegative, orNull, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Without references: rows live no longer than their day, and every click would look up each of them. Links are named by their codes. */
const tables: readonly Table[] = [
  {
    name: 'visits',
    columns: { day: text(), visitor: text(), link: text(), clicks: notNegative(), hour_at: orNull(integer()) },
    key: ['day', 'visitor', 'link'],
    byKey: true,
  },
  {
    name: 'link_networks',
    columns: { day: text(), link: text(), network: text(), valid: notNegative(), invalid: notNegative() },
    key: ['day', 'link', 'network'],
    byKey: true,
  },
]

/**
 * What is known of a visitor of a day stood in four tables, each by keys as random as hashes are, so that one click wrote to four pages of
 * few rows. Hours and clicks of visitors (N-03, X-29) are one table now, and its rows and those of networks are short. By which clicks a
 * visitor counts is read from the clicks themselves, which are kept as long (N-16): nothing of that is moved. Clicks that were added
 * up over all links belong to no link. A process of before that still runs counts nothing more: its clicks wait in its journal for one
 * that knows the tables.
 */
export const visits: Migration = {
  name: '0107-visits',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    `insert into visits (day, visitor, link, clicks) select day, visitor, '', clicks from visitor_clicks`,
    `insert into visits (day, visitor, link, clicks, hour_at)
      select v.day, v.visitor, l.code, 0, v.at from counted_visits v
      join tracking_links l on l.program_id = v.program_id and l.profile_id = v.profile_id`,
    `insert into link_networks (day, link, network, valid, invalid)
      select n.day, l.code, n.network, n.valid, n.invalid from network_clicks n
      join tracking_links l on l.program_id = n.program_id and l.profile_id = n.profile_id`,
    ...['visitor_clicks', 'counted_visits', 'day_visitors', 'program_visitors', 'network_clicks'].map((table) => `drop table ${table}`),
  ],
}
