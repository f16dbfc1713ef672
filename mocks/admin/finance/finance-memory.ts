import type { GivenToBank } from '@wasla/contract/admin/withdrawals.ts'
import type { Reconciliation } from '@wasla/contract/generated/admin-types.ts'
import type { BookFinding } from '@wasla/contract/ledger/books.ts'

/** State of the finance desk in addition to the product's ledger and wallets. */
export type FinanceMemory = {
  /** Time and findings of the last check of the ledger’s invariants. */
  check: { checkedAt: number | null; findings: readonly BookFinding[] }
  /** The bank file in which each withdrawal was exported, by withdrawal id. */
  bankFiles: ReadonlyMap<string, GivenToBank>
  reconciliations: Reconciliation[]
}

/** Interval between two checks of the ledger, in milliseconds (P-02). */
const betweenChecks = 300_000

/** Returns the state after a recent check without findings. */
export const financeAt = (now: number): FinanceMemory => ({
  check: { checkedAt: now - betweenChecks / 5, findings: [] },
  bankFiles: new Map(),
  reconciliations: [],
})
