import { bit, createTable, notNegative, oneOf, orNull, partOf } from './columns.ts'
import type { Migration } from './migration.ts'

/**
 * What a run paid and left, one line for each participant of a program, in the order in which a report shows them: adding up all rewards of
 * a run for every page held everybody up. A run counts each participant once, also where it was interrupted and paid them twice.
 */
export const payoutLines: Migration = {
  name: '0062-payout-lines',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'payout_lines',
      columns: {
        payout_run_id: partOf('payout_runs'),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        is_left: bit(),
        amount: notNegative(),
        reason: orNull(oneOf('SUSPENDED', 'NOT_VERIFIED')),
      },
      key: ['payout_run_id', 'program_id', 'profile_id', 'is_left'],
      byKey: true,
      constraints: ['check ((is_left = 1) = (reason is not null))'],
    }),
    `insert into payout_lines (payout_run_id, program_id, profile_id, is_left, amount, reason)
      select payout_run_id, program_id, profile_id, 0, sum(amount), null from rewards
      where payout_run_id is not null group by payout_run_id, program_id, profile_id`,
    `insert into payout_lines (payout_run_id, program_id, profile_id, is_left, amount, reason)
      select payout_run_id, program_id, profile_id, 1, amount, reason from payout_leftovers`,
    `update payout_runs set participants = (select count(*) from payout_lines l where l.payout_run_id = payout_runs.id and l.is_left = 0)`,
    'drop table payout_leftovers',
  ],
}
