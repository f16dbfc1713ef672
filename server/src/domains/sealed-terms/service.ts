import { linkText, genesis } from '@wasla/contract/sealed-terms/chain.ts'
import { sealedTermsLimits } from '@wasla/contract/sealed-terms/limits.ts'
import type { ReceiptRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { Database } from '#database/database.ts'
import { findSeal, findSealOf } from './stores/seals.ts'
import { findSeen } from './stores/seen.ts'
import { findLatestVersion, findVersion, findVersionsAfter } from './stores/versions.ts'

/* Functions with which programs and participations seal terms, in their own transactions (docs/decisions/088-sealed-terms.md). */
export { sealChange, sealReceipt, sealReceiptOnce } from './seal.ts'
export { findLastSeal, findSeal, findSealOf } from './stores/seals.ts'
export { countNewer, insertSeen } from './stores/seen.ts'
export { verifySeals } from './verify.ts'

/** Returns the number of the newest version of a program’s terms; 0 if none is sealed. */
export const latestVersion = async (db: Database, programId: string): Promise<number> =>
  (await findLatestVersion(db, programId))?.version ?? 0

/** Returns a participation’s receipt, without checking who reads it; null if it has none. */
export async function findReceipt(db: Database, participationId: string): Promise<ReceiptRecord | null> {
  const seal = await findSealOf(db, participationId)
  if (!seal?.receipted) return null
  const { programId, version, seq, receipted } = seal
  const terms = await findVersion(db, programId, version)
  if (!terms) throw new Error('A seal names a version that is not stored')
  const previous = seq === 1 ? genesis : (await findSeal(db, seq - 1))?.hash
  if (previous === undefined) throw new Error('The chain of seals has a gap')
  return {
    receipted,
    programId,
    seal: { ...seal, previous, text: linkText(seal) },
    terms,
    later: await findVersionsAfter(db, programId, version, sealedTermsLimits.later),
    seen: Math.max(version, (await findSeen(db, participationId)) ?? 0),
  }
}
