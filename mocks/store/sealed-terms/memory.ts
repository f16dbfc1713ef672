import type { SealRecord, TermsVersionRecord } from '@wasla/contract/sealed-terms/record.ts'

/** Sealed terms in the mock’s memory. Hashes are computed when a receipt is read, because a browser computes them asynchronously. */
export type SealedMemory = {
  versions: Omit<TermsVersionRecord, 'hash'>[]
  seals: Omit<SealRecord, 'hash' | 'termsHash'>[]
  /** The newest version that a participant confirmed, by participation. */
  seen: Map<string, number>
}

export const nothingSealed = (): SealedMemory => ({ versions: [], seals: [], seen: new Map() })
