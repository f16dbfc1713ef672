import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ProfileType, SearchInput, SearchResult } from '@wasla/contract/generated/user-types.ts'
import { excludedFrom, mayExclude } from '@wasla/contract/people/excluded.ts'
import { groupResult, profileResult } from '@wasla/contract/people/search-result.ts'
import { mayBeFound } from '@wasla/contract/people/shown.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { searchedNamesOf } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { readSearch, typesAmong } from '@wasla/contract/search/input.ts'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { searchQuery } from '@wasla/contract/search/query.ts'
import { searchAmong, type SearchedNames } from '@wasla/contract/search/ranking.ts'
import { findProfile, findUser } from '../find.ts'
import { memberOf, membersOf } from '../groups/find.ts'
import type { Store } from '../memory.ts'
import { reachOf } from '../programs/matching.ts'

type Found = SearchedNames & { readonly profile: ProfileRecord }

/** Returns all profiles that a search may find, without the profile `except`. Pickers leave out the reader. */
const profilesFor = (store: Store, except: string | null, types: readonly ProfileType[] | readonly string[] | null): Found[] =>
  store.memory.world.profiles.flatMap((profile) => {
    const isSuspended = (findUser(store, profile.userId)?.suspendedAt ?? null) !== null
    const { id, userName, type } = profile
    if (id === except || userName === null || !mayBeFound({ ...profile, isSuspended })) return []
    if (types && !types.some((one) => one === type)) return []
    return [{ id, userName, names: searchedNamesOf(profile), followers: reachOf(store, id), profile }]
  })

/** Implements the query `search` (H-01 to H-04). Ranks people, businesses and groups together, and includes the reader. */
export function search(store: Store, input: SearchInput, page: PageArgument, language: Language) {
  const { query, types, withPicture } = readSearch(input)
  const people = profilesFor(store, null, types).flatMap(({ profile, ...names }) =>
    withPicture && profile.picture === null ? [] : [{ ...names, result: profileResult(profile, language) }],
  )
  const groups = types && !types.includes('GROUP') ? [] : store.memory.world.groups.filter(({ isDiscoverable }) => isDiscoverable)
  const entries: (SearchedNames & { result: SearchResult })[] = [
    ...people,
    ...groups.map((group) => ({
      id: group.id,
      userName: group.userName,
      names: [group.name],
      followers: group.followers,
      result: groupResult(group),
    })),
  ]
  const { count, data } = searchAmong(entries, query, pageOf(page))
  return { count, data: data.map(({ result }) => result) }
}

type Candidates = {
  term: string
  types?: readonly ProfileType[] | null | undefined
  excludeGroupId?: string | null | undefined
  pagination?: PageArgument
}

/**
 * Returns the profiles that the search of a group's owner or admin leaves out. These are the group's members, and profiles with an
 * open invitation or request.
 */
function excluded(store: Store, reader: string, groupId: string | null | undefined): ReadonlySet<string> {
  if (!groupId || !mayExclude(memberOf(store, groupId, reader)?.role ?? null)) return new Set()
  const { groupInvitations } = store.memory.world
  return excludedFrom(
    membersOf(store, groupId),
    groupInvitations.filter((row) => row.groupId === groupId),
    store.clock.now(),
  )
}

/** Implements the query `searchProfiles` (G-14, X-46, X-54). */
export function searchProfiles(store: Store, reader: string, { term, types, excludeGroupId, pagination }: Candidates) {
  const left = excluded(store, reader, excludeGroupId)
  const query = searchQuery(term, searchLimits.profileLetters)
  const entries = profilesFor(store, reader, typesAmong(types)).filter(({ id }) => !left.has(id))
  const { count, data } = searchAmong(entries, query, pageOf(pagination))
  return { count, data: data.flatMap(({ id }) => findProfile(store, id) ?? []) }
}
