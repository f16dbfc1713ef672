import { bit, growing, integer, names, notNegative, orNull, partOf, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { userSearchRules } from './admin.rules.ts'
import { adminRole } from './values.ts'

/** The back office: its accounts, and the search for users (H-01). */
export const admin: Part = {
  tables: [
    {
      name: 'admins',
      columns: {
        id: text(),
        email: text(),
        email_key: text(),
        name: text(),
        role: adminRole(),
        password_hash: text(),
        totp_secret: orNull(text()),
        totp_pending: orNull(text()),
        totp_step: notNegative(),
        disabled_at: orNull(integer()),
        created_at: integer(),
        last_seen_at: orNull(integer()),
        invited_by: orNull(names('admins')),
        rests_until: orNull(unchecked()),
      },
      key: ['id'],
      indexes: [{ on: ['email_key'], unique: true }],
    },
    {
      name: 'admin_sessions',
      columns: {
        id: text(),
        admin_id: partOf('admins'),
        created_at: integer(),
        last_used_at: integer(),
        expires_at: integer(),
        revoked_at: orNull(integer()),
        user_agent: text(),
        proven_at: byDefault('0', unchecked()),
      },
      key: ['id'],
      indexes: [{ on: ['admin_id'] }, { on: ['expires_at'] }],
    },
    {
      name: 'admin_devices',
      columns: { token_hash: text(), admin_id: partOf('admins'), last_seen_at: integer() },
      key: ['token_hash', 'admin_id'],
      indexes: [{ on: ['admin_id'] }],
    },
    {
      name: 'admin_invitations',
      columns: {
        id: text(),
        token_hash: text(),
        email: text(),
        email_key: text(),
        name: text(),
        role: adminRole(),
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
    },
    {
      name: 'user_search',
      columns: {
        // Tells the index of words which row it means. SQLite renumbers rows without a number of their own when it copies a database.
        id: growing(),
        user_id: partOf('users'),
        created_at: integer(),
        suspended: bit(),
        marks: notNegative(),
        sort_name: text(),
        words: text(),
      },
      indexes: [
        { on: ['user_id'], unique: true },
        { on: ['created_at', 'user_id'] },
        { on: ['sort_name', 'user_id'] },
        { on: ['created_at'], where: 'suspended = 1' },
        { on: ['marks', 'suspended', 'created_at', 'user_id'] },
      ],
    },
    // Without a reference: deleting a user also deletes their profiles, and each of those marks a user who no longer exists.
    { name: 'user_search_stale', columns: { user_id: text() }, key: ['user_id'] },
  ],
  rules: userSearchRules,
}
