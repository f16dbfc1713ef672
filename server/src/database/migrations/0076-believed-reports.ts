import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const reasons = [
  ...['REPEAT', 'BOT', 'PREFETCH', 'OWN_BROWSER', 'CAPPED', 'TOO_MANY_CLICKS', 'TOO_MANY_INVALID', 'TOO_FAST'],
  ...['TOO_MANY_CONVERSIONS', 'SHARED_CONTACT', 'REVERSED', 'NOT_GENUINE'],
  ...['TOO_MANY_FROM_NETWORK', 'OWN_NETWORK', 'DECLINED', 'REPLACED'],
]

/** A column that takes more values than it did: SQLite changes no condition, so a new column takes over the values and the name. */
const widened = (table: string, column: string, isNullable: boolean) => [
  `alter table ${table} add column wider_${column} text${isNullable ? '' : ` not null default 'REPEAT'`} check (wider_${column} in (${reasons.map((one) => `'${one}'`).join(', ')}))`,
  `update ${table} set wider_${column} = ${column}`,
  `alter table ${table} drop column ${column}`,
  `alter table ${table} rename column wider_${column} to ${column}`,
]

const uncountedDays: Table = {
  name: 'uncounted_days',
  columns: {
    program_id: partOf('programs'),
    profile_id: partOf('profiles'),
    day: text(),
    kind: oneOf('CLICK', 'CONVERSION'),
    reason: oneOf(...reasons),
    count: notNegative(),
  },
  key: ['program_id', 'profile_id', 'day', 'kind', 'reason'],
  byKey: true,
}

/** The reason is a part of its key, so the whole table is written anew. */
const rewritten = (dialect: Dialect) => [
  'alter table uncounted_days rename to narrow_uncounted_days',
  ...createTable(dialect, uncountedDays),
  'insert into uncounted_days (program_id, profile_id, day, kind, reason, count) select program_id, profile_id, day, kind, reason, count from narrow_uncounted_days',
  'drop table narrow_uncounted_days',
]

const tables: readonly Table[] = [
  {
    name: 'trials',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      event: oneOf('LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE'),
      external_id: text(),
      amount: orNull(notNegative()),
      way: oneOf('SERVER', 'POSTBACK', 'PIXEL', 'IMPORT'),
      status: oneOf('Approved', 'Reversed'),
      received_at: integer(),
    },
    key: ['id'],
    indexes: [{ on: ['program_id', 'event', 'external_id'], unique: true }, { on: ['program_id', 'received_at'] }],
  },
  // A test of the pixel that an owner began: its token lets one trial in.
  {
    name: 'pixel_tests',
    columns: { token: text(), program_id: partOf('programs'), ends_at: integer() },
    key: ['token'],
    indexes: [{ on: ['program_id'] }],
  },
  // Why an owner declined what a browser had reported.
  {
    name: 'conversion_declines',
    columns: {
      conversion_id: partOf('conversions'),
      reason: oneOf('CANCELLED', 'NOT_FOUND', 'TEST_ORDER', 'OTHER'),
      note: orNull(text()),
      at: integer(),
    },
    key: ['conversion_id'],
  },
  // Proof that took the place of a browser's word.
  {
    name: 'replaced_conversions',
    columns: {
      id: text(),
      conversion_id: partOf('conversions'),
      program_id: partOf('programs'),
      former_profile_id: partOf('profiles'),
      former_click_id: text(),
      former_amount: orNull(notNegative()),
      profile_id: partOf('profiles'),
      at: integer(),
    },
    key: ['id'],
    indexes: [{ on: ['program_id', 'profile_id', 'at'] }, { on: ['program_id', 'former_profile_id', 'at'] }, { on: ['conversion_id'] }],
  },
  // The latest report that named a stored conversion with something else.
  {
    name: 'differing_reports',
    columns: {
      conversion_id: partOf('conversions'),
      program_id: partOf('programs'),
      differs: text(),
      click_id: text(),
      amount: orNull(notNegative()),
      event: oneOf('LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE'),
      times: notNegative(),
      at: integer(),
    },
    key: ['conversion_id'],
    indexes: [{ on: ['program_id', 'at'] }],
  },
]

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/** How far a report is believed (Y-01 to Y-05): what waits, what proof replaced, what differs, and trials in a space of their own. */
export const believedReports: Migration = {
  name: '0076-believed-reports',
  statements: (dialect: Dialect) => [
    ...widened('conversions', 'reason', true),
    'drop index second_looks_by_program_id_profile_id_kind_reason_day',
    ...widened('second_looks', 'reason', false),
    'create unique index second_looks_by_program_id_profile_id_kind_reason_day on second_looks (program_id, profile_id, kind, reason, day)',
    ...rewritten(dialect),
    ...tables.flatMap((table) => createTable(dialect, table)),
    `alter table conversions add column counts_at ${wholeNumber[dialect]}`,
    // The job and the owner's list read what waits, and nothing else.
    `create index conversions_by_counts_at on conversions (counts_at) where status = 'Pending'`,
    `create index conversions_waiting_by_program on conversions (program_id, counts_at) where status = 'Pending'`,
    `alter table tracking_setups add column waiting_notified_on text`,
    `alter table participant_results add column hold_from ${wholeNumber[dialect]}`,
    // What counted so far had not waited: its hold began when it was decided.
    `update participant_results set hold_from = (
       select max(c.decided_at) from conversions c
       where c.program_id = participant_results.program_id and c.profile_id = participant_results.profile_id
         and c.status = 'Approved' and c.way <> 'TEST')`,
    `insert into trials (id, program_id, event, external_id, amount, way, status, received_at)
       select id, program_id, event, external_id, amount, 'POSTBACK', case when status = 'Reversed' then 'Reversed' else 'Approved' end, received_at
       from conversions where way = 'TEST'`,
    `delete from conversions where way = 'TEST'`,
  ],
}
