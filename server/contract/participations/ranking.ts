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

/** The order of applicants that a list asks for: by reach or by the time of the request, the largest and the newest first unless it says `ASC`. */
export function applicantOrder(sort: readonly { field: string; direction?: 'ASC' | 'DESC' | null }[] | null | undefined): Order {
  const [first] = sort ?? []
  const order = first && orders[first.field]
  if (!order) return byFit
  return first.direction === 'DESC' ? order : (a, b) => order(b, a)
}

/** What a list of participants may be ordered by in `pagination.sort`: the time they joined, their valid clicks, what was approved, what that brought, or the cash they earned. */
export const participantOrders = ['createdAt', 'clicks', 'approvedCount', 'revenue', 'earned'] as const
export type ParticipantOrder = (typeof participantOrders)[number]

/** The order of participants that a list asks for (A-09, M-08), the most first; anything else, and nothing, is the newest first. */
export const participantOrder = (sort: readonly { field: string }[] | null | undefined): ParticipantOrder =>
  participantOrders.find((each) => each === sort?.[0]?.field) ?? 'createdAt'
