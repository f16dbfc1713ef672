import type { PeopleFilter } from '../generated/user-sdl-types.ts'
import type { PersonRecord } from './person.ts'

/** A person on a page of the directory. The price is the lowest one of the service that the filter names, else of all services. */
export type ListedPerson = Pick<PersonRecord, 'profileId' | 'countryId' | 'followers' | 'engagement' | 'platforms'> & {
  readonly priceFrom: number | null
}

/**
 * A saved filter. Its profile is notified when somebody new matches it. `seen`: who matched it at the last check, at most the first
 * thousand; `lookedAt` and `lookAt`: the times of the last and the next check. Moments in milliseconds.
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
