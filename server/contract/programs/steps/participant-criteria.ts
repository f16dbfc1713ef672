import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { criteriaPlatforms, platformThreshold, type CriteriaPlatform } from '../types.ts'
import type { ParticipantCriteria, PlatformCriteria } from '../step-data.ts'
import { individualTypes } from '../../profiles/types.ts'
import { eachOnce, interestIds, listOf, optionalNumberIn, placeIds } from './fields.ts'

/** Upper limit of counts of people. It is higher than the world's population. */
const mostPeople = 10_000_000_000
const people = () => optionalNumberIn({ min: 1, max: mostPeople })
/** Percent with at most two decimals. */
const engagement = () => optionalNumberIn({ min: 0.01, max: 100, decimals: 2 })

type Typed = {
  platform: CriteriaPlatform
  minFollowers?: number | undefined
  minEngagement?: number | undefined
  minViews?: number | undefined
}

/** Drops thresholds that the platform does not measure, just as unknown keys are dropped. */
function ofItsPlatform({ platform, minFollowers, ...others }: Typed): PlatformCriteria {
  const name = platformThreshold[platform]
  const threshold = others[name]
  return {
    platform,
    ...(minFollowers === undefined ? {} : { minFollowers }),
    ...(threshold === undefined ? {} : { [name]: threshold }),
  }
}

const hasThreshold = z.check<PlatformCriteria>((ctx) => {
  const { platform, ...thresholds } = ctx.value
  if (Object.keys(thresholds).length === 0)
    ctx.issues.push({ code: 'custom', message: 'threshold', path: ['minFollowers'], input: platform })
})

const platformCriteria = z.pipe(
  z.object({
    platform: z.enum(criteriaPlatforms, rule('unknownValue')),
    minFollowers: people(),
    minEngagement: engagement(),
    minViews: people(),
  }),
  z.pipe(z.transform(ofItsPlatform), z.custom<PlatformCriteria>().check(hasThreshold)),
)

const profileTypes = z.pipe(
  listOf(z.enum(individualTypes, rule('unknownValue')), { least: 1, most: individualTypes.length * 2 }),
  z.transform((types: ParticipantCriteria['profileTypes'][number][]) => individualTypes.filter((type) => types.includes(type))),
)

/** PARTICIPANT_CRITERIA (K-13, X-08, X-18, Y-46). */
const shape = z.object({
  platforms: listOf(platformCriteria, { least: 1, most: criteriaPlatforms.length * 2 }).check(eachOnce<PlatformCriteria>('platform')),
  profileTypes,
  locations: placeIds(),
  interests: interestIds(),
  licensedOnly: z.nullish(z.boolean(rule('format'))),
})

/** A requirement that is off is stored like one that was never there. */
export const participantCriteriaRules = z.pipe(
  shape,
  z.transform(({ licensedOnly, ...criteria }): ParticipantCriteria => (licensedOnly ? { ...criteria, licensedOnly } : criteria)),
)
