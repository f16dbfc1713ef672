import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { HomeJoinedQuery } from './Joined.generated.ts'

type Joined = HomeJoinedQuery['myParticipantsRequests']['data'][number]
/** A running program, with the last day on which posts count; null if it has no end. */
export type Posting = { readonly id: string; readonly name: string; readonly until: string | null; readonly isSoon: boolean }

/** Number of programs on home. */
const shown = 4

/** Number of days before its end from which a program ends soon. */
const soon = 3

/** Returns what to post: the next to end first, those without an end last. Omits programs that are on hold, over or not started. */
export function toPost(joined: readonly Pick<Joined, 'id' | 'name' | 'status' | 'endDate'>[], now: number): Posting[] {
  const today = civilDate(now)
  const last = plusDays(today, soon)
  return joined
    .filter(({ status, endDate }) => status === 'Active' && (endDate === null || endDate >= today))
    .map(({ id, name, endDate }) => ({ id, name, until: endDate, isSoon: endDate !== null && endDate <= last }))
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'))
    .slice(0, shown)
}
