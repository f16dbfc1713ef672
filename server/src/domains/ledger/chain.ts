import { createHash } from 'node:crypto'
import { canonical, genesis, type SealedEntry } from '@wasla/contract/ledger/canonical.ts'
import type { Link, Seal, SealOf } from './stores/seals.ts'

/** Returns the SHA-256 of the previous hash (32 bytes) and the entry’s canonical text (I11), in hexadecimal. */
export const hashAfter = (previous: string, entry: SealedEntry): string =>
  createHash('sha256').update(Buffer.from(previous, 'hex')).update(canonical(entry)).digest('hex')

/** Returns the seals of entries that follow the link `last`; if `last` is null, the entries begin the chain. */
export function sealsAfter(last: Pick<Seal, 'seq' | 'hash'> | null, entries: readonly Omit<SealedEntry, 'seq'>[], now: number): SealOf[] {
  let { seq, hash } = last ?? { seq: 0, hash: genesis }
  return entries.map((one) => {
    seq += 1
    hash = hashAfter(hash, { seq, ...one })
    return { seq, hash, transactionId: one.entry.transactionId, line: one.entry.line, sealedAt: now }
  })
}

/** Returns the number of the first link that is missing or does not follow from the link before it; null if all follow. */
export function firstBroken(from: Pick<Seal, 'seq' | 'hash'>, links: readonly Link[]): number | null {
  let { seq, hash } = from
  for (const link of links) {
    seq += 1
    hash = hashAfter(hash, link)
    if (link.seq !== seq || link.hash !== hash) return seq
  }
  return null
}
