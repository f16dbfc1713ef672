import type { Dialect } from '../dialects/dialect.ts'
import { bit, createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const moment = integer

const tables: Table[] = [
  {
    name: 'admins',
    columns: {
      id: text(),
      email: text(),
      email_key: text(),
      name: text(),
      role: oneOf('SUPER_ADMIN', 'REVIEWER', 'FINANCE', 'SUPPORT'),
      password_hash: text(),
      totp_secret: orNull(text()),
      totp_pending: orNull(text()),
      totp_step: notNegative(),
      disabled_at: orNull(moment()),
      created_at: moment(),
      last_seen_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['email_key'], unique: true }],
  },
  {
    name: 'admin_sessions',
    columns: {
      id: text(),
      admin_id: partOf('admins'),
      created_at: moment(),
      last_used_at: moment(),
      expires_at: moment(),
      revoked_at: orNull(moment()),
      user_agent: text(),
    },
    key: ['id'],
    indexes: [{ on: ['admin_id'] }, { on: ['expires_at'] }],
  },
  {
    name: 'closed_accounts',
    columns: { user_id: partOf('users'), closed_at: moment(), erased_at: orNull(moment()) },
    key: ['user_id'],
    indexes: [{ on: ['closed_at'], where: 'erased_at is null' }],
  },
  {
    name: 'user_search',
    columns: {
      user_id: partOf('users'),
      created_at: moment(),
      suspended: bit(),
      marks: notNegative(),
      sort_name: text(),
      words: text(),
    },
    key: ['user_id'],
    indexes: [
      { on: ['created_at', 'user_id'] },
      { on: ['sort_name', 'user_id'] },
      { on: ['created_at'], where: 'suspended = 1' },
      { on: ['marks', 'suspended', 'created_at', 'user_id'] },
    ],
  },
  // No reference: a profile that goes with its user marks a user who is no more.
  { name: 'user_search_stale', columns: { user_id: text() }, key: ['user_id'] },
]

/** Whatever changes a user or a profile, the row it is found by must be made anew; written down here, nobody can forget it. */
const watched = [
  { table: 'users', id: 'id', columns: ['mobile_no', 'suspended_at'] },
  {
    table: 'profiles',
    id: 'user_id',
    columns: ['user_id', 'type', 'status', 'onboarding_step', 'first_name', 'last_name', 'name', 'user_name', 'deleted_at'],
  },
]

const mark = (value: string) =>
  `insert into user_search_stale (user_id) values (${value}) on conflict (user_id) do update set user_id = excluded.user_id`

const sqliteTriggers = (): string[] => [
  ...watched.flatMap(({ table, id, columns }) => [
    `create trigger ${table}_found_insert after insert on ${table} begin ${mark(`new.${id}`)}; end`,
    `create trigger ${table}_found_update after update of ${columns.join(', ')} on ${table} begin ${mark(`new.${id}`)}; end`,
    `create trigger ${table}_found_delete after delete on ${table} begin ${mark(`old.${id}`)}; end`,
  ]),
  ...['update', 'delete'].map(
    (deed) => `create trigger audit_no_${deed} before ${deed} on audit begin select raise(abort, 'the audit log is only added to'); end`,
  ),
]

const postgresTriggers = (): string[] => [
  ...watched.flatMap(({ table, id, columns }) => [
    `create function ${table}_found() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' then ${mark(`old.${id}`)}; else ${mark(`new.${id}`)}; end if; return null; end $$`,
    `create trigger ${table}_found_insert after insert or delete on ${table} for each row execute function ${table}_found()`,
    `create trigger ${table}_found_update after update of ${columns.join(', ')} on ${table} for each row execute function ${table}_found()`,
  ]),
  `create function audit_only_added() returns trigger language plpgsql as $$ begin raise exception 'the audit log is only added to'; end $$`,
  'create trigger audit_no_change before update or delete on audit for each row execute function audit_only_added()',
  'create trigger audit_no_truncate before truncate on audit for each statement execute function audit_only_added()',
]

const triggers: Record<Dialect, () => string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

/** The back office: who works in it, an audit log that is only added to, and how users are found among a hundred thousand. */
export const admin: Migration = {
  name: '0004-admin',
  statements: (dialect) => [
    'alter table audit add column before_state text',
    'alter table audit add column after_state text',
    'create index audit_by_at on audit (at, id)',
    'create index audit_by_actor on audit (actor, at)',
    'create index audit_by_action on audit (action, at)',
    ...tables.flatMap((table) => createTable(dialect, table)),
    'insert into user_search_stale (user_id) select id from users',
    ...triggers[dialect](),
  ],
}
