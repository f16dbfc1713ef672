import type { Migration } from './migration.ts'

/**
 * What is held for a decided network case is moved in bunches (Y-06), and the case is marked until all of it is. Cases that were decided
 * before are looked through once: a result that was reported while one was decided may have stayed held.
 */
export const movingCases: Migration = {
  name: '0100-moving-cases',
  statements: (dialect) => [
    `alter table network_cases add column is_moving ${dialect === 'postgres' ? 'smallint' : 'integer'} not null default 0 check (is_moving in (0, 1))`,
    "update network_cases set is_moving = 1 where status <> 'Open'",
    'create index network_cases_moving on network_cases (decided_at, id) where is_moving = 1',
  ],
}
