import { genesis } from '@wasla/contract/sealed-terms/chain.ts'
import type { SealRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '#wait.ts'
import { hashAfter, sha256 } from './seal.ts'
import { findSeal, findSealsAfter } from './stores/seals.ts'
import { findVersion } from './stores/versions.ts'

/** Number of links that are read at once. Other tasks can run between two reads. */
const chunk = 100

async function isWhole(db: Database, link: SealRecord): Promise<boolean> {
  const version = await findVersion(db, link.programId, link.version)
  return version !== null && version.hash === link.termsHash && sha256(version.text) === link.termsHash
}

/** The last link that was verified, and the number of the first one that is wrong or missing; null if all are right. */
type SealsVerdict = { readonly last: number; readonly broken: number | null }

/**
 * Recomputes at most `most` links of the chain of seals, starting with link `first`, and the hashes of the terms in them. If the chain is
 * shorter, nothing is verified.
 */
export async function verifySeals(db: Database, first = 1, most = Infinity): Promise<SealsVerdict> {
  let last: Pick<SealRecord, 'seq' | 'hash'> | null = first === 1 ? { seq: 0, hash: genesis } : await findSeal(db, first - 1)
  if (!last) return { last: 0, broken: null }
  const end = first - 1 + most
  while (last.seq < end) {
    const links: SealRecord[] = await findSealsAfter(db, last.seq, Math.min(chunk, end - last.seq))
    for (const link of links) {
      const seq: number = last.seq + 1
      if (link.seq !== seq || link.hash !== hashAfter(last.hash, link) || !(await isWhole(db, link))) return { last: last.seq, broken: seq }
      last = link
    }
    if (links.length === 0) break
    await breathe()
  }
  return { last: last.seq, broken: null }
}
