import type { Migration } from './migration.ts'

/**
 * What is owed, read from one index alone and in the order in which a dry run shows it: by the moment from which it may be paid SQLite read
 * and sorted all of it for every page. Of other states no question asks by that moment.
 */
export const owedInOrder: Migration = {
  name: '0073-owed-in-order',
  statements: () => [
    'drop index rewards_by_state_payable_at',
    'drop index rewards_unpaid',
    `create index rewards_unpaid on rewards (program_id, profile_id, payable_at, reward_type, amount) where state = 'Accrued'`,
  ],
}
