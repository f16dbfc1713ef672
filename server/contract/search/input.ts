import { invalidInput } from '../errors/problem.ts'
import type { SearchInput, SearchResult, SearchType } from '../generated/user-types.ts'
import { searchQuery, type SearchQuery } from './query.ts'

/** Fields of a result that `mustExistFields` may name; all but the picture always exist (H-03). */
const resultFields = ['name', 'picture', 'type', 'userName', 'isVerified', 'id'] as const satisfies readonly (keyof SearchResult)[]

/** What `search` looks for. */
export type SearchRequest = {
  /** Null: nothing can be found. */
  readonly query: SearchQuery | null
  /** Null: every kind. */
  readonly types: readonly SearchType[] | null
  /** Only results with a picture. */
  readonly withPicture: boolean
}

/** Types as a caller names them; none are all of them. */
export const typesAmong = <Type>(types: readonly Type[] | null | undefined): readonly Type[] | null =>
  types && types.length > 0 ? [...new Set(types)] : null

/** Reads the input of `search`. Throws `DTO_VALIDATION_ERROR` for a name in `mustExistFields` that no result has (H-03). */
export function readSearch({ term, types, mustExistFields }: SearchInput): SearchRequest {
  const names: readonly string[] = mustExistFields ?? []
  const unknown = names.findIndex((name) => !resultFields.some((field) => field === name))
  if (unknown !== -1) throw invalidInput([{ path: `mustExistFields.${unknown}`, rule: 'unknownValue' }])
  return { query: searchQuery(term), types: typesAmong(types), withPicture: names.includes('picture') }
}
