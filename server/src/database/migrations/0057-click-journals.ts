import { createTable, integer, notNegative, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  { name: 'click_journals', columns: { journal: text(), segment: notNegative(), bytes: notNegative() }, key: ['journal'] },
  { name: 'click_worlds', columns: { id: { ...integer(), check: '# = 1' }, mark: text() }, key: ['id'] },
]

/** How far journals of clicks are counted: it moves in the transaction that counts, so that each click is counted exactly once. */
export const clickJournals: Migration = {
  name: '0057-click-journals',
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
