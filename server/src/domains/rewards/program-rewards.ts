import type { ProgramRewards } from '../programs/service.ts'
import type { CountingDeps } from './deps.ts'
import { openClaims } from './open-claims.ts'
import { grantWaiting } from './save-counting.ts'
import { sumAccrued } from './stores/rewards.ts'

/** What was earned, for the domain of programs: it is below this one and asks through its port. */
export const programRewards = (deps: Omit<CountingDeps, 'people' | 'figuresChanged'>): ProgramRewards => ({
  accruedOf: sumAccrued,
  openClaims,
  grantWaiting: (tx, status) => grantWaiting(tx, deps, status),
})
