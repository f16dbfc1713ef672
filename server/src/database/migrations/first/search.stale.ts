import type { Dialect } from '../../dialects/dialect.ts'
import { followUps, marks, type FollowUp, type Watched } from './triggers.ts'

type Kind = 'profile' | 'group'

const clash = (turn: 0 | 1) =>
  `on conflict (kind, subject_id) do update set turn = ${turn === 0 ? '0' : 'search_stale.turn'} where search_stale.turn > ${turn}`
const mark = (kind: Kind) => (id: string) => `insert into search_stale (kind, subject_id, turn) values ('${kind}', ${id}, 0) ${clash(0)}`
const markAll = (select: string, turn: 0 | 1) => `insert into search_stale (kind, subject_id, turn) ${select} ${clash(turn)}`
const forget = (where: string) => `delete from search_entries where subject_id ${where}`

/** What an entry shows, and what decides who finds it. */
const shown: readonly Watched[] = [
  {
    table: 'profiles',
    id: 'id',
    columns: [
      ...['type', 'status', 'first_name', 'last_name', 'name', 'name_in_other_script', 'user_name', 'bio', 'picture'],
      ...['country_id', 'location', 'deleted_at', 'user_id'],
    ],
    mark: mark('profile'),
  },
  { table: 'profile_interests', id: 'profile_id', columns: ['interest_id'], mark: mark('profile') },
  { table: 'rate_cards', id: 'profile_id', columns: ['category', 'price_from', 'profile_id'], mark: mark('profile') },
  { table: 'social_links', id: 'profile_id', columns: ['platform', 'followers', 'profile_id'], mark: mark('profile') },
  {
    table: 'groups',
    id: 'id',
    columns: ['name', 'user_name', 'photo', 'is_discoverable', 'deleted_at', 'followers'],
    mark: mark('group'),
  },
]

const isHiddenProfile = `new.deleted_at is not null or new.user_name is null or new.status not in ('Active', 'AdminVerifying', 'IdentityVerifying')`

/**
 * Statements that delete the entry of a profile or a group when it is hidden. They run in the transaction that hides it, so that no search
 * finds it before the entries are rebuilt.
 */
const hidden: readonly FollowUp[] = [
  {
    name: 'search_gone',
    statements: [forget('= old.id')],
    triggers: [
      { name: 'profiles_search_gone', on: 'delete on profiles' },
      { name: 'groups_search_gone', on: 'delete on groups' },
    ],
  },
  {
    name: 'profiles_search_hidden',
    statements: [forget('= new.id')],
    triggers: [{ name: 'profiles_search_hidden', on: 'update of status, deleted_at, user_name on profiles', when: isHiddenProfile }],
  },
  {
    name: 'groups_search_hidden',
    statements: [forget('= new.id')],
    triggers: [
      {
        name: 'groups_search_hidden',
        on: 'update of is_discoverable, deleted_at on groups',
        when: 'new.deleted_at is not null or new.is_discoverable = 0',
      },
    ],
  },
  {
    name: 'users_search_hidden',
    statements: [forget('in (select id from profiles where user_id = new.id)')],
    triggers: [{ name: 'users_search_hidden', on: 'update of suspended_at on users', when: 'new.suspended_at is not null' }],
  },
]

const ofOthers: readonly FollowUp[] = [
  {
    name: 'users_searched',
    statements: [markAll(`select 'profile', id, 0 from profiles where user_id = new.id`, 0)],
    triggers: [{ name: 'users_searched_update', on: 'update of suspended_at on users' }],
  },
  {
    name: 'social_snapshots_searched',
    statements: [markAll(`select 'profile', profile_id, 1 from social_links where id = new.account_id`, 1)],
    triggers: [
      { name: 'social_snapshots_searched_insert', on: 'insert on social_snapshots' },
      { name: 'social_snapshots_searched_update', on: 'update of engagement, followers on social_snapshots' },
    ],
  },
]

/** Triggers that mark stale entries, and delete the entries of hidden profiles and groups. */
export const staleEntries = (dialect: Dialect): string[] => [
  ...marks(dialect, 'searched', shown),
  ...followUps(dialect, [...hidden, ...ofOthers]),
]
