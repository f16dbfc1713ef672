import type { EligibilityCriterion, SortDirection } from '../generated/user-types.ts'
import { byCreation } from '../programs/discover/order.ts'
import { holds } from '../programs/discover/filter.ts'
import { searchedNamesOf, type Named } from '../profiles/names.ts'
import { folded } from '../search/folded.ts'

/** Returns whether a profile's names and user name together contain all words of a search (M-08). */
export const isSearched = (profile: Named & { userName: string | null }, words: readonly string[] | null): boolean =>
  words === null || holds(folded([...searchedNamesOf(profile), profile.userName ?? ''].join(' ')), words)

/** Sorts applicants by their number of unmet criteria, the fewest first, then by the newest request. */
export const byFit = <T extends { createdAt: number; id: string; failed: readonly EligibilityCriterion[] }>(a: T, b: T): number =>
  a.failed.length - b.failed.length || byCreation(a, b)

/**
 * Facts about an applicant by which a list can be sorted. `reach` and `createdAt` are fields of `pagination.sort`; by default the list is
 * sorted by fit.
 */
type Ranked = { createdAt: number; id: string; failed: readonly EligibilityCriterion[]; reach: number }
type Order = (a: Ranked, b: Ranked) => number
const orders: Readonly<Record<string, Order>> = {
  reach: (a, b) => b.reach - a.reach || byCreation(a, b),
  createdAt: byCreation,
}

/**
 * Returns the requested order of applicants: by reach or by the time of the request. With `DESC`, the largest or newest comes first,
 * otherwise last. Returns `byFit` for any other field.
 */
export function applicantOrder(sort: readonly { field: string; direction?: SortDirection | null }[] | null | undefined): Order {
  const [first] = sort ?? []
  const order = first && orders[first.field]
  if (!order) return byFit
  return first.direction === 'DESC' ? order : (a, b) => order(b, a)
}

/** Fields of `pagination.sort` for participants: time of joining, valid clicks, approved results, revenue of these results, cash earned. */
const participantOrders = ['createdAt', 'clicks', 'approvedCount', 'revenue', 'earned'] as const
export type ParticipantOrder = (typeof participantOrders)[number]

/**
 * Returns the field by which participants are sorted (A-09, M-08); `createdAt` by default. The highest value or newest participant comes
 * first.
 */
export const participantOrder = (sort: readonly { field: string }[] | null | undefined): ParticipantOrder =>
  participantOrders.find((each) => each === sort?.[0]?.field) ?? 'createdAt'
