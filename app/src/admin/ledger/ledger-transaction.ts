import type { AdminLedgerTransactionQuery } from './TransactionScreen.generated.ts'

/** A transaction of the ledger with its entries, as its page shows it. */
export type LedgerTransaction = AdminLedgerTransactionQuery['adminLedgerTransaction']
