import type { Migration } from './migration.ts'

/** What nobody has decided yet in a program: few rows of many, which a retired program is looked at for (Y-12). */
export const undecidedResults: Migration = {
  name: '0085-undecided-results',
  statements: () => [
    `create index conversions_undecided on conversions (program_id, profile_id, received_at) where status in ('Held', 'Pending')`,
    `create index second_looks_undecided on second_looks (program_id, profile_id, requested_at) where status = 'Requested'`,
    `create index reward_cases_undecided on reward_cases (program_id, profile_id, opened_at) where status = 'Open'`,
  ],
}
