import { endOfDay, startOfDay } from '../../platform/riyadh.ts'
import { nextPayoutRun, type PayoutFrequency } from '../../wallet/payout-run.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramTerms } from '../terms.ts'

type Dated = Pick<ProgramRecord, 'startDate' | 'endDate' | 'publishDate'>

/** Returns when a published program starts: on its first day, but not before it is listed (L-01). */
export const startsAt = ({ startDate, publishDate }: Pick<Dated, 'startDate' | 'publishDate'>): number =>
  Math.max(startOfDay(startDate), publishDate ?? 0)

/** Returns the end of a program's last day in Riyadh; null if the program has no end. */
export const endsAt = ({ endDate }: Pick<Dated, 'endDate'>): number | null => (endDate === null ? null : endOfDay(endDate))

export const hasStarted = (program: Dated, now: number): boolean => now >= startsAt(program)
export const hasEnded = (program: Dated, now: number): boolean => now >= (endsAt(program) ?? Number.POSITIVE_INFINITY)

type Retired = Pick<ProgramRecord, 'retiredAt' | 'objectiveType'>

/**
 * Returns when the leftover budget of a retired program is returned (L-10, X-33): after the attribution window, the hold of its objective,
 * and the run that pays the last rewards. Null before it retires.
 */
export function releasesAt({ retiredAt, objectiveType }: Retired, frequency: PayoutFrequency, terms: ProgramTerms): number | null {
  if (retiredAt === null) return null
  const hold = objectiveType === null ? 0 : terms.hold[objectiveType]
  return nextPayoutRun(frequency, retiredAt + terms.attributionWindow + hold)
}

/** Returns when a program's leftover budget is expected to be returned, if it retires at its end; null without an end. */
export function expectedReleaseAt(
  program: Retired & Pick<ProgramRecord, 'endDate'>,
  frequency: PayoutFrequency,
  terms: ProgramTerms,
): number | null {
  return releasesAt({ ...program, retiredAt: program.retiredAt ?? endsAt(program) }, frequency, terms)
}

/**
 * Returns when a published program's leftover budget would be returned if it ended now; for an ended program, when it is returned (L-10).
 * Null for a draft.
 */
export const returnsAt = (
  program: Retired & Pick<ProgramRecord, 'status'>,
  frequency: PayoutFrequency,
  { terms, now }: { terms: ProgramTerms; now: number },
): number | null => (program.status === 'Draft' ? null : releasesAt({ ...program, retiredAt: program.retiredAt ?? now }, frequency, terms))

type Scheduled = Dated & Retired & Pick<ProgramRecord, 'status'>

/** Returns the time of the timer's next check (`dueAt`); null if nothing is due. */
export function nextCheckAt(program: Scheduled, frequency: PayoutFrequency, terms: ProgramTerms): number | null {
  switch (program.status) {
    case 'Draft':
      return null
    case 'Soon':
      return Math.min(startsAt(program), endsAt(program) ?? Number.POSITIVE_INFINITY)
    case 'Active':
    case 'OnHold':
      return endsAt(program)
    case 'Retired':
      return releasesAt(program, frequency, terms)
  }
}
