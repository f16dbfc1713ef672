import type { ProfileType } from '../../profiles/types.ts'
import { areasOfPlace } from '../../reference/areas.ts'
import type { SocialLinkRecord } from '../../social/record.ts'
import { criteriaPlatforms, type CriteriaPlatform } from '../types.ts'

/** What a profile has on a platform: the figures of its biggest account there (M-02), engagement in percent. Null: not measured. */
export type PlatformFigures = {
  readonly platform: CriteriaPlatform
  readonly followers: number
  readonly engagement: number | null
  readonly views: number | null
}

/** A profile as criteria look at it. `areaIds` are the areas that its city lies in; platforms without an account are not listed. */
export type MatchedProfile = {
  readonly type: ProfileType
  readonly countryId: string | null
  readonly areaIds: readonly string[]
  readonly interests: readonly string[]
  readonly figures: readonly PlatformFigures[]
}

type Account = Pick<SocialLinkRecord, 'id' | 'platform' | 'followers'>
type Measured = { readonly accountId: string; readonly engagement: number | null; readonly views: number | null }

/** The figures of the biggest account on each platform; of two alike, of the one with the lower id. `newest` holds the newest snapshot of each account. */
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

/** Where a profile is, as criteria ask for it. */
export const placeOf = ({ countryId, location }: Placed): Pick<MatchedProfile, 'countryId' | 'areaIds'> => ({
  countryId,
  areaIds: areasOfPlace(location?.placeId ?? null),
})
