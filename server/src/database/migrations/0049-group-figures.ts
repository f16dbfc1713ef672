import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK']

const tables: readonly Table[] = [
  {
    name: 'group_figures',
    columns: {
      group_id: partOf('groups'),
      platform: oneOf('ALL', ...platforms),
      averages: orNull(text()),
      audience: orNull(text()),
    },
    key: ['group_id', 'platform'],
  },
  {
    name: 'group_countries',
    columns: { group_id: partOf('groups'), countries: text(), followers: notNegative(), computed_at: integer() },
    key: ['group_id'],
    indexes: [{ on: ['computed_at'] }],
  },
  // Engagement in hundredths of a percent, posts in tenths.
  {
    name: 'group_days',
    columns: {
      group_id: partOf('groups'),
      platform: oneOf('ALL', ...platforms),
      day: text(),
      followers: notNegative(),
      likes: orNull(integer()),
      views: orNull(integer()),
      engagement: orNull(integer()),
      posts: orNull(integer()),
      source: oneOf('API', 'DEMO', 'ESTIMATED'),
    },
    key: ['group_id', 'platform', 'day'],
  },
  // No reference: what goes with its group marks a group that is no more.
  {
    name: 'group_figures_stale',
    columns: { group_id: text(), since: orNull(text()), rest_until: orNull(text()), version: notNegative() },
    key: ['group_id'],
  },
]

/* From which day on the series of a group has to be made anew: all of it, none of it, or what a snapshot says. Compared as text. */
const all = "''"
const none = "'9'"

const earlier: Readonly<Record<Dialect, string>> = {
  sqlite: `min(coalesce(group_figures_stale.since, ${none}), excluded.since)`,
  postgres: 'least(group_figures_stale.since, excluded.since)',
}

/** Whatever changes a group's figures, they must be made anew; written down here, nobody can forget it. Groups in one order, so that no two writers wait for each other. */
const marking = (dialect: Dialect) => {
  const clash = `on conflict (group_id) do update set since = ${earlier[dialect]}, version = group_figures_stale.version + 1`
  const markOne = (groupId: string) => `insert into group_figures_stale (group_id, since, version) values (${groupId}, ${all}, 1) ${clash}`
  const markOf = (profileId: string, since: string) =>
    `insert into group_figures_stale (group_id, since, version) select group_id, ${since}, 1 from group_members where profile_id = ${profileId} order by group_id ${clash}`
  const markOfAccount = `insert into group_figures_stale (group_id, since, version) select m.group_id, new.day, 1 from group_members m join social_links l on l.profile_id = m.profile_id where l.id = new.account_id order by m.group_id ${clash}`
  return { markOne, markOf, markOfAccount }
}

type Trigger = { name: string; on: string; statements: readonly string[] }

function triggersOf(dialect: Dialect): Trigger[] {
  const { markOne, markOf, markOfAccount } = marking(dialect)
  const whole = (row: string) => markOf(`${row}.profile_id`, all)
  return [
    { name: 'group_members_figures_insert', on: 'insert on group_members', statements: [markOne('new.group_id')] },
    { name: 'group_members_figures_delete', on: 'delete on group_members', statements: [markOne('old.group_id')] },
    { name: 'social_links_figures_insert', on: 'insert on social_links', statements: [whole('new')] },
    { name: 'social_links_figures_delete', on: 'delete on social_links', statements: [whole('old')] },
    { name: 'social_links_figures_move', on: 'update of profile_id, platform on social_links', statements: [whole('old'), whole('new')] },
    { name: 'social_links_figures_update', on: 'update of followers on social_links', statements: [markOf('new.profile_id', none)] },
    { name: 'profiles_figures_status', on: 'update of status, deleted_at on profiles', statements: [markOf('new.id', all)] },
    { name: 'profiles_figures_country', on: 'update of country_id on profiles', statements: [markOf('new.id', none)] },
    { name: 'social_snapshots_figures_insert', on: 'insert on social_snapshots', statements: [markOfAccount] },
    {
      name: 'social_snapshots_figures_update',
      on: 'update of measured_at, followers, likes, views, posts, engagement on social_snapshots',
      statements: [markOfAccount],
    },
  ]
}

const createTrigger: Readonly<Record<Dialect, (trigger: Trigger) => string[]>> = {
  sqlite: ({ name, on, statements }) => [`create trigger ${name} after ${on} begin ${statements.join('; ')}; end`],
  postgres: ({ name, on, statements }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
    `create trigger ${name} after ${on} for each row execute function ${name}()`,
  ],
}

/**
 * What a group's page shows of its members together, made by a job and only ever read by requests (G-07 to G-11), and the indexes
 * of the bell: a panel's newest lines, how many are unread (I-05), and the lines about a record.
 */
export const groupFigures: Migration = {
  name: '0049-group-figures',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    ...triggersOf(dialect).flatMap(createTrigger[dialect]),
    `insert into group_figures_stale (group_id, since, version) select id, ${all}, 1 from groups`,
    'drop index notifications_by_profile_id_created_at',
    'create index notifications_by_profile_id_created_at_id on notifications (profile_id, created_at, id)',
    'create index notifications_by_reference_id_type on notifications (reference_id, type) where reference_id is not null',
    'create index notifications_unread on notifications (profile_id) where read_at is null',
  ],
}
