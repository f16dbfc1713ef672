import type { Dialect } from '../dialects/dialect.ts'
import { createTable, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'network_case_patterns',
    columns: { case_id: partOf('network_cases'), pattern: text() },
    key: ['case_id'],
  },
]

/** What an admin saw of a network case when it was decided, and the cases of one network and day, which may be decided together (Y-06). */
export const networkCases: Migration = {
  name: '0082-network-cases',
  statements: (dialect: Dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    "create index network_cases_open on network_cases (day, network) where status = 'Open'",
  ],
}
