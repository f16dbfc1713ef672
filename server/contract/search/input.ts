import { invalidInput } from '../errors/problem.ts'
import type { SearchInput, SearchResult, SearchType } from '../generated/user-types.ts'
import { searchQuery, type SearchQuery } from './query.ts'

/** Fields of a result that `mustExistFields` may name. All except the picture always exist (H-03). */
const resultFields = ['name', 'picture', 'type', 'userName', 'isVerified', 'id'] as const satisfies readonly (keyof SearchResult)[]

/** The normalized input of `search`. */
export type SearchRequest = {
  /** The normalized term; null if the term finds nothing. */
  readonly query: SearchQuery | null
  /** The types to find; null for all types. */
  readonly types: readonly SearchType[] | null
  /** Whether only results with a picture are returned. */
  readonly withPicture: boolean
}

/** Returns the requested types, each once. Returns null, which means all types, if none is requested. */
export const typesAmong = <Type>(types: readonly Type[] | null | undefined): readonly Type[] | null =>
  types && types.length > 0 ? [...new Set(types)] : null

/** Returns the normalized input of `search`. Throws `DTO_VALIDATION_ERROR` for a name in `mustExistFields` that no result has (H-03). */
export function readSearch({ term, types, mustExistFields }: SearchInput): SearchRequest {
  const names: readonly string[] = mustExistFields ?? []
  const unknown = names.findIndex((name) => !resultFields.some((field) => field === name))
  if (unknown !== -1) throw invalidInput([{ path: `mustExistFields.${unknown}`, rule: 'unknownValue' }])
  return { query: searchQuery(term), types: typesAmong(types), withPicture: names.includes('picture') }
}
