import type { ProfileType } from '../../profiles/types.ts'
import { areasOfPlace } from '../../reference/areas.ts'
import type { SocialLinkRecord } from '../../social/record.ts'
import { criteriaPlatforms, type CriteriaPlatform } from '../types.ts'

/** Figures of a profile's biggest account on a platform (M-02), engagement in percent. Null means not measured. */
export type PlatformFigures = {
  readonly platform: CriteriaPlatform
  readonly followers: number
  readonly engagement: number | null
  readonly views: number | null
}

/**
 * A profile in the form that criteria are checked against. `areaIds` are the areas of its city; platforms without an account are
 * left out.
 */
export type MatchedProfile = {
  readonly type: ProfileType
  readonly countryId: string | null
  readonly areaIds: readonly string[]
  readonly interests: readonly string[]
  readonly figures: readonly PlatformFigures[]
  /** Whether the profile has a licence that is valid today (Y-46). */
  readonly isLicensed: boolean
}

type Account = Pick<SocialLinkRecord, 'id' | 'platform' | 'followers'>
type Measured = { readonly accountId: string; readonly engagement: number | null; readonly views: number | null }

/**
 * Returns the figures of the biggest account on each platform; if two are equal, of the one with the lower id. `newest` contains the newest
 * snapshot of each account.
 */
export const figuresOf = (accounts: readonly Account[], newest: readonly Measured[]): PlatformFigures[] =>
  criteriaPlatforms.flatMap((platform) => {
    const [biggest] = accounts
      .filter((account) => account.platform === platform)
      .toSorted((one, other) => other.followers - one.followers || (one.id < other.id ? -1 : 1))
    if (!biggest) return []
    const measured = newest.find(({ accountId }) => accountId === biggest.id)
    return [{ platform, followers: biggest.followers, engagement: measured?.engagement ?? null, views: measured?.views ?? null }]
  })

type Placed = { readonly countryId: string | null; readonly location: { readonly placeId: string } | null }

/** Returns the country and areas of a profile, as criteria name them. */
export const placeOf = ({ countryId, location }: Placed): Pick<MatchedProfile, 'countryId' | 'areaIds'> => ({
  countryId,
  areaIds: areasOfPlace(location?.placeId ?? null),
})
