import { invalidInput } from '../../errors/problem.ts'
import type { ProgramsFilter } from '../../generated/user-types.ts'
import { folded } from '../../search/folded.ts'
import { programLimits } from '../limits.ts'
import type { ProgramRecord } from '../record.ts'
import type { ObjectiveType, ProgramFocus } from '../types.ts'
import { isListed, listedStatuses, type ListedStatus } from '../page/visibility.ts'

/** A parsed filter of Discover. */
export type DiscoverQuery = {
  /** The statuses to find. Empty if only statuses that Discover never shows were requested: then nothing is found. */
  statuses: readonly ListedStatus[]
  /**
   * Folded words that the name must all contain; null without a search; empty if the term has no letter or digit, so that nothing is found.
   */
  words: readonly string[] | null
  /** The objectives to find; empty means any. */
  objectiveTypes: readonly ObjectiveType[]
  programFocus: ProgramFocus | null
}

/** Returns the folded words of a typed term; see `DiscoverQuery`. Throws `DTO_VALIDATION_ERROR` beyond 100 characters. */
export function searchedWords(typed: string | null | undefined, path: string): readonly string[] | null {
  const text = (typed ?? '').trim()
  if ([...text].length > programLimits.searchTerm.most)
    throw invalidInput([{ path, rule: 'tooLong', params: { max: programLimits.searchTerm.most } }])
  return text === '' ? null : folded(text).split(' ').filter(Boolean)
}

/** Returns whether a folded text contains all words. */
export const holds = (text: string, words: readonly string[] | null): boolean =>
  words === null || (words.length > 0 && words.every((word) => text.includes(word)))

/** Returns the statuses to search in: those requested that are Active or Soon, both by default. */
export const listedAmong = (requested: readonly string[] | null | undefined): readonly ListedStatus[] =>
  requested ? listedStatuses.filter((status) => requested.includes(status)) : listedStatuses

/** Reads the filter of `programs`. Throws `DTO_VALIDATION_ERROR` at `term`. */
export const readDiscoverFilter = (filter: ProgramsFilter | null | undefined): DiscoverQuery => ({
  statuses: listedAmong(filter?.status),
  words: searchedWords(filter?.term, 'term'),
  objectiveTypes: filter?.objectiveTypes ?? [],
  programFocus: filter?.programFocus ?? null,
})

/** Returns the folded name of a program, which is stored as `search_text`. */
export const searchTextOf = ({ name }: Pick<ProgramRecord, 'name'>): string => folded(name)

/** Returns whether Discover shows a program to a user: it is listed, of another user, and matches the filter (H-05). */
export const isDiscovered = (program: ProgramRecord, query: DiscoverQuery, { userId, now }: { userId: string; now: number }): boolean =>
  isListed(program, now) &&
  program.userId !== userId &&
  query.statuses.some((status) => status === program.status) &&
  holds(searchTextOf(program), query.words) &&
  (query.objectiveTypes.length === 0 || query.objectiveTypes.some((type) => type === program.objectiveType)) &&
  (query.programFocus === null || query.programFocus === program.programFocus)
