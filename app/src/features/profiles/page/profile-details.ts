import type { Country, Interest, Location } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { ShownRecord } from './record/figures.ts'

/** Facts about the owner of a profile. The profile page shows them to visitors and to the owner. */
export type ProfileDetails = {
  readonly id: string
  readonly type: ProfileType
  readonly fullName: string
  readonly userName: string | null
  readonly picture: string | null
  readonly hasMark: boolean
  readonly label: string | null
  readonly bio: string | null
  readonly website: string | null
  readonly isNsfw: boolean
  readonly country: Pick<Country, 'country_name'> | null
  readonly location: Pick<Location, 'city' | 'country'> | null
  readonly interests: readonly Pick<Interest, 'id' | 'name'>[]
  /** ISO 8601 time. */
  readonly joinedAt: string
  /** Payment record of a brand; null for all others. */
  readonly record: ShownRecord | null
}

/** Returns the parts of a profile's place: the town as it was written, then the country in the reader's language (S-08). */
export const placeOf = ({ location, country }: Pick<ProfileDetails, 'location' | 'country'>): readonly string[] =>
  [location?.city, country?.country_name ?? location?.country].filter((part): part is string => typeof part === 'string' && part !== '')
