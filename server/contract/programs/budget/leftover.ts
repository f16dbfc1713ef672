import type { ProgramLeftover } from '../../generated/user-sdl-types.ts'
import type { OpenClaims } from './claims.ts'
import { remainingOf, type ProgramMoney } from './usage.ts'

/** `ProgramLeftover` (Y-12); null where everything is decided. No more is reserved than nobody has earned yet. */
export const leftoverOf = ({ count, amount }: OpenClaims, money: ProgramMoney): ProgramLeftover | null =>
  count === 0 ? null : { undecided: count, reserved: Math.min(amount, remainingOf(money)) }
