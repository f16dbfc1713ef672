import type { Migration } from './migration.ts'

/** How many clicks of a network case were let count before it was opened again: a decision is about those that a person saw (Y-06). */
export const casesOpenedAgain: Migration = {
  name: '0097-cases-opened-again',
  statements: () => ['alter table network_cases add column counted integer not null default 0 check (counted >= 0)'],
}
