/** A version of a program’s terms. Versions of a program are numbered from 1; the text is canonical. Times in milliseconds. */
export type TermsVersionRecord = {
  readonly programId: string
  readonly version: number
  readonly text: string
  /** The SHA-256 of the text, in hexadecimal. */
  readonly hash: string
  readonly sealedAt: number
}

/** Whom a receipt is about. `requestedAt` is the time of the request to join. */
export type Receipted = {
  readonly receipt: string
  readonly participationId: string
  readonly profileId: string
  readonly requestedAt: number
}

/** What one link of the chain seals: a version of a program’s terms, and the receipt of a participation under it if it is one. */
export type SealRecord = {
  /** Number in the chain, from 1 without a gap. */
  readonly seq: number
  readonly programId: string
  readonly version: number
  readonly termsHash: string
  readonly receipted: Receipted | null
  readonly sealedAt: number
  /** Hash of the chain up to this link, in hexadecimal. */
  readonly hash: string
}

/** A receipt with what a reader needs to check it. */
export type ReceiptRecord = {
  readonly receipted: Receipted
  readonly programId: string
  /** `previous` is the hash of the chain before this link, `text` the text of the link. */
  readonly seal: SealRecord & { readonly previous: string; readonly text: string }
  readonly terms: TermsVersionRecord
  /** Versions after the sealed one, oldest first. */
  readonly later: readonly TermsVersionRecord[]
  /** The newest version that the participant has confirmed, or the sealed one. */
  readonly seen: number
}
