import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, byDefault, type Column, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'tills',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      name: text(),
      link: text(),
      pin: text(),
      most_amount: notNegative(),
      most_per_hour: notNegative(),
      most_per_day: notNegative(),
      created_at: integer(),
      revoked_at: orNull(integer()),
      last_used_at: orNull(integer()),
      wrong_pins: byDefault('0', notNegative()),
      locks: byDefault('0', notNegative()),
      locked_until: orNull(integer()),
      last_number: byDefault('0', notNegative()),
      orders: byDefault('0', notNegative()),
      sum: byDefault('0', notNegative()),
    },
    key: ['id'],
    indexes: [{ on: ['link'], unique: true }, { on: ['program_id'] }],
  },
  {
    name: 'till_phones',
    columns: { id: text(), till_id: partOf('tills'), created_at: integer(), last_used_at: integer() },
    key: ['id'],
    indexes: [{ on: ['till_id', 'last_used_at'] }],
  },
  {
    name: 'till_orders',
    columns: {
      id: text(),
      till_id: partOf('tills'),
      program_id: partOf('programs'),
      key: text(),
      number: notNegative(),
      profile_id: partOf('profiles'),
      code: text(),
      amount: notNegative(),
      conversion_id: partOf('conversions'),
      occurred_at: integer(),
      received_at: integer(),
      undone_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      // An order that a phone sends again is the same order.
      { on: ['till_id', 'key'], unique: true },
      { on: ['till_id', 'occurred_at'] },
      { on: ['till_id', 'received_at'] },
      { on: ['program_id', 'received_at'] },
      { on: ['conversion_id'] },
    ],
  },
]

const ways = oneOf('SERVER', 'POSTBACK', 'PIXEL', 'IMPORT', 'TEST', 'TILL')
const channels = oneOf('INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK', 'OTHER', 'CODE', 'TILL')
const checkOf = ({ check = '' }: Column, name: string) => `check (${check.replaceAll('#', name)})`

/** Lets a column have more values. SQLite cannot change a condition, so the column is replaced. */
const allow = (dialect: Dialect, table: string, name: string, values: Column, usual: string): string[] =>
  dialect === 'sqlite'
    ? [
        `alter table ${table} add column ${name}_with_tills text not null default '${usual}' ${checkOf(values, `${name}_with_tills`)}`,
        `update ${table} set ${name}_with_tills = ${name}`,
        `alter table ${table} drop column ${name}`,
        `alter table ${table} rename column ${name}_with_tills to ${name}`,
      ]
    : [
        `alter table ${table} drop constraint ${table}_${name}_check`,
        `alter table ${table} add constraint ${table}_${name}_check ${checkOf(values, name)}`,
        `alter table ${table} alter column ${name} set default '${usual}'`,
      ]

const countColumns: Readonly<Record<string, Column>> = {
  day: text(),
  channel: channels,
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

function allowTillsInCounts(dialect: Dialect, table: Table): string[] {
  const { name, columns } = table
  if (dialect === 'postgres') return allow(dialect, name, 'channel', channels, 'OTHER').slice(0, 2)
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

/** Tills of shops (docs/decisions/087-cashier.md). An older version does not know what tills report. */
export const tills: Migration = {
  name: '0007-tills',
  olderMayRun: false,
  statements: (dialect) => [
    ...allow(dialect, 'conversions', 'way', ways, 'SERVER'),
    ...allow(dialect, 'conversions', 'channel', channels, 'OTHER'),
    ...counts.flatMap((table) => allowTillsInCounts(dialect, table)),
    ...tables.flatMap((table) => createTable(dialect, table)),
  ],
}
