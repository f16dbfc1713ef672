import type { AdminLedgerTransactionQuery } from './TransactionScreen.generated.ts'

/** A transaction as its page reads it. */
export type LedgerTransaction = AdminLedgerTransactionQuery['adminLedgerTransaction']
