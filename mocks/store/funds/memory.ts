import type { FundsTree } from '@wasla/contract/funds/build.ts'
import type { SealedLink } from '@wasla/contract/funds/link.ts'
import type { SplitProgram } from '@wasla/contract/funds/split.ts'

/** A checkpoint before its hashes: a browser computes them asynchronously, so they are computed at the first reading. */
export type FundsSnapshot = { readonly programs: readonly SplitProgram[]; readonly sealedAt: number }

/** A checkpoint with its tree. */
export type SealedFunds = { readonly programs: readonly SplitProgram[]; readonly tree: FundsTree; readonly link: SealedLink }

/** The only checkpoint of the mock’s memory; null before one is sealed. `sealed` is null until its hashes were computed. */
export type FundsMemory = { snapshot: FundsSnapshot | null; sealed: Promise<SealedFunds> | null }

export const noFunds = (): FundsMemory => ({ snapshot: null, sealed: null })
