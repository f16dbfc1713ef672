import { noClaims, type OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import { openClaimsOf } from '@wasla/contract/rewards/open-claims.ts'
import type { Database } from '#database/database.ts'
import { findUndecided } from '../tracking/service.ts'
import { targetsOf } from './save-counting.ts'
import { findOpenCasesIn } from './stores/cases.ts'
import { findRewards } from './stores/rewards.ts'

/**
 * Returns the number of undecided results and rewards of a program, and the amount that they may still earn. `since`: when the first one
 * began to wait (Y-12).
 */
export async function openClaims(tx: Database, programId: string): Promise<OpenClaims> {
  const undecided = [...(await findUndecided(tx, programId)), ...(await findOpenCasesIn(tx, programId))]
  if (undecided.length === 0) return noClaims
  const people = [...new Set(undecided.map(({ profileId }) => profileId))]
  return openClaimsOf(undecided, (await targetsOf(tx, programId))?.milestones ?? [], await findRewards(tx, programId, people))
}
