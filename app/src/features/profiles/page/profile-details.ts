import type { Country, Interest, Location, PublicLicence, SocialLink } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { ShownRecord } from './record/figures.ts'

type CheckedLicence = Pick<PublicLicence, 'number' | 'expiresOn' | 'checkedAt' | 'accountIds'>

/**
 * A licence that a reviewer checked. `expiresOn` is its last day, `checkedAt` an ISO 8601 time, `accountIds` the accounts that it covers, and
 * `platforms` the platforms of these accounts, each once.
 */
export type ShownLicence = CheckedLicence & { readonly platforms: readonly SocialLink['type'][] }

/** Returns a licence with the platforms of the accounts that it covers, in the order in which the page shows accounts. */
export function shownLicence(
  { number, expiresOn, checkedAt, accountIds }: CheckedLicence,
  accounts: readonly Pick<SocialLink, 'id' | 'type' | 'followers'>[],
): ShownLicence {
  const covered = accounts.filter(({ id }) => accountIds.includes(id)).toSorted((one, other) => other.followers - one.followers)
  return { number, expiresOn, checkedAt, accountIds, platforms: [...new Set(covered.map(({ type }) => type))] }
}

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
  /** The valid licence of the profile; null if it has none. */
  readonly licence: ShownLicence | null
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
