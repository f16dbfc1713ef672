import type { ColumnType } from 'kysely'
import type { AccountKind } from '@wasla/contract/ledger/accounts.ts'
import type { HoldStatus } from '@wasla/contract/ledger/hold-record.ts'
import type { Moment } from './values.ts'

/** `balance` is in halalas; `version` counts the account’s entries. Both change only with an entry. */
export type LedgerAccountsTable = {
  id: string
  kind: AccountKind
  currency: string
  balance: number
  version: number
  created_at: Moment
}

/** `last_line` is the number of the last entry. A transaction with fewer entries cannot be committed. */
export type LedgerTransactionsTable = {
  id: string
  kind: string
  reference: string
  currency: string
  reverses: string | null
  last_line: number
  created_at: Moment
}

/**
 * `amount` is in halalas, positive if the account receives it. `account_version` and `balance_after` continue from the account’s previous
 * entry.
 */
export type LedgerEntriesTable = {
  transaction_id: string
  line: number
  account_id: string
  amount: number
  account_version: number
  balance_after: number
}

export type LedgerHoldsTable = {
  /** Id of the transaction that opened the hold. */
  id: string
  source_id: string
  held_id: string
  amount: number
  status: HoldStatus
  posted_amount: number
  ended_by: string | null
  expires_at: Moment | null
  created_at: Moment
  ended_at: Moment | null
}

export type LedgerKeysTable = {
  owner: string
  operation: string
  key: string
  fingerprint: string
  transaction_id: string
  created_at: Moment
}

/** Transactions whose entries have no seal yet. */
export type LedgerUnsealedTable = { transaction_id: string }

/** `hash` is the SHA-256 in hexadecimal over the previous hash and the entry. */
export type LedgerSealsTable = { seq: number; transaction_id: string; line: number; hash: string; sealed_at: Moment }

/** Has one row: the time since which the ledger is read-only, and the findings of the last check as JSON. */
export type LedgerStateTable = {
  id: 'this'
  read_only_since: Moment | null
  reason: string | null
  checked_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
  findings: ColumnType<string | null, string | null | undefined, string | null>
}
