import { areAmounts, type Figures } from './figures.ts'

/** A checkpoint of funds: the root of a tree over all programs with money, at a checkpoint of the ledger. */
export type FundsLink = {
  /** Number in the chain of these checkpoints, from 1 without a gap. */
  readonly number: number
  /** Number and hash of the last sealed entry of the ledger whose effect the figures have. */
  readonly ledger: { readonly seq: number; readonly hash: string }
  readonly root: string
  /** Sums over all programs. */
  readonly totals: Figures
  /** Number of programs in the tree. */
  readonly programs: number
  /** Time in milliseconds. */
  readonly sealedAt: number
}

/** A link with its hash. */
export type SealedLink = FundsLink & { readonly hash: string }

/**
 * Returns the text of a link: a JSON array without spaces, with form, number, number and hash of the ledger’s checkpoint, root, the three
 * totals, number of programs, time.
 */
export const linkText = ({ number, ledger, root, totals: { paid, earned, free }, programs, sealedAt }: FundsLink): string =>
  JSON.stringify(['funds', 1, number, ledger.seq, ledger.hash, root, paid, earned, free, programs, sealedAt])

/** Returns the text that is hashed for a link: the previous hash in hexadecimal, and the text of the link behind it. */
export const linked = (previous: string, text: string): string => `${previous}${text}`

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as unknown[]) : []
  } catch {
    return []
  }
}

/**
 * Returns the link that a text says; null if it is not the text of a link, letter for letter. Values of other types make another text, so they
 * are refused too.
 */
export function readLink(text: string): FundsLink | null {
  const [, , number, seq, hash, root, paid, earned, free, programs, sealedAt] = parsed(text)
  const link = {
    number: Number(number),
    ledger: { seq: Number(seq), hash: String(hash) },
    root: String(root),
    totals: { paid: Number(paid), earned: Number(earned), free: Number(free) },
    programs: Number(programs),
    sealedAt: Number(sealedAt),
  }
  return linkText(link) === text && areAmounts(link.totals) ? link : null
}
