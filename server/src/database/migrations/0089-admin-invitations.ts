import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, oneOf, orNull, text } from './columns.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/** One-time links by which people of the back office set their own password (Y-09). The token of a link is stored as its hash. And when a session was proven last. */
export const adminInvitations: Migration = {
  name: '0089-admin-invitations',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'admin_invitations',
      columns: {
        id: text(),
        token_hash: text(),
        email: text(),
        email_key: text(),
        name: text(),
        role: oneOf('SUPER_ADMIN', 'REVIEWER', 'FINANCE', 'SUPPORT'),
        account_id: orNull(names('admins')),
        invited_by: orNull(names('admins')),
        created_at: integer(),
        expires_at: integer(),
        accepted_at: orNull(integer()),
        revoked_at: orNull(integer()),
      },
      key: ['id'],
      indexes: [
        { on: ['token_hash'], unique: true },
        { on: ['email_key'], unique: true, where: 'accepted_at is null and revoked_at is null' },
      ],
    }),
    `alter table admin_sessions add column proven_at ${wholeNumber[dialect]} not null default 0`,
  ],
}
