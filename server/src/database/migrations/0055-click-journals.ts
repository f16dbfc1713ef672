import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  { name: 'click_journals', columns: { journal: text(), segment: notNegative(), bytes: notNegative() }, key: ['journal'] },
  { name: 'click_worlds', columns: { id: { ...integer(), check: '# = 1' }, mark: text() }, key: ['id'] },
]

/** Every click writes to each of these, and a row is hardly more than its key. */
const ofVisitors: readonly Table[] = [
  {
    name: 'counted_visits',
    columns: { day: text(), visitor: text(), program_id: text(), profile_id: text(), click_id: text(), at: integer() },
    key: ['day', 'visitor', 'program_id', 'profile_id'],
    inKey: true,
  },
  {
    name: 'visitor_clicks',
    columns: { day: text(), visitor: text(), clicks: notNegative() },
    key: ['day', 'visitor'],
    inKey: true,
  },
]

/** Their days come first from now on: what is of a day long ago is found and deleted without reading the rest (N-16). */
const ofDays: readonly Table[] = [
  {
    name: 'day_visitors',
    columns: { program_id: partOf('programs'), profile_id: partOf('profiles'), day: text(), visitor: text(), clicks: notNegative() },
    key: ['day', 'program_id', 'profile_id', 'visitor'],
    inKey: true,
  },
  {
    name: 'program_visitors',
    columns: { program_id: partOf('programs'), day: text(), visitor: text(), clicks: notNegative() },
    key: ['day', 'program_id', 'visitor'],
    inKey: true,
  },
]

/** The same rows in a table that is made anew. */
function madeAnew(dialect: Dialect, table: Table): string[] {
  const columns = Object.keys(table.columns).join(', ')
  const before = `${table.name}_before`
  return [
    `alter table ${table.name} rename to ${before}`,
    ...createTable(dialect, table),
    `insert into ${table.name} (${columns}) select ${columns} from ${before}`,
    `drop table ${before}`,
  ]
}

const keyAnew = ({ name, key = [] }: Table) => [
  `alter table ${name} drop constraint ${name}_pkey`,
  `alter table ${name} add primary key (${key.join(', ')})`,
]

/**
 * How far journals of clicks are counted: it moves in the transaction that counts, so that each click is counted exactly once. And what is
 * written with every click costs about half of what it did.
 */
export const clickJournals: Migration = {
  name: '0055-click-journals',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    ...(dialect === 'sqlite' ? [...ofVisitors, ...ofDays].flatMap((table) => madeAnew(dialect, table)) : ofDays.flatMap(keyAnew)),
  ],
}
