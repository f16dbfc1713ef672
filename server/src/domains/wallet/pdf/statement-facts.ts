import type { Localized } from '@wasla/contract/platform/language.ts'
import type { Statement } from '@wasla/contract/wallet/transactions/statement.ts'

/** The owner of a wallet. The name is in both scripts if the person gave both. */
export type Holder = { name: Localized; userName: string | null }

/**
 * A checkpoint of the ledger's chain: the number of entries that it covers, their hash in hexadecimal, and the time in milliseconds.
 * Anybody can read it at `address`.
 */
export type Checkpoint = { number: number; hash: string; sealedAt: number; address: string }

/** All data of a printed statement. The data is plain, because it is sent to another thread. */
export type StatementFacts = {
  statement: Statement
  /** The number of this statement for people: `ST-2025-10-7Q4K`. */
  number: string
  holder: Holder
  /** Titles of programs, by program id. */
  programs: ReadonlyMap<string, Localized>
  /** Null if the ledger has no sealed entry yet. */
  checkpoint: Checkpoint | null
  madeAt: number
  product: Localized
  isLive: boolean
}
