import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { HomeJoinedQuery } from './Joined.generated.ts'

type Joined = HomeJoinedQuery['myParticipantsRequests']['data'][number]
/** A program that runs, with the last day on which what is posted counts; null where it has no end. */
export type Posting = { readonly id: string; readonly name: string; readonly until: string | null; readonly isSoon: boolean }

/** How many stand on home. */
const shown = 4

/** From how many days before its end a program is close to it. */
const soon = 3

/** What there is to post, the next to end first and those without an end last. What is on hold, over or yet to start takes no posts. */
export function toPost(joined: readonly Pick<Joined, 'id' | 'name' | 'status' | 'endDate'>[], now: number): Posting[] {
  const today = civilDate(now)
  const last = plusDays(today, soon)
  return joined
    .filter(({ status, endDate }) => status === 'Active' && (endDate === null || endDate >= today))
    .map(({ id, name, endDate }) => ({ id, name, until: endDate, isSoon: endDate !== null && endDate <= last }))
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'))
    .slice(0, shown)
}
