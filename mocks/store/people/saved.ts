import { changesOf } from '@wasla/contract/common/decision.ts'
import type { SavePeopleFilterInput } from '@wasla/contract/generated/user-types.ts'
import { listPeople } from '@wasla/contract/people/listed.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import type { SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import { decideSaving, readSaving } from '@wasla/contract/people/saved.ts'
import type { Store } from '../memory.ts'
import { directoryOf } from './directory.ts'

/** `mySavedPeopleFilters`: the newest first. */
export const savedFiltersOf = ({ memory }: Store, profileId: string): SavedPeopleFilterRecord[] =>
  memory.world.savedPeopleFilters
    .filter((saved) => saved.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** `savePeopleFilter`. */
export function saveFilter(store: Store, profileId: string, input: SavePeopleFilterInput): SavedPeopleFilterRecord {
  const saving = readSaving(input)
  const query = readPeopleFilter(saving.filter)
  const found = listPeople(directoryOf(store), { query, sort: 'NEWEST', reader: profileId }, { limit: peopleLimits.most, offset: 0 })
  const record = changesOf(
    decideSaving({ count: savedFiltersOf(store, profileId).length }, saving, {
      id: store.nextId('saved-people-filter'),
      profileId,
      now: store.clock.now(),
      matching: found.data.map((person) => person.profileId),
    }),
  )
  store.memory.world.savedPeopleFilters.push(record)
  return record
}

/** `deleteSavedPeopleFilter`: the same answer whether it was there, was somebody else's or was not. */
export function deleteFilter({ memory }: Store, profileId: string, id: string): { id: string } {
  const { world } = memory
  world.savedPeopleFilters = world.savedPeopleFilters.filter((saved) => saved.id !== id || saved.profileId !== profileId)
  return { id }
}
