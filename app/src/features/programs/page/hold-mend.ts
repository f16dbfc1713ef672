import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { OwnerChoice } from '../owner/owner-choices.ts'

export type HoldMend = 'budget' | 'resume'

/**
 * Returns the action with which an owner can end a hold (L-01, X-32). It is `budget` if the budget ran out, and `resume` if the owner put
 * the program on hold. Returns null if our team put it on hold, because only our team can end such a hold.
 */
export function mendOf(
  { status, holdCause }: { status: ProgramStatus; holdCause: HoldCause | null },
  choices: readonly OwnerChoice[],
): HoldMend | null {
  if (status !== 'OnHold' || holdCause === 'ADMIN') return null
  const mend = holdCause === 'BUDGET' ? 'budget' : 'resume'
  return choices.includes(mend) ? mend : null
}
