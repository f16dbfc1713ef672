import type { EligibilityCriterion } from '../generated/user-types.ts'
import { byCreation } from '../programs/discover/order.ts'
import { holds } from '../programs/discover/filter.ts'
import { searchedNamesOf, type Named } from '../profiles/names.ts'
import { folded } from '../search/folded.ts'

/** Whether a profile is among those that are searched for, by any of its names or its user name (M-08). */
export const isSearched = (profile: Named & { userName: string | null }, words: readonly string[] | null): boolean =>
  words === null || holds(folded([...searchedNamesOf(profile), profile.userName ?? ''].join(' ')), words)

/** The order of applicants: who fits best first, by how many criteria they do not meet; of those the newest request. */
export const byFit = <T extends { createdAt: number; id: string; failed: readonly EligibilityCriterion[] }>(a: T, b: T): number =>
  a.failed.length - b.failed.length || byCreation(a, b)

/** What a list of applicants may be ordered by in `pagination.sort`; anything else, and nothing, is by how well they fit. */
type Ranked = { createdAt: number; id: string; failed: readonly EligibilityCriterion[]; reach: number }
type Order = (a: Ranked, b: Ranked) => number
const orders: Readonly<Record<string, Order>> = {
  reach: (a, b) => b.reach - a.reach || byCreation(a, b),
  createdAt: byCreation,
}

type Result = { readonly approved: number; readonly clicks: number } | undefined
type Joined = { readonly createdAt: number; readonly id: string; readonly result: Result }

const byNumber = (of: (joined: Joined) => number) => (a: Joined, b: Joined) => of(b) - of(a)
const byApproved = byNumber(({ result }) => result?.approved ?? 0)
const byClicks = byNumber(({ result }) => result?.clicks ?? 0)

/** What a list of participants may be ordered by in `pagination.sort` (O-08); the other figure decides between equals. */
const joinedOrders: Readonly<Record<string, (a: Joined, b: Joined) => number>> = {
  approvedCount: (a, b) => byApproved(a, b) || byClicks(a, b),
  clicks: (a, b) => byClicks(a, b) || byApproved(a, b),
}

type Sort = readonly { field: string; direction?: 'ASC' | 'DESC' | null }[] | null | undefined

/**
 * The order of participants by their results, the smallest first unless it says `DESC`, and of equals the newest first; null where a list
 * asks for neither, and stands as they joined.
 */
export function participantOrder(sort: Sort): ((a: Joined, b: Joined) => number) | null {
  const [first] = sort ?? []
  const order = first && joinedOrders[first.field]
  if (!order) return null
  const isAscending = first.direction !== 'DESC'
  return (a, b) => (isAscending ? order(b, a) : order(a, b)) || byCreation(a, b)
}

/** The order of applicants that a list asks for: by reach or by the time of the request, the largest and the newest first unless it says `ASC`. */
export function applicantOrder(sort: readonly { field: string; direction?: 'ASC' | 'DESC' | null }[] | null | undefined): Order {
  const [first] = sort ?? []
  const order = first && orders[first.field]
  if (!order) return byFit
  return first.direction === 'DESC' ? order : (a, b) => order(b, a)
}
