import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const moment = integer

const tables: Table[] = [
  {
    name: 'social_snapshots',
    columns: {
      account_id: partOf('social_links'),
      day: text(),
      measured_at: moment(),
      followers: notNegative(),
      likes: orNull(notNegative()),
      views: orNull(notNegative()),
      posts: orNull(notNegative()),
      engagement: orNull(notNegative()),
      audience: orNull(text()),
      source: oneOf('API', 'DEMO', 'ESTIMATED'),
    },
    key: ['account_id', 'day'],
    indexes: [{ on: ['day'] }],
  },
  {
    name: 'social_grants',
    columns: { link_id: partOf('social_links'), sealed: text(), updated_at: moment() },
    key: ['link_id'],
  },
]

const whole = { sqlite: 'integer', postgres: 'bigint' } as const

/** What was measured of accounts day by day, what lets us measure, and when each is looked at next. */
export const insights: Migration = {
  name: '0005-insights',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    `alter table social_links add column measure_at ${whole[dialect]} not null default 0`,
    `alter table social_links add column refreshed_at ${whole[dialect]}`,
    'create index social_links_by_measure_at on social_links (measure_at)',
  ],
}
