import type { PeopleFilter } from '../generated/user-sdl-types.ts'
import type { PersonRecord } from './person.ts'

/** Somebody on a page of the directory; the price is that of the service the filter names, else the lowest of all. */
export type ListedPerson = Pick<PersonRecord, 'profileId' | 'countryId' | 'followers' | 'engagement' | 'platforms'> & {
  readonly priceFrom: number | null
}

/**
 * A filter of which its profile is told when somebody new meets it. `seen`: who met it when it last looked, at most the first thousand;
 * `lookedAt` and `lookAt`: when that was, and when it looks next. Moments in milliseconds.
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
