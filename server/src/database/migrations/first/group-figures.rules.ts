import type { Dialect } from '../../dialects/dialect.ts'
import { followUps, type FollowUp } from './triggers.ts'

/* The day from which the series of a group has to be computed again: all of it, none of it, or the day of a snapshot. Compared as text. */
const all = "''"
const none = "'9'"

const earlier: Readonly<Record<Dialect, string>> = {
  sqlite: `min(coalesce(group_figures_stale.since, ${none}), excluded.since)`,
  postgres: 'least(group_figures_stale.since, excluded.since)',
}

/** Marks groups in one order, so that no two writers wait for each other. */
const marking = (dialect: Dialect) => {
  const clash = `on conflict (group_id) do update set since = ${earlier[dialect]}, version = group_figures_stale.version + 1`
  const markOne = (groupId: string) => `insert into group_figures_stale (group_id, since, version) values (${groupId}, ${all}, 1) ${clash}`
  const markOf = (profileId: string, since: string) =>
    `insert into group_figures_stale (group_id, since, version) select group_id, ${since}, 1 from group_members where profile_id = ${profileId} order by group_id ${clash}`
  const markOfAccount = `insert into group_figures_stale (group_id, since, version) select m.group_id, new.day, 1 from group_members m join social_links l on l.profile_id = m.profile_id where l.id = new.account_id order by m.group_id ${clash}`
  return { markOne, markOf, markOfAccount }
}

/** Returns what makes the figures of a group stale. A store that changes a row cannot forget to mark the group. */
function stepsOf(dialect: Dialect): FollowUp[] {
  const { markOne, markOf, markOfAccount } = marking(dialect)
  const whole = (row: string) => markOf(`${row}.profile_id`, all)
  const step = (name: string, on: string, ...statements: string[]): FollowUp => ({ name, statements, triggers: [{ name, on }] })
  return [
    step('group_members_figures_insert', 'insert on group_members', markOne('new.group_id')),
    step('group_members_figures_delete', 'delete on group_members', markOne('old.group_id')),
    step('social_links_figures_insert', 'insert on social_links', whole('new')),
    step('social_links_figures_delete', 'delete on social_links', whole('old')),
    step('social_links_figures_move', 'update of profile_id, platform on social_links', whole('old'), whole('new')),
    step('social_links_figures_update', 'update of followers on social_links', markOf('new.profile_id', none)),
    step('profiles_figures_status', 'update of status, deleted_at on profiles', markOf('new.id', all)),
    step('profiles_figures_country', 'update of country_id on profiles', markOf('new.id', none)),
    step('social_snapshots_figures_insert', 'insert on social_snapshots', markOfAccount),
    step(
      'social_snapshots_figures_update',
      'update of measured_at, followers, likes, views, posts, engagement on social_snapshots',
      markOfAccount,
    ),
  ]
}

/** Marks groups whose figures have to be computed again (G-07 to G-11). */
export const groupFigureRules = (dialect: Dialect): readonly string[] => followUps(dialect, stepsOf(dialect))
