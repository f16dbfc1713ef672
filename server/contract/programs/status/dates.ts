import { endOfDay, startOfDay } from '../../platform/riyadh.ts'
import { nextPayoutRun, type PayoutFrequency } from '../../wallet/payout-run.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramTerms } from '../terms.ts'

type Dated = Pick<ProgramRecord, 'startDate' | 'endDate' | 'publishDate'>

/** When a published program begins: on its first day, and not before it is listed (L-01). */
export const startsAt = ({ startDate, publishDate }: Pick<Dated, 'startDate' | 'publishDate'>): number =>
  Math.max(startOfDay(startDate), publishDate ?? 0)

/** When its last day is over in Riyadh; null where it runs without an end. */
export const endsAt = ({ endDate }: Pick<Dated, 'endDate'>): number | null => (endDate === null ? null : endOfDay(endDate))

export const hasStarted = (program: Dated, now: number): boolean => now >= startsAt(program)
export const hasEnded = (program: Dated, now: number): boolean => now >= (endsAt(program) ?? Number.POSITIVE_INFINITY)

type Retired = Pick<ProgramRecord, 'retiredAt' | 'objectiveType'>

/**
 * When the leftover of a retired program goes back (L-10, X-33): after the attribution window, the hold of its objective, and the run that
 * pays the last rewards. Null before it is retired.
 */
export function releasesAt({ retiredAt, objectiveType }: Retired, frequency: PayoutFrequency, terms: ProgramTerms): number | null {
  if (retiredAt === null) return null
  const hold = objectiveType === null ? 0 : terms.hold[objectiveType]
  return nextPayoutRun(frequency, retiredAt + terms.attributionWindow + hold)
}

/** When the leftover of a program that has an end is to go back, were it to retire then; null where nobody knows. */
export function expectedReleaseAt(
  program: Retired & Pick<ProgramRecord, 'endDate'>,
  frequency: PayoutFrequency,
  terms: ProgramTerms,
): number | null {
  return releasesAt({ ...program, retiredAt: program.retiredAt ?? endsAt(program) }, frequency, terms)
}

/** When what is left of a published program would come back, were it ended now; of one that has ended, when it does (L-10). Null of a draft. */
export const returnsAt = (
  program: Retired & Pick<ProgramRecord, 'status'>,
  frequency: PayoutFrequency,
  { terms, now }: { terms: ProgramTerms; now: number },
): number | null => (program.status === 'Draft' ? null : releasesAt({ ...program, retiredAt: program.retiredAt ?? now }, frequency, terms))

type Scheduled = Dated & Retired & Pick<ProgramRecord, 'status'>

/** When the timer has to look at a program next (`dueAt`); null where nothing is due. */
export function nextLookAt(program: Scheduled, frequency: PayoutFrequency, terms: ProgramTerms): number | null {
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
