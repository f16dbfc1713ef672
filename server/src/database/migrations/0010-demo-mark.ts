import { createTable, bit, integer, oneOf, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Says of a database whether it belongs to a demonstration, and of people that a demonstration made them up. */
export const demoMark: Migration = {
  name: '0010-demo-mark',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'database_kind',
      // One row at most.
      columns: { id: { ...text(), check: "# = 'this'" }, kind: oneOf('demo', 'real'), marked_at: integer() },
      key: ['id'],
    }),
    `alter table users add column is_demo ${bit().sql[dialect]} not null default 0 check (is_demo in (0, 1))`,
    `update users set is_demo = 1 where exists (select 1 from settings where key = 'demo.seeded')`,
  ],
}
