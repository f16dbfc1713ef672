import type { Dialect } from '../dialects/dialect.ts'

type Kind = 'profile' | 'group'

const clash = (turn: string) =>
  `on conflict (kind, subject_id) do update set turn = ${turn === '0' ? '0' : 'search_stale.turn'} where search_stale.turn > ${turn}`
const mark = (kind: Kind, id: string, turn = '0') =>
  `insert into search_stale (kind, subject_id, turn) values ('${kind}', ${id}, ${turn}) ${clash(turn)}`
const markAll = (select: string, turn: string) => `insert into search_stale (kind, subject_id, turn) ${select} ${clash(turn)}`
const forget = (where: string) => `delete from search_entries where subject_id ${where}`

/** Whatever changes what is found of somebody, or how, their entry must be made anew; written down here, nobody can forget it. */
const shown = [
  {
    table: 'profiles',
    kind: 'profile',
    id: 'id',
    columns:
      'type, status, first_name, last_name, name, name_in_other_script, user_name, bio, picture, country_id, location, deleted_at, user_id',
  },
  { table: 'profile_interests', kind: 'profile', id: 'profile_id', columns: 'interest_id' },
  { table: 'rate_cards', kind: 'profile', id: 'profile_id', columns: 'category, price_from, profile_id' },
  { table: 'social_links', kind: 'profile', id: 'profile_id', columns: 'platform, followers, profile_id' },
  { table: 'groups', kind: 'group', id: 'id', columns: 'name, user_name, photo, is_discoverable, deleted_at, followers' },
] as const

const measured = 'engagement, followers'
const ofUser = markAll(`select 'profile', id, 0 from profiles where user_id = new.id`, '0')
const ofAccount = markAll(`select 'profile', profile_id, 1 from social_links where id = new.account_id`, '1')

/* Who may not be seen any more is found by nobody from that moment on: the entry goes with the change itself, not when it is made anew. */
const isHidden = {
  profiles: `new.deleted_at is not null or new.user_name is null or new.status not in ('Active', 'AdminVerifying', 'IdentityVerifying')`,
  groups: 'new.deleted_at is not null or new.is_discoverable = 0',
  users: 'new.suspended_at is not null',
}
const hides = [
  { table: 'profiles', columns: 'status, deleted_at, user_name', isHidden: isHidden.profiles, forget: forget('= new.id') },
  { table: 'groups', columns: 'is_discoverable, deleted_at', isHidden: isHidden.groups, forget: forget('= new.id') },
  {
    table: 'users',
    columns: 'suspended_at',
    isHidden: isHidden.users,
    forget: forget('in (select id from profiles where user_id = new.id)'),
  },
] as const

/** Triggers that write down which entries are stale, and that delete those of whom nobody may find any more. */
export const staleTriggers: Readonly<Record<Dialect, () => string[]>> = {
  sqlite: () => [
    ...shown.flatMap(({ table, kind, id, columns }) => [
      `create trigger ${table}_searched_insert after insert on ${table} begin ${mark(kind, `new.${id}`)}; end`,
      `create trigger ${table}_searched_update after update of ${columns} on ${table} begin ${mark(kind, `new.${id}`)}; end`,
      `create trigger ${table}_searched_delete after delete on ${table} begin ${mark(kind, `old.${id}`)}; end`,
    ]),
    ...(['profiles', 'groups'] as const).map(
      (table) => `create trigger ${table}_search_gone after delete on ${table} begin ${forget('= old.id')}; end`,
    ),
    ...hides.map(
      (one) =>
        `create trigger ${one.table}_search_hidden after update of ${one.columns} on ${one.table} when ${one.isHidden} begin ${one.forget}; end`,
    ),
    `create trigger users_searched_update after update of suspended_at on users begin ${ofUser}; end`,
    `create trigger social_snapshots_searched_insert after insert on social_snapshots begin ${ofAccount}; end`,
    `create trigger social_snapshots_searched_update after update of ${measured} on social_snapshots begin ${ofAccount}; end`,
  ],
  postgres: () => [
    ...shown.flatMap(({ table, kind, id, columns }) => [
      `create function ${table}_searched() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' then ${mark(kind, `old.${id}`)}; else ${mark(kind, `new.${id}`)}; end if; return null; end $$`,
      `create trigger ${table}_searched_insert after insert or delete on ${table} for each row execute function ${table}_searched()`,
      `create trigger ${table}_searched_update after update of ${columns} on ${table} for each row execute function ${table}_searched()`,
    ]),
    `create function search_gone() returns trigger language plpgsql as $$ begin ${forget('= old.id')}; return null; end $$`,
    ...(['profiles', 'groups'] as const).map(
      (table) => `create trigger ${table}_search_gone after delete on ${table} for each row execute function search_gone()`,
    ),
    ...hides.flatMap((one) => [
      `create function ${one.table}_search_hidden() returns trigger language plpgsql as $$ begin ${one.forget}; return null; end $$`,
      `create trigger ${one.table}_search_hidden after update of ${one.columns} on ${one.table} for each row when (${one.isHidden}) execute function ${one.table}_search_hidden()`,
    ]),
    `create function users_searched() returns trigger language plpgsql as $$ begin ${ofUser}; return null; end $$`,
    'create trigger users_searched_update after update of suspended_at on users for each row execute function users_searched()',
    `create function social_snapshots_searched() returns trigger language plpgsql as $$ begin ${ofAccount}; return null; end $$`,
    'create trigger social_snapshots_searched_insert after insert on social_snapshots for each row execute function social_snapshots_searched()',
    `create trigger social_snapshots_searched_update after update of ${measured} on social_snapshots for each row execute function social_snapshots_searched()`,
  ],
}
