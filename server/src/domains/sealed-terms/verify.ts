import { genesis } from '@wasla/contract/sealed-terms/chain.ts'
import type { SealRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { Database } from '#database/database.ts'
import { breathe } from '#wait.ts'
import { hashAfter, sha256 } from './seal.ts'
import { findSealsAfter } from './stores/seals.ts'
import { findVersion } from './stores/versions.ts'

/** Number of links that are read at once. Other tasks can run between two reads. */
const chunk = 100

async function isWhole(db: Database, link: SealRecord): Promise<boolean> {
  const version = await findVersion(db, link.programId, link.version)
  return version !== null && version.hash === link.termsHash && sha256(version.text) === link.termsHash
}

/**
 * Recomputes the chain of seals and the hash of every version in it. Returns the number of the first link that is wrong or missing; null if all
 * are right.
 */
export async function verifySeals(db: Database): Promise<number | null> {
  let last = { seq: 0, hash: genesis }
  for (;;) {
    const links = await findSealsAfter(db, last.seq, chunk)
    for (const link of links) {
      const seq = last.seq + 1
      if (link.seq !== seq || link.hash !== hashAfter(last.hash, link) || !(await isWhole(db, link))) return seq
      last = link
    }
    if (links.length < chunk) return null
    await breathe()
  }
}
