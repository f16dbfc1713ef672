import { createTable, integer, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Sign-ins of admins that are under way at their OpenID Connect provider. A row is deleted when its sign-in comes back, or later. */
const table: Table = {
  name: 'admin_oidc_states',
  columns: { state_hash: text(), device_hash: text(), expires_at: integer() },
  key: ['state_hash'],
  indexes: [{ on: ['expires_at'] }],
}

/** Sign-in of admins by OpenID Connect (docs/decisions/073-back-office-oidc.md). */
export const adminOidc: Migration = {
  name: '0003-admin-oidc',
  olderMayRun: true,
  statements: (dialect) => createTable(dialect, table),
}
