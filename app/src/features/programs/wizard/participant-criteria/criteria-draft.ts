import type { ParticipantCriteria, PlatformCriteria } from '@wasla/contract/programs/step-data.ts'
import { criteriaPlatforms, platformThreshold, type CriteriaPlatform } from '@wasla/contract/programs/types.ts'

/** What a platform may require: followers, and engagement in percent or views of a story or a post. Null where nothing is typed. */
export type Thresholds = { readonly minFollowers: number | null; readonly other: number | null }

/** What is in the second step. Figures of a platform stay while it is not chosen, so that a wrong press loses none. */
export type CriteriaDraft = {
  readonly platforms: readonly CriteriaPlatform[]
  readonly thresholds: Readonly<Record<CriteriaPlatform, Thresholds>>
  readonly profileTypes: ParticipantCriteria['profileTypes']
  readonly locations: readonly string[]
  readonly interests: readonly string[]
}

const nothing: Thresholds = { minFollowers: null, other: null }

/** What is saved as the form shows it; null for a step that never was: networkers, of any platform still to be chosen. */
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
  }
}

const platformOf = (platform: CriteriaPlatform, { minFollowers, other }: Thresholds): PlatformCriteria => ({
  platform,
  ...(minFollowers !== null && { minFollowers }),
  ...(other !== null && { [platformThreshold[platform]]: other }),
})

/** The data of the step (appendix F). Platforms in the order of the form, so that `platforms.1` is the second chosen one. */
export const dataOf = (draft: CriteriaDraft): ParticipantCriteria => ({
  platforms: draft.platforms.map((platform) => platformOf(platform, draft.thresholds[platform])),
  profileTypes: draft.profileTypes,
  locations: draft.locations,
  interests: draft.interests,
})

export type ThresholdField = { readonly name: string; readonly platform: CriteriaPlatform; readonly key: keyof Thresholds }

/** The fields of the chosen platforms by their paths in the data, in the order of the form. */
export const thresholdFields = ({ platforms }: Pick<CriteriaDraft, 'platforms'>): ThresholdField[] =>
  platforms.flatMap((platform, at) => [
    { name: `platforms.${at}.minFollowers`, platform, key: 'minFollowers' as const },
    { name: `platforms.${at}.${platformThreshold[platform]}`, platform, key: 'other' as const },
  ])

/** The draft with one figure changed. */
export const withThreshold = (
  draft: Pick<CriteriaDraft, 'thresholds'>,
  platform: CriteriaPlatform,
  change: Partial<Thresholds>,
): CriteriaDraft['thresholds'] => ({ ...draft.thresholds, [platform]: { ...draft.thresholds[platform], ...change } })
