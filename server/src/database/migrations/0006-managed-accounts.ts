import { createTable, integer, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const table: Table = {
  name: 'managed_accounts',
  columns: {
    id: text(),
    manager_id: partOf('profiles'),
    talent_id: { ...partOf('profiles'), check: '# <> manager_id' },
    status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
    created_at: integer(),
    answered_at: orNull(integer()),
  },
  key: ['id'],
  indexes: [
    // Two have one invitation or agreement at a time, however many have come to an end (D-21).
    { on: ['manager_id', 'talent_id'], unique: true, where: "status in ('Pending', 'Accepted')" },
    { on: ['manager_id', 'status', 'created_at'] },
    { on: ['talent_id', 'status', 'created_at'] },
  ],
}

/** Who manages whom, and who is invited to be managed. */
export const managedAccounts: Migration = {
  name: '0006-managed-accounts',
  statements: (dialect) => createTable(dialect, table),
}
