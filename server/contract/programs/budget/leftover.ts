import type { ProgramLeftover } from '../../generated/user-sdl-types.ts'
import type { OpenClaims } from './claims.ts'
import { remainingOf, type ProgramMoney } from './usage.ts'

/**
 * Returns the `ProgramLeftover` (Y-12); null if everything is decided. The reserved amount is never more than the unearned part of the
 * escrow.
 */
export const leftoverOf = ({ count, amount }: OpenClaims, money: ProgramMoney): ProgramLeftover | null =>
  count === 0 ? null : { undecided: count, reserved: Math.min(amount, remainingOf(money)) }
