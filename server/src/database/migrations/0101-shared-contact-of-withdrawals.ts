import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/**
 * Withdrawals have one more flag, so their number of bits may be larger (Y-08). The condition on a column cannot be changed in SQLite, so a new
 * column takes the place of the former one.
 */
export const sharedContactOfWithdrawals: Migration = {
  name: '0101-shared-contact-of-withdrawals',
  statements: (dialect) => [
    `alter table withdrawals add column flags_now ${wholeNumber[dialect]} not null default 0 check (flags_now between 0 and 63)`,
    'update withdrawals set flags_now = flags',
    'alter table withdrawals drop column flags',
    'alter table withdrawals rename column flags_now to flags',
  ],
}
