import type { PayoutFrequency } from '../../wallet/payout-run.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramTerms } from '../terms.ts'
import type { HoldCause, ProgramStatus } from '../types.ts'
import { nextCheckAt } from './dates.ts'
import type { StatusActor } from './edges.ts'

/** Payout frequency and waits, from which the timer's next check is computed. */
export type Rhythm = { readonly frequency: PayoutFrequency; readonly terms: ProgramTerms }

/** Returns the program with the time of its next scheduled check. */
export const rescheduled = (program: ProgramRecord, { frequency, terms }: Rhythm): ProgramRecord => ({
  ...program,
  dueAt: nextCheckAt(program, frequency, terms),
})

const causeOf: Readonly<Record<StatusActor, HoldCause | null>> = {
  owner: 'OWNER',
  budget: 'BUDGET',
  admin: 'ADMIN',
  publishing: null,
  timer: null,
}

/** A program that returns to draft counts as never published; its money is returned with the move. */
const unpublished = { publishDate: null, publishedAt: null, budget: 0 } as const

/** Returns the program after a move; `reason` is what an admin typed, for the owner. */
export function moved(
  program: ProgramRecord,
  to: ProgramStatus,
  by: { actor: StatusActor; reason?: string | null; now: number },
  rhythm: Rhythm,
): ProgramRecord {
  const isHeld = to === 'OnHold'
  return rescheduled(
    {
      ...program,
      ...(to === 'Draft' ? unpublished : {}),
      status: to,
      holdCause: isHeld ? causeOf[by.actor] : null,
      holdReason: isHeld ? (by.reason ?? null) : null,
      retiredAt: to === 'Retired' ? by.now : null,
      updatedAt: by.now,
    },
    rhythm,
  )
}
