import type { Dialect } from '../dialects/dialect.ts'
import { bit, createTable, integer, names, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** With a key of its own, by which a call names a member. */
const members: Table = {
  name: 'group_members',
  columns: {
    id: text(),
    group_id: partOf('groups'),
    profile_id: partOf('profiles'),
    user_id: partOf('users'),
    role: oneOf('Owner', 'Admin', 'Member'),
    joined_at: integer(),
  },
  key: ['id'],
  indexes: [
    { on: ['group_id', 'profile_id'], unique: true },
    { on: ['group_id'], unique: true, where: `role = 'Owner'` },
    { on: ['group_id', 'role', 'joined_at', 'id'] },
    { on: ['user_id'] },
    { on: ['profile_id', 'role'] },
  ],
}

const invitations: Table = {
  name: 'group_invitations',
  columns: {
    id: text(),
    group_id: partOf('groups'),
    profile_id: partOf('profiles'),
    user_id: partOf('users'),
    role: oneOf('Admin', 'Member'),
    status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
    is_join_request: bit(),
    invited_by_profile_id: orNull(names('profiles')),
    invited_by_user_id: orNull(names('users')),
    created_at: integer(),
    expires_at: orNull(integer()),
    answered_at: orNull(integer()),
  },
  key: ['id'],
  constraints: [
    // An invitation comes from somebody and ends; a request does neither.
    'check ((is_join_request = 1) = (expires_at is null))',
    `check ((status = 'Pending') = (answered_at is null))`,
  ],
  indexes: [
    { on: ['group_id', 'profile_id', 'is_join_request'], unique: true, where: `status = 'Pending'` },
    { on: ['group_id', 'is_join_request', 'status', 'created_at', 'id'] },
    { on: ['profile_id', 'group_id', 'created_at'] },
    { on: ['expires_at'], where: `status = 'Pending' and expires_at is not null` },
  ],
}

const whole: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }
const newId: Record<Dialect, string> = {
  sqlite: 'lower(hex(randomblob(16)))',
  postgres: 'gen_random_uuid()::text',
}

/** Groups as people found, join and lead them: invitations, requests, and what lists are made of. */
export const groups: Migration = {
  name: '0047-groups',
  statements: (dialect) => [
    `alter table groups add column members_count ${whole[dialect]} not null default 0 check (members_count >= 0)`,
    `alter table groups add column active_at ${whole[dialect]} not null default 0`,
    `alter table groups add column search_text text not null default ''`,
    "update groups set active_at = created_at, search_text = lower(name) || ' ' || lower(user_name), members_count = (select count(*) from group_members where group_id = groups.id)",
    'create table group_members_before as select * from group_members',
    'drop table group_members',
    ...createTable(dialect, members),
    `insert into group_members (id, group_id, profile_id, user_id, role, joined_at) select ${newId[dialect]}, group_id, profile_id, user_id, role, joined_at from group_members_before`,
    'drop table group_members_before',
    ...createTable(dialect, invitations),
    'create index groups_discoverable on groups (active_at, id) where deleted_at is null and is_discoverable = 1',
    'create index groups_by_reach on groups (followers desc, id) where deleted_at is null and is_discoverable = 1',
    'create index group_interests_by_interest on group_interests (interest_id, group_id)',
    // What became of a request changes the lines about it, in however many panels.
    'create index notifications_by_reference on notifications (reference_id, type)',
  ],
}
