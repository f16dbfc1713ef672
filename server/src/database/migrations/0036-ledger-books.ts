import type { Migration } from './migration.ts'

/** What the back office reads of the ledger: what the last check found, and the transactions of a day. */
export const ledgerBooks: Migration = {
  name: '0036-ledger-books',
  statements: (dialect) => [
    `alter table ledger_state add column checked_at ${dialect === 'sqlite' ? 'integer' : 'bigint'}`,
    'alter table ledger_state add column findings text',
    'create index ledger_transactions_by_created_at on ledger_transactions (created_at)',
  ],
}
