import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const secondLooks: Table = {
  name: 'second_looks_now',
  columns: {
    id: text(),
    program_id: partOf('programs'),
    profile_id: partOf('profiles'),
    kind: oneOf('CLICK', 'CONVERSION'),
    reason: text(),
    day: text(),
    note: orNull(text()),
    status: oneOf('Requested', 'Counted', 'Upheld'),
    requested_at: integer(),
    answer_by: integer(),
    answered_at: orNull(integer()),
    answer: orNull(text()),
  },
  key: ['id'],
}

const uncountedDays: Table = {
  name: 'uncounted_days_now',
  columns: {
    program_id: partOf('programs'),
    profile_id: partOf('profiles'),
    day: text(),
    kind: oneOf('CLICK', 'CONVERSION'),
    reason: text(),
    count: notNegative(),
  },
  key: ['program_id', 'profile_id', 'day', 'kind', 'reason'],
  byKey: true,
}

/** SQLite cannot drop a check: a column of its own takes the place of the one that had it. */
const replaceReason = (table: string) => [
  `alter table ${table} add column reason_now text`,
  `update ${table} set reason_now = reason`,
  `alter table ${table} drop column reason`,
  `alter table ${table} rename column reason_now to reason`,
]

/** A column of a key cannot be dropped: the whole table is written anew. Nothing refers to these tables. */
const replaceTable = (table: Table, former: string) => {
  const columns = Object.keys(table.columns).join(', ')
  return [
    ...createTable('sqlite', table),
    `insert into ${table.name} (${columns}) select ${columns} from ${former}`,
    `drop table ${former}`,
    `alter table ${table.name} rename to ${former}`,
  ]
}

const anyReason: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    ...replaceReason('conversions'),
    ...replaceTable(secondLooks, 'second_looks'),
    'create unique index second_looks_by_program_id_profile_id_kind_reason_day on second_looks (program_id, profile_id, kind, reason, day)',
    'create index second_looks_by_status_requested_at on second_looks (status, requested_at)',
    ...replaceTable(uncountedDays, 'uncounted_days'),
  ],
  postgres: ['conversions', 'second_looks', 'uncounted_days'].map(
    (table) => `alter table ${table} drop constraint if exists ${table}_reason_check`,
  ),
}

/** Results may be held for the reasons of network cases (Y-06): the list of all reasons stands in the contract, no longer in a check of each table. */
export const anyReasonOfResults: Migration = {
  name: '0081-reasons',
  statements: (dialect) => anyReason[dialect],
}
