import type { Migration } from './migration.ts'

/**
 * What is held for a decided network case is moved in bunches (Y-06). Until all of it is, the case has the moment of the decision, since it may
 * be opened again meanwhile for later clicks. Cases that were decided before are looked through once: a result that was reported while one
 * was decided may have stayed held.
 */
export const movingCases: Migration = {
  name: '0100-moving-cases',
  statements: (dialect) => [
    `alter table network_cases add column moving_until ${dialect === 'postgres' ? 'bigint' : 'integer'}`,
    "update network_cases set moving_until = decided_at where status <> 'Open'",
    'create index network_cases_moving on network_cases (moving_until, id) where moving_until is not null',
  ],
}
