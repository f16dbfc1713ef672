import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

const look = `replace(replace(replace(replace(lower(user_name), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w')`
const places =
  'select id, row_number() over (partition by user_name_look order by created_at, id) - 1 as place from groups where user_name_look in (select user_name_look from groups group by user_name_look having count(*) > 1)'

/**
 * What the user names of groups look like, each look one group's: of two that are founded under names that look alike at the same moment,
 * one is (security case 56). Names that already looked alike stay, one after the other in the order in which they came.
 */
export const groupLooks: Migration = {
  name: '0069-group-looks',
  statements: (dialect) => [
    `alter table groups add column user_name_look text not null default ''`,
    `alter table groups add column look_place ${wholeNumber[dialect]} not null default 0 check (look_place >= 0)`,
    `update groups set user_name_look = ${look}`,
    `update groups set look_place = places.place from (${places}) as places where places.id = groups.id`,
    'create unique index groups_by_look on groups (user_name_look, look_place)',
  ],
}
