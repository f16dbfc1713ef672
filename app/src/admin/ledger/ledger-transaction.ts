import type { AdminLedgerTransactionQuery } from './TransactionScreen.generated.ts'

/** A transaction, as its page queries it. */
export type LedgerTransaction = AdminLedgerTransactionQuery['adminLedgerTransaction']
