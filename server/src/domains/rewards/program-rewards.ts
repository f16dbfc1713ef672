import type { ProgramRewards } from '../programs/service.ts'
import type { CountingDeps } from './deps.ts'
import { openClaims } from './open-claims.ts'
import { grantWaiting } from './save-counting.ts'
import { sumAccrued } from './stores/rewards.ts'

/** Implements the port through which the domain of programs uses rewards. That domain does not import this one. */
export const programRewards = (deps: Omit<CountingDeps, 'people' | 'figuresChanged'>): ProgramRewards => ({
  accruedOf: sumAccrued,
  openClaims,
  grantWaiting: (tx, status) => grantWaiting(tx, deps, status),
})
