import { bit, createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'data_archives',
    columns: {
      id: text(),
      user_id: partOf('users'),
      profile_id: partOf('profiles'),
      state: oneOf('Making', 'Ready', 'Failed', 'Expired'),
      requested_at: integer(),
      ready_at: orNull(integer()),
      expires_at: orNull(integer()),
      bytes: notNegative(),
      counts: text(),
      tries: notNegative(),
      claimed_until: integer(),
      claim: notNegative(),
      removed_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      // One open request for each account, however many arrive at once.
      { name: 'data_archives_one_open', on: ['user_id'], unique: true, where: "state = 'Making'" },
      { on: ['user_id', 'requested_at'] },
      { name: 'data_archives_to_make', on: ['claimed_until'], where: "state = 'Making'" },
      { name: 'data_archives_to_remove', on: ['expires_at'], where: "removed_at is null and state <> 'Making'" },
    ],
  },
  {
    name: 'account_deletions',
    columns: {
      user_id: partOf('users'),
      profile_id: partOf('profiles'),
      requested_at: integer(),
      due_at: integer(),
      try_at: integer(),
      held_since: orNull(integer()),
    },
    key: ['user_id'],
    indexes: [{ on: ['try_at'] }],
  },
  {
    name: 'contact_openings',
    columns: {
      id: text(),
      profile_id: partOf('profiles'),
      viewer_id: partOf('profiles'),
      day: text(),
      saw_number: bit(),
      saw_email: bit(),
      opened_at: integer(),
    },
    key: ['id'],
    indexes: [
      { on: ['profile_id', 'viewer_id', 'day'], unique: true },
      { on: ['profile_id', 'opened_at', 'id'] },
      { on: ['viewer_id'] },
      { on: ['opened_at'] },
    ],
  },
  {
    name: 'contact_strangers',
    columns: { profile_id: partOf('profiles'), day: text(), count: notNegative() },
    key: ['profile_id', 'day'],
    byKey: true,
    indexes: [{ on: ['day'] }],
  },
]

/**
 * Archives, countdowns of deletions, and who opened contact details (docs/decisions/095-own-data.md). An older version would show the
 * profiles of an account again that is being deleted, because it does not know the countdown.
 */
export const ownData: Migration = {
  name: '0015-own-data',
  olderMayRun: false,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
