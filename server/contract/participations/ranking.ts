import type { EligibilityCriterion } from '../generated/user-types.ts'
import { byCreation } from '../programs/discover/order.ts'
import { holds } from '../programs/discover/filter.ts'
import { searchedNamesOf, type Named } from '../profiles/names.ts'
import { folded } from '../search/folded.ts'

/** Returns whether one of a profile's names or its user name matches the search (M-08). */
export const isSearched = (profile: Named & { userName: string | null }, words: readonly string[] | null): boolean =>
  words === null || holds(folded([...searchedNamesOf(profile), profile.userName ?? ''].join(' ')), words)

/** Sorts applicants: those with the fewest unmet criteria first, then the newest request. */
export const byFit = <T extends { createdAt: number; id: string; failed: readonly EligibilityCriterion[] }>(a: T, b: T): number =>
  a.failed.length - b.failed.length || byCreation(a, b)

/** The fields by which `pagination.sort` can order applicants. Without a sort, or with an unknown field, they are ordered by fit. */
type Ranked = { createdAt: number; id: string; failed: readonly EligibilityCriterion[]; reach: number }
type Order = (a: Ranked, b: Ranked) => number
const orders: Readonly<Record<string, Order>> = {
  reach: (a, b) => b.reach - a.reach || byCreation(a, b),
  createdAt: byCreation,
}

/**
 * Returns the requested order of applicants: by reach or by the time of the request. The largest and the newest come first only with
 * `DESC`.
 */
export function applicantOrder(sort: readonly { field: string; direction?: 'ASC' | 'DESC' | null }[] | null | undefined): Order {
  const [first] = sort ?? []
  const order = first && orders[first.field]
  if (!order) return byFit
  return first.direction === 'DESC' ? order : (a, b) => order(b, a)
}

/**
 * The fields by which `pagination.sort` can order participants: the time they joined, their valid clicks, their approved results, the
 * revenue of these results, or the cash they earned.
 */
export const participantOrders = ['createdAt', 'clicks', 'approvedCount', 'revenue', 'earned'] as const
export type ParticipantOrder = (typeof participantOrders)[number]

/** Returns the requested order of participants (A-09, M-08), the most first; by default the newest first. */
export const participantOrder = (sort: readonly { field: string }[] | null | undefined): ParticipantOrder =>
  participantOrders.find((each) => each === sort?.[0]?.field) ?? 'createdAt'
