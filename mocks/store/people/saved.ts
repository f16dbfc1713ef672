import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PeopleFilter, SavePeopleFilterInput } from '@wasla/contract/generated/user-types.ts'
import { listPeople } from '@wasla/contract/people/listed.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import type { SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import { decideSaving, decideSavedSearchAlert, readSaving, type Match } from '@wasla/contract/people/saved.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { directoryOf } from './directory.ts'

/** Implements the query `mySavedPeopleFilters`, newest first. */
export const savedFiltersOf = ({ memory }: Store, profileId: string): SavedPeopleFilterRecord[] =>
  memory.world.savedPeopleFilters
    .filter((saved) => saved.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/**
 * Returns the current matches of a filter. A saved search remembers more people than the mock has, so the mock needs no `listedAt` limit.
 */
const matchesOf = (store: Store, profileId: string, filter: PeopleFilter): Match[] =>
  listPeople(
    directoryOf(store),
    { query: readPeopleFilter(filter), sort: 'NEWEST', reader: profileId },
    { limit: peopleLimits.most, offset: 0 },
  ).data.map((person) => ({ profileId: person.profileId, listedAt: person.createdAt }))

/**
 * Runs the saved searches that are due. Notifies profiles with a public page about new matches. The server does this by a timer, the mock
 * at every request.
 */
export function sendSavedSearchAlerts(store: Store): void {
  const { world } = store.memory
  const now = store.clock.now()
  world.savedPeopleFilters = world.savedPeopleFilters.map((saved) => {
    const owner = findProfile(store, saved.profileId)
    if (saved.lookAt > now || !owner || !isPublic(owner)) return saved
    const { record, notification } = decideSavedSearchAlert(saved, matchesOf(store, saved.profileId, saved.filter), now)
    if (notification) notify(store, notification)
    return record
  })
}

/** Implements the mutation `savePeopleFilter`. */
export function saveFilter(store: Store, profileId: string, input: SavePeopleFilterInput): SavedPeopleFilterRecord {
  const saving = readSaving(input)
  const record = changesOf(
    decideSaving({ count: savedFiltersOf(store, profileId).length }, saving, {
      id: store.nextId('saved-people-filter'),
      profileId,
      now: store.clock.now(),
      matching: matchesOf(store, profileId, saving.filter).map((match) => match.profileId),
    }),
  )
  store.memory.world.savedPeopleFilters.push(record)
  return record
}

/**
 * Implements the mutation `deleteSavedPeopleFilter`. The answer is the same for another profile's filter and for a filter that does not
 * exist.
 */
export function deleteFilter({ memory }: Store, profileId: string, id: string): { id: string } {
  const { world } = memory
  world.savedPeopleFilters = world.savedPeopleFilters.filter((saved) => saved.id !== id || saved.profileId !== profileId)
  return { id }
}
