import type { PeopleFilter } from '../generated/user-sdl-types.ts'
import type { PersonRecord } from './person.ts'

/** A person on a page of the directory. `priceFrom` is the lowest price of the service in the filter, or of all services; in halalas. */
export type ListedPerson = Pick<PersonRecord, 'profileId' | 'countryId' | 'followers' | 'engagement' | 'platforms'> & {
  readonly priceFrom: number | null
}

/**
 * A saved filter. Its profile is notified of new people who match the filter. `seen`: ids of the people who matched at the last check, at
 * most the first thousand. `lookedAt` and `lookAt`: times of the last and of the next check, in milliseconds.
 */
export type SavedPeopleFilterRecord = {
  id: string
  profileId: string
  name: string
  filter: PeopleFilter
  seen: readonly string[]
  createdAt: number
  lookedAt: number
  lookAt: number
}
