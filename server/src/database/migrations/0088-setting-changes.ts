import { createTable, integer, names, oneOf, orNull, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Changes of settings of money: proposed by one admin, decided once by another, one open at a time for each setting (Y-09). */
export const settingChanges: Migration = {
  name: '0088-setting-changes',
  statements: (dialect) =>
    createTable(dialect, {
      name: 'setting_changes',
      columns: {
        id: text(),
        key: text(),
        previous: text(),
        value: text(),
        reason: text(),
        status: oneOf('Proposed', 'Applied', 'Rejected', 'Expired'),
        proposed_by: names('admins'),
        decided_by: orNull(names('admins')),
        created_at: integer(),
        expires_at: integer(),
        decided_at: orNull(integer()),
      },
      key: ['id'],
      constraints: [
        'check (decided_by <> proposed_by)',
        `check ((status in ('Applied', 'Rejected')) = (decided_by is not null))`,
        'check ((decided_by is null) = (decided_at is null))',
      ],
      indexes: [{ on: ['key'], unique: true, where: `status = 'Proposed'` }, { on: ['created_at'] }],
    }),
}
