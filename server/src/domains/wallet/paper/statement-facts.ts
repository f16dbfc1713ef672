import type { Localized } from '@wasla/contract/platform/language.ts'
import type { Statement } from '@wasla/contract/wallet/transactions/statement.ts'

/** Whose wallet it is. A name is in both scripts where the person gave both. */
export type Holder = { name: Localized; userName: string | null }

/** A link of the ledger's chain: how many entries it covers, their hash in hexadecimal, when it was made (milliseconds), and where anybody reads it. */
export type Checkpoint = { number: number; hash: string; sealedAt: number; address: string }

/** Everything that is printed on a statement. It crosses to another thread, so it is plain data. */
export type StatementFacts = {
  statement: Statement
  /** How people name this statement: `ST-2025-10-7Q4K`. */
  number: string
  holder: Holder
  /** Titles of programs, by their ids. */
  programs: ReadonlyMap<string, Localized>
  /** Null before anything was sealed. */
  checkpoint: Checkpoint | null
  madeAt: number
  product: Localized
  isLive: boolean
}
