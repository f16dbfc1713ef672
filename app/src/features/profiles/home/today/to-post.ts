import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { HomeJoinedQuery } from './Joined.generated.ts'

type Joined = HomeJoinedQuery['myParticipantsRequests']['data'][number]
/** A program to post about. `until` is the last day on which posts count, null without an end. `isSoon` is true if that day is near. */
export type Posting = { readonly id: string; readonly name: string; readonly until: string | null; readonly isSoon: boolean }

/** Largest number of programs in the card. */
const shown = 4

/** Number of days before its end in which a program counts as ending soon. */
const soon = 3

/**
 * Returns the programs to post about. The program that ends next is first; programs without an end are last. Omits programs that are on
 * hold, have ended or have not started.
 */
export function toPost(joined: readonly Pick<Joined, 'id' | 'name' | 'status' | 'endDate'>[], now: number): Posting[] {
  const today = civilDate(now)
  const last = plusDays(today, soon)
  return joined
    .filter(({ status, endDate }) => status === 'Active' && (endDate === null || endDate >= today))
    .map(({ id, name, endDate }) => ({ id, name, until: endDate, isSoon: endDate !== null && endDate <= last }))
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'))
    .slice(0, shown)
}
