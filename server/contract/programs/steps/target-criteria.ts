import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { programLimits } from '../limits.ts'
import type { TargetCriteria } from '../step-data.ts'
import { audienceGenders } from '../types.ts'
import { countryIds, interestIds, placeIds, text } from './fields.ts'

/** TARGET_CRITERIA (S2 §5, K-14). The texts may be empty. */
export const targetCriteriaRules = z.object({
  audienceProfile: text(programLimits.audienceText),
  audienceDrive: text(programLimits.audienceText),
  gender: z.enum(audienceGenders, rule('required')),
  interests: interestIds(1),
  nationalities: countryIds(),
  locations: placeIds(),
}) satisfies z.ZodMiniType<TargetCriteria>
