import type { Dialect } from '../dialects/dialect.ts'
import { bit, createTable, integer, names, notNegative, oneOf, partOf, text, type Column, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'promo_codes',
    columns: {
      program_id: names('programs'),
      profile_id: names('profiles'),
      owner_id: names('profiles'),
      code: text(),
      // What the code is read as. No two codes of a brand are read as the same.
      look: text(),
      is_chosen: bit(),
      created_at: integer(),
    },
    key: ['owner_id', 'look'],
    // A participation has one generated code, and at most one that its participant chose.
    indexes: [{ on: ['program_id', 'profile_id', 'is_chosen'], unique: true }],
  },
  {
    name: 'orders_of_two',
    columns: {
      conversion_id: partOf('conversions'),
      program_id: partOf('programs'),
      profile_id: partOf('profiles'),
      other_profile_id: partOf('profiles'),
      decided_by: oneOf('CLICK', 'CODE', 'CLICK_REFUSED'),
      code: text(),
      at: integer(),
    },
    key: ['conversion_id'],
    indexes: [{ on: ['program_id', 'profile_id', 'at'] }, { on: ['program_id', 'other_profile_id', 'at'] }],
  },
]

const channels = "('INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK', 'OTHER', 'CODE')"

/** Lets the channel of a table be `CODE`. SQLite cannot change a condition, so the column is replaced. */
const allowCodes = (dialect: Dialect, table: string): string[] =>
  dialect === 'sqlite'
    ? [
        `alter table ${table} add column channel_with_codes text not null default 'OTHER' check (channel_with_codes in ${channels})`,
        `update ${table} set channel_with_codes = channel`,
        `alter table ${table} drop column channel`,
        `alter table ${table} rename column channel_with_codes to channel`,
      ]
    : [
        `alter table ${table} drop constraint ${table}_channel_check`,
        `alter table ${table} add constraint ${table}_channel_check check (channel in ${channels})`,
        `alter table ${table} alter column channel set default 'OTHER'`,
      ]

const countColumns: Readonly<Record<string, Column>> = {
  day: text(),
  channel: { ...text(), check: `# in ${channels}` },
  country: text(),
  clicks: notNegative(),
  approved: notNegative(),
  revenue: notNegative(),
}

/** The tables of counts. Their channel is part of their key, so SQLite needs them anew. Nothing refers to them. */
const counts: readonly Table[] = [
  {
    name: 'day_counts',
    columns: { program_id: partOf('programs'), profile_id: partOf('profiles'), ...countColumns },
    key: ['program_id', 'profile_id', 'day', 'channel', 'country'],
    byKey: true,
    indexes: [{ on: ['program_id', 'day'] }],
  },
  {
    name: 'program_day_counts',
    columns: { program_id: partOf('programs'), ...countColumns },
    key: ['program_id', 'day', 'channel', 'country'],
    byKey: true,
  },
]

function allowCodesInCounts(dialect: Dialect, table: Table): string[] {
  const { name, columns } = table
  if (dialect === 'postgres') return allowCodes(dialect, name).slice(0, 2)
  const fields = Object.keys(columns).join(', ')
  const [create = '', ...indexes] = createTable(dialect, table)
  return [
    `alter table ${name} rename to ${name}_before`,
    create,
    `insert into ${name} (${fields}) select ${fields} from ${name}_before`,
    `drop table ${name}_before`,
    // The former indexes had the same names until now.
    ...indexes,
  ]
}

/**
 * Codes of participations (docs/decisions/082-codes.md). An older version would read orders of the channel `CODE`, which it does not know,
 * and accept participants without a code.
 */
export const promoCodes: Migration = {
  name: '0004-promo-codes',
  olderMayRun: false,
  statements: (dialect) => [
    `alter table programs add column counts_by text not null default 'LINKS' check (counts_by in ('LINKS', 'CODES', 'LINKS_AND_CODES'))`,
    ...allowCodes(dialect, 'conversions'),
    ...allowCodes(dialect, 'conversion_claims'),
    ...counts.flatMap((table) => allowCodesInCounts(dialect, table)),
    ...tables.flatMap((table) => createTable(dialect, table)),
  ],
}
