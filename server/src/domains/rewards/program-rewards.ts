import type { ProgramRewards } from '../programs/service.ts'
import type { CountingDeps } from './deps.ts'
import { openClaims } from './open-claims.ts'
import { grantWaiting } from './save-counting.ts'
import { sumAccrued } from './stores/rewards.ts'

/** Gives the programs domain, which is below this one, access to rewards through its port. */
export const programRewards = (deps: Omit<CountingDeps, 'people' | 'figuresChanged'>): ProgramRewards => ({
  accruedOf: sumAccrued,
  openClaims,
  grantWaiting: (tx, status) => grantWaiting(tx, deps, status),
})
