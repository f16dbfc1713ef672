import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, notNegative, text } from './columns.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/** What finance pays by: flags of withdrawals as one number of bits, the order of closed ones, and which file for the bank has which. */
export const withdrawalDesk: Migration = {
  name: '0037-withdrawal-desk',
  statements: (dialect) => [
    `alter table withdrawals add column flags ${wholeNumber[dialect]} not null default 0 check (flags between 0 and 31)`,
    'create index withdrawals_by_settled_at_id on withdrawals (settled_at, id) where settled_at is not null',
    ...createTable(dialect, {
      name: 'bank_files',
      columns: { id: text(), made_at: integer(), count: notNegative(), total: notNegative() },
      key: ['id'],
    }),
    ...createTable(dialect, {
      name: 'bank_file_lines',
      columns: { withdrawal_id: names('withdrawals'), file_id: names('bank_files') },
      key: ['withdrawal_id'],
      indexes: [{ on: ['file_id'] }],
    }),
  ],
}
