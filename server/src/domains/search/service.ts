import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ProfileType, SearchInput, SearchPage, SearchResult } from '@wasla/contract/generated/user-types.ts'
import { mayExclude } from '@wasla/contract/people/excluded.ts'
import { groupResult, profileResult } from '@wasla/contract/people/search-result.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { readSearch, typesAmong } from '@wasla/contract/search/input.ts'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { searchQuery } from '@wasla/contract/search/query.ts'
import type { Deps } from '../../deps.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { freshenEntries } from './freshen.ts'
import { findEntries, type FoundEntry } from './stores/find.ts'
import { findRole, findShownGroups } from './stores/sources.ts'

/* Functions with which the people directory reads the entries of this search. */
export { facetsFor, hundredths } from './facets.ts'
export { noPrice, platformsIn, priceColumn } from './entry.ts'
export {
  facetsByRow,
  isNot,
  isPerson,
  searchAll,
  searchByFacets,
  wordsByRow,
  type Condition,
  type EntrySearch,
} from './stores/conditions.ts'
export { countEntries, entriesOf, readFew } from './stores/find.ts'
/* The search of the list of groups. */
export { findGroupsByWords } from './stores/find.ts'

type Searcher = Pick<Viewer, 'profileId'>

/** Arguments of `searchProfiles`. */
type ProfileSearch = {
  readonly term: string
  readonly types?: readonly ProfileType[] | null
  readonly excludeGroupId?: string | null
}

/** Search for profiles and groups by name (H-01 to H-04, X-54). Hidden profiles are never found. */
export type SearchService = {
  /**
   * Implements the query `search`; it also finds the reader. Throws `DTO_VALIDATION_ERROR` for unknown `mustExistFields`. A term without
   * matches returns an empty page, never an error.
   */
  all(input: SearchInput, page: PageArgument, language: Language): Promise<SearchPage>
  /**
   * `searchProfiles`: needs two letters, and leaves out the reader. For a group's owner and admins, also leaves out everybody in the group
   * (X-46).
   */
  profiles(viewer: Searcher, search: ProfileSearch, page: PageArgument): Promise<{ count: number; data: ProfileRecord[] }>
  /** For the timer: recomputes stale entries. */
  freshen(): Promise<void>
}

type SearchDeps = Pick<Deps, 'db' | 'dialect' | 'clock'> & { profiles: Pick<ProfilesService, 'byIds'> }

export function createSearchService({ db, dialect, clock, profiles }: SearchDeps): SearchService {
  const reader = { db, dialect }

  /** Returns the currently visible profiles of these entries, by id: an entry never shows more than its profile does. */
  async function visible(rows: readonly FoundEntry[]): Promise<ReadonlyMap<string, ProfileRecord>> {
    const ids = rows.filter(({ kind }) => kind !== 'GROUP').map(({ id }) => id)
    if (ids.length === 0) return new Map()
    const found = await profiles.byIds(ids)
    return new Map([...found].filter(([, profile]) => isPublic(profile) && profile.userName !== null))
  }

  async function groupsOf(rows: readonly FoundEntry[]): Promise<ReadonlyMap<string, SearchResult>> {
    const ids = rows.filter(({ kind }) => kind === 'GROUP').map(({ id }) => id)
    if (ids.length === 0) return new Map()
    return new Map((await findShownGroups(db, ids)).map((group) => [group.id, groupResult(group)]))
  }

  return {
    async all(input, page, language) {
      const { query, types, withPicture } = readSearch(input)
      if (query === null) return { count: 0, data: [] }
      const { count, rows } = await findEntries(reader, { query, types, withPicture }, pageOf(page))
      const people = await visible(rows)
      const groups = await groupsOf(rows)
      const results = rows.map(({ id, kind }) => {
        const profile = people.get(id)
        return kind === 'GROUP' ? groups.get(id) : profile && profileResult(profile, language)
      })
      return { count, data: results.filter((result) => result !== undefined) }
    },
    async profiles({ profileId }, { term, types, excludeGroupId }, page) {
      const query = searchQuery(term, searchLimits.profileLetters)
      if (query === null) return { count: 0, data: [] }
      const isHonoured = Boolean(excludeGroupId) && mayExclude(await findRole(db, excludeGroupId ?? '', profileId))
      const outside = isHonoured ? { groupId: excludeGroupId ?? '', now: clock.now() } : null
      const kinds = typesAmong(types) ?? profileTypes
      const { count, rows } = await findEntries(reader, { query, types: kinds, except: profileId, outside }, pageOf(page))
      const people = await visible(rows)
      return { count, data: rows.flatMap(({ id }) => people.get(id) ?? []) }
    },
    freshen: () => freshenEntries({ db, dialect, clock }),
  }
}
