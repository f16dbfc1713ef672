import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Column, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Those that criteria may name (K-13). Each has the figures of the biggest account there; engagement in hundredths of a percent. */
const platforms = ['instagram', 'tiktok', 'youtube', 'twitter', 'snapchat']
const figures = (): Record<string, Column> =>
  Object.fromEntries(
    platforms.flatMap((platform) => [
      [`${platform}_followers`, orNull(notNegative())],
      [`${platform}_engagement`, orNull(integer())],
      [`${platform}_views`, orNull(integer())],
    ]),
  )

const tables: readonly Table[] = [
  {
    name: 'program_candidates',
    columns: {
      profile_id: partOf('profiles'),
      type: oneOf('INFLUENCER', 'AGENT'),
      country_id: orNull(text()),
      province_id: orNull(text()),
      city_id: orNull(text()),
      interests: notNegative(),
      ...figures(),
    },
    key: ['profile_id'],
  },
  // No reference: what goes with its profile marks a profile that is no more.
  { name: 'program_candidates_stale', columns: { profile_id: text() }, key: ['profile_id'] },
]

/** Whatever changes what criteria look at, the profile's row must be made anew; written down here, nobody can forget it. */
const watched = [
  { table: 'profiles', id: (row: string) => `${row}.id`, columns: ['type', 'status', 'country_id', 'location', 'deleted_at'] },
  { table: 'profile_interests', id: (row: string) => `${row}.profile_id`, columns: ['interest_id'] },
  { table: 'social_links', id: (row: string) => `${row}.profile_id`, columns: ['platform', 'followers', 'profile_id'] },
] as const

const clash = 'on conflict (profile_id) do update set profile_id = excluded.profile_id'
const mark = (profileId: string) => `insert into program_candidates_stale (profile_id) values (${profileId}) ${clash}`
const markAll = (select: string) => `insert into program_candidates_stale (profile_id) ${select} ${clash}`
const ofUser = markAll('select id from profiles where user_id = new.id')
const ofAccount = markAll('select profile_id from social_links where id = new.account_id')
const measured = 'engagement, views, followers'

const triggers: Readonly<Record<Dialect, () => string[]>> = {
  sqlite: () => [
    ...watched.flatMap(({ table, id, columns }) => [
      `create trigger ${table}_candidate_insert after insert on ${table} begin ${mark(id('new'))}; end`,
      `create trigger ${table}_candidate_update after update of ${columns.join(', ')} on ${table} begin ${mark(id('new'))}; end`,
      `create trigger ${table}_candidate_delete after delete on ${table} begin ${mark(id('old'))}; end`,
    ]),
    `create trigger users_candidate_update after update of suspended_at on users begin ${ofUser}; end`,
    `create trigger social_snapshots_candidate_insert after insert on social_snapshots begin ${ofAccount}; end`,
    `create trigger social_snapshots_candidate_update after update of ${measured} on social_snapshots begin ${ofAccount}; end`,
  ],
  postgres: () => [
    ...watched.flatMap(({ table, id, columns }) => [
      `create function ${table}_candidate() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' then ${mark(id('old'))}; else ${mark(id('new'))}; end if; return null; end $$`,
      `create trigger ${table}_candidate_insert after insert or delete on ${table} for each row execute function ${table}_candidate()`,
      `create trigger ${table}_candidate_update after update of ${columns.join(', ')} on ${table} for each row execute function ${table}_candidate()`,
    ]),
    `create function users_candidate() returns trigger language plpgsql as $$ begin ${ofUser}; return null; end $$`,
    'create trigger users_candidate_update after update of suspended_at on users for each row execute function users_candidate()',
    `create function social_snapshots_candidate() returns trigger language plpgsql as $$ begin ${ofAccount}; return null; end $$`,
    'create trigger social_snapshots_candidate_insert after insert on social_snapshots for each row execute function social_snapshots_candidate()',
    `create trigger social_snapshots_candidate_update after update of ${measured} on social_snapshots for each row execute function social_snapshots_candidate()`,
  ],
}

/** Who may join programs, one row for each profile, so that who meets which criteria is counted while somebody chooses them (K-13, K-25). */
export const candidates: Migration = {
  name: '0042-candidates',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    ...triggers[dialect](),
    'insert into program_candidates_stale (profile_id) select id from profiles where true on conflict (profile_id) do nothing',
  ],
}
