import { bit, createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const id = text
const moment = integer
const profileType = () => oneOf('INFLUENCER', 'AGENT', 'AGENCY', 'BRAND')

const tables: Table[] = [
  {
    name: 'onboarding_answers',
    columns: {
      user_id: partOf('users'),
      account_kind: oneOf('INDIVIDUAL', 'BUSINESS'),
      role: profileType(),
      country_id: text(),
      interests: text(),
      goal: orNull(oneOf('FIND_PROGRAMS', 'GROW_AUDIENCE', 'MANAGE_TALENT', 'PROMOTE_PRODUCTS', 'OTHER')),
      answered_at: moment(),
    },
    key: ['user_id'],
  },
  {
    name: 'waiting_list',
    columns: {
      id: id(),
      user_id: partOf('users'),
      profile_id: partOf('profiles'),
      joined_at: moment(),
      admitted_at: orNull(moment()),
      admitted_by: orNull(text()),
      auto_at: orNull(moment()),
      accepted_invitations: notNegative(),
      was_invited: bit(),
      done_tasks: text(),
      rank_key: integer(),
    },
    key: ['id'],
    indexes: [
      { on: ['profile_id'], unique: true },
      { on: ['user_id'] },
      // Who waits, in order; whoever is admitted leaves the index (C-08).
      { on: ['rank_key', 'id'], where: 'admitted_at is null' },
      { on: ['auto_at'], where: 'admitted_at is null and auto_at is not null' },
    ],
  },
  {
    name: 'waiting_list_counts',
    columns: { level: notNegative(), bucket: integer(), count: integer() },
    key: ['level', 'bucket'],
  },
  {
    name: 'friend_invitations',
    columns: {
      id: id(),
      inviter_id: partOf('users'),
      mobile_no: text(),
      status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
      created_at: moment(),
    },
    key: ['id'],
    indexes: [{ on: ['inviter_id', 'mobile_no'], unique: true }, { on: ['inviter_id', 'created_at'] }, { on: ['mobile_no', 'created_at'] }],
  },
  {
    name: 'social_connections',
    columns: {
      state_hash: text(),
      user_id: partOf('users'),
      profile_id: partOf('profiles'),
      platform: text(),
      redirect_uri: text(),
      verifier: text(),
      created_at: moment(),
      expires_at: moment(),
      used_at: orNull(moment()),
    },
    key: ['state_hash'],
    indexes: [{ on: ['expires_at'] }],
  },
  {
    name: 'notifications',
    columns: {
      id: id(),
      profile_id: partOf('profiles'),
      type: text(),
      meta: text(),
      reference_id: orNull(text()),
      sender_profile_id: orNull(text()),
      created_at: moment(),
      read_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['profile_id', 'created_at'] }, { on: ['created_at'] }],
  },
  {
    name: 'sms_queue',
    columns: {
      id: id(),
      to_number: text(),
      country_id: text(),
      kind: text(),
      language: oneOf('en', 'ar'),
      variables: text(),
      tries: notNegative(),
      due_at: moment(),
      created_at: moment(),
    },
    key: ['id'],
    indexes: [{ on: ['due_at'] }],
  },
  {
    name: 'former_addresses',
    columns: {
      id: id(),
      profile_id: partOf('profiles'),
      type: profileType(),
      user_name_key: text(),
      until: orNull(moment()),
      created_at: moment(),
    },
    key: ['id'],
    indexes: [{ on: ['user_name_key'] }, { on: ['profile_id'] }],
  },
]

/** Joining: the first answers, the waiting list, invitations, connecting accounts, notifications, and where an inactive profile came from. */
export const joining: Migration = {
  name: '0002-joining',
  statements: (dialect) => [
    'alter table profiles add column previous_state text',
    ...tables.flatMap((table) => createTable(dialect, table)),
  ],
}
