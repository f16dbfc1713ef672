import type { ParticipantCriteria, PlatformCriteria } from '@wasla/contract/programs/step-data.ts'
import { criteriaPlatforms, platformThreshold, type CriteriaPlatform } from '@wasla/contract/programs/types.ts'

/**
 * Minimums of a platform: followers, and `other`, which is engagement in percent or views of a story or a post. Null if nothing is typed.
 */
export type Thresholds = { readonly minFollowers: number | null; readonly other: number | null }

/** Values of the second step. If a platform is deselected, its minimums are kept, so that deselecting it by mistake loses nothing. */
export type CriteriaDraft = {
  readonly platforms: readonly CriteriaPlatform[]
  readonly thresholds: Readonly<Record<CriteriaPlatform, Thresholds>>
  readonly profileTypes: ParticipantCriteria['profileTypes']
  readonly locations: readonly string[]
  readonly interests: readonly string[]
  readonly licensedOnly: boolean
}

const nothing: Thresholds = { minFollowers: null, other: null }

/** Returns the form's values for the saved data. For null, networkers are selected, and no platform. */
export function draftOf(saved: ParticipantCriteria | null): CriteriaDraft {
  const thresholdsOf = (platform: CriteriaPlatform): Thresholds => {
    const found = saved?.platforms.find((each) => each.platform === platform)
    return found ? { minFollowers: found.minFollowers ?? null, other: found[platformThreshold[platform]] ?? null } : nothing
  }
  return {
    platforms: criteriaPlatforms.filter((platform) => saved?.platforms.some((each) => each.platform === platform)),
    thresholds: {
      INSTAGRAM: thresholdsOf('INSTAGRAM'),
      TIKTOK: thresholdsOf('TIKTOK'),
      YOUTUBE: thresholdsOf('YOUTUBE'),
      TWITTER: thresholdsOf('TWITTER'),
      SNAPCHAT: thresholdsOf('SNAPCHAT'),
    },
    profileTypes: saved?.profileTypes ?? ['INFLUENCER'],
    locations: saved?.locations ?? [],
    interests: saved?.interests ?? [],
    licensedOnly: saved?.licensedOnly ?? false,
  }
}

const platformOf = (platform: CriteriaPlatform, { minFollowers, other }: Thresholds): PlatformCriteria => ({
  platform,
  ...(minFollowers !== null && { minFollowers }),
  ...(other !== null && { [platformThreshold[platform]]: other }),
})

/**
 * Returns the data of the step (appendix F). The platforms are in the order of the form, so that `platforms.1` is the second chosen
 * platform.
 */
export const dataOf = (draft: CriteriaDraft): ParticipantCriteria => ({
  platforms: draft.platforms.map((platform) => platformOf(platform, draft.thresholds[platform])),
  profileTypes: draft.profileTypes,
  locations: draft.locations,
  interests: draft.interests,
  ...(draft.licensedOnly && { licensedOnly: true }),
})

export type ThresholdField = { readonly name: string; readonly platform: CriteriaPlatform; readonly key: keyof Thresholds }

/** Returns the fields for the minimums of the chosen platforms, in the order of the form. Their names are their paths in the data. */
export const thresholdFields = ({ platforms }: Pick<CriteriaDraft, 'platforms'>): ThresholdField[] =>
  platforms.flatMap((platform, at) => [
    { name: `platforms.${at}.minFollowers`, platform, key: 'minFollowers' as const },
    { name: `platforms.${at}.${platformThreshold[platform]}`, platform, key: 'other' as const },
  ])

/** Returns the thresholds with one threshold changed. */
export const withThreshold = (
  draft: Pick<CriteriaDraft, 'thresholds'>,
  platform: CriteriaPlatform,
  change: Partial<Thresholds>,
): CriteriaDraft['thresholds'] => ({ ...draft.thresholds, [platform]: { ...draft.thresholds[platform], ...change } })
