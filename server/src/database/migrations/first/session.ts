import { bit, integer, names, notNegative, oneOf, orNull, partOf, text, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { language } from './values.ts'

/** Users, and how they sign in: sessions, devices, codes. */
export const session: Part = {
  tables: [
    {
      name: 'closed_accounts',
      columns: { user_id: partOf('users'), closed_at: integer(), erased_at: orNull(integer()) },
      key: ['user_id'],
      indexes: [{ on: ['closed_at'], where: 'erased_at is null' }],
    },
    {
      name: 'users',
      columns: {
        id: text(),
        mobile_no: text(),
        country_id: text(),
        language: orNull(language()),
        accepted_terms_at: orNull(integer()),
        created_at: integer(),
        last_sign_in_at: orNull(integer()),
        suspended_at: orNull(integer()),
        identity_recheck_since: orNull(integer()),
        invitation_code: text(),
        invited_by: orNull(names('users')),
        is_demo: byDefault('0', bit()),
      },
      key: ['id'],
      indexes: [
        { on: ['mobile_no'], unique: true },
        { on: ['invitation_code'], unique: true },
        { on: ['invited_by'], where: 'invited_by is not null' },
      ],
    },
    {
      name: 'sessions',
      columns: {
        id: text(),
        user_id: partOf('users'),
        profile_id: names('profiles'),
        created_at: integer(),
        last_used_at: integer(),
        expires_at: integer(),
        revoked_at: orNull(integer()),
        revoked_why: orNull(text()),
        refresh_hash: text(),
        parent_hash: orNull(text()),
        rotated_at: orNull(integer()),
        user_agent: text(),
      },
      key: ['id'],
      indexes: [
        { on: ['refresh_hash'], unique: true },
        { on: ['parent_hash'], where: 'parent_hash is not null' },
        { on: ['user_id', 'last_used_at'] },
        { on: ['profile_id'] },
        { on: ['expires_at'] },
      ],
    },
    {
      name: 'devices',
      columns: { token_hash: text(), mobile_no: text(), first_seen_at: integer(), last_seen_at: integer() },
      key: ['token_hash', 'mobile_no'],
      indexes: [{ on: ['mobile_no'] }],
    },
    {
      name: 'otp_challenges',
      columns: {
        id: text(),
        mobile_no: text(),
        country_id: text(),
        purpose: oneOf('signIn', 'signUp'),
        code_hash: text(),
        invitation_code: orNull(text()),
        accepted_terms: bit(),
        created_at: integer(),
        expires_at: integer(),
        tries: notNegative(),
        consumed_at: orNull(integer()),
        dead_at: orNull(integer()),
        proven_until: orNull(integer()),
        device_hash: byDefault("''", text()),
      },
      key: ['id'],
      indexes: [{ on: ['mobile_no', 'created_at'] }, { on: ['expires_at'] }],
    },
    {
      name: 'otp_sends',
      columns: { mobile_no: text(), device_hash: text(), first_sent_at: integer(), last_sent_at: integer(), sends: notNegative() },
      key: ['mobile_no', 'device_hash'],
    },
    {
      name: 'otp_failures',
      columns: { mobile_no: text(), device_hash: text(), first_at: integer(), count: notNegative() },
      key: ['mobile_no', 'device_hash'],
    },
  ],
}
