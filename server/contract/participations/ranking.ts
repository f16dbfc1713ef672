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
