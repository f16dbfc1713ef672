import { createTable, integer, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Days of gateways beside our own books (I12), and the view that shows those that differ. */
export const reconciliations: Migration = {
  name: '0037-reconciliations',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'reconciliations',
      columns: { day: { ...text(), check: 'length(#) = 10' }, gateway: text(), theirs: integer(), ours: integer(), checked_at: integer() },
      key: ['day', 'gateway'],
    }),
    `create view wallet_i12_gateways as select day || ' ' || gateway as subject from reconciliations where theirs <> ours`,
  ],
}
