import { createTable, integer, orNull, partOf, small, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Keys of profiles, and the answers to their requests with an idempotency key. Both end with the profile. */
const tables: readonly Table[] = [
  {
    name: 'api_keys',
    columns: {
      id: text(),
      profile_id: partOf('profiles'),
      created_by: text(),
      name: text(),
      hash: text(),
      ending: text(),
      scopes: text(),
      created_at: integer(),
      expires_at: integer(),
      last_used_at: orNull(integer()),
      revoked_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      { on: ['hash'], unique: true },
      { on: ['profile_id', 'created_at'] },
      { on: ['expires_at'] },
      { on: ['revoked_at'], where: 'revoked_at is not null' },
    ],
  },
  {
    name: 'api_answers',
    columns: {
      profile_id: partOf('profiles'),
      key: text(),
      fingerprint: text(),
      run: text(),
      claimed_until: integer(),
      status: orNull(small()),
      body: orNull(text()),
      created_at: integer(),
    },
    key: ['profile_id', 'key'],
    indexes: [{ on: ['created_at'] }],
  },
]

/** Keys with which systems call the API (docs/decisions/090-api-keys.md). An older version answers no requests with keys. */
export const apiKeys: Migration = {
  name: '0010-api-keys',
  olderMayRun: true,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
