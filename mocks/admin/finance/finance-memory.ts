import type { GivenToBank } from '@wasla/contract/admin/withdrawals.ts'
import type { Reconciliation } from '@wasla/contract/generated/admin-types.ts'
import type { BookFinding } from '@wasla/contract/ledger/books.ts'

/** What the finance desk remembers beside the ledger and the wallets of the product. */
export type FinanceMemory = {
  /** The last check of the books. */
  check: { checkedAt: number | null; findings: readonly BookFinding[] }
  /** The file that each withdrawal was given to the bank in, by the withdrawal. */
  bankFiles: ReadonlyMap<string, GivenToBank>
  reconciliations: Reconciliation[]
}

/** As long as from one check to the next, in milliseconds (P-02). */
const betweenChecks = 300_000

/** The desk after a check that found nothing. */
export const financeAt = (now: number): FinanceMemory => ({
  check: { checkedAt: now - betweenChecks / 5, findings: [] },
  bankFiles: new Map(),
  reconciliations: [],
})
