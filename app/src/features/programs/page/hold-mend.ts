import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { OwnerChoice } from '../owner/owner-choices.ts'

export type HoldMend = 'budget' | 'resume'

/** What an owner does about a hold (L-01, X-32): more budget where it ran out, resuming where they held it. Our team's hold is theirs to end. */
export function mendOf(
  { status, holdCause }: { status: ProgramStatus; holdCause: HoldCause | null },
  choices: readonly OwnerChoice[],
): HoldMend | null {
  if (status !== 'OnHold' || holdCause === 'ADMIN') return null
  const mend = holdCause === 'BUDGET' ? 'budget' : 'resume'
  return choices.includes(mend) ? mend : null
}
