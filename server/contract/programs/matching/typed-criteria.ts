import type { ParticipantCriteria } from '../step-data.ts'
import { participantCriteriaRules } from '../steps/participant-criteria.ts'
import { accept, problemsOf } from '../../validation/check.ts'
import { individualTypes } from '../../profiles/types.ts'

/** Profile types that criteria without a chosen type allow. */
const fallback: Pick<ParticipantCriteria, 'profileTypes'> = { profileTypes: individualTypes }

const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/**
 * Accepts unsaved criteria for the live count: without platforms everybody matches, and a platform without a threshold matches everybody
 * who has an account there. Throws `DTO_VALIDATION_ERROR` for values that no form sends.
 */
export function typedCriteria(typed: unknown): ParticipantCriteria {
  const given: Record<string, unknown> = typeof typed === 'object' && typed !== null ? { ...typed } : {}
  const isOpen = isEmpty(given['platforms'])
  const platforms = isOpen ? [{ platform: 'INSTAGRAM', minFollowers: 1 }] : anyoneThere(given['platforms'])
  const profileTypes = isEmpty(given['profileTypes']) ? fallback.profileTypes : given['profileTypes']
  const criteria = accept(participantCriteriaRules, { ...given, platforms, profileTypes })
  return isOpen ? { ...criteria, platforms: [] } : criteria
}

/** Sets `minFollowers` to 1 for each platform that has no threshold. */
function anyoneThere(platforms: unknown): unknown {
  if (!Array.isArray(platforms)) return platforms
  return platforms.map((one: unknown) => {
    const [problem] = problemsOf(participantCriteriaRules, { platforms: [one], profileTypes: fallback.profileTypes })
    return problem?.rule === 'threshold' ? { ...(one as object), minFollowers: 1 } : one
  })
}
