import { eligibilityFor, type Eligibility } from '@wasla/contract/participations/eligibility.ts'
import { mayEverJoin } from '@wasla/contract/participations/join.ts'
import { programFit, type ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { EligibilityCheck } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { licenceStanding } from '@wasla/contract/licences/standing.ts'
import { unmetCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { findProfile } from '../find.ts'
import { licencesOf } from '../licences/own.ts'
import type { Store } from '../memory.ts'
import { stepOf } from '../programs/find.ts'
import { matchedProfile } from '../programs/matching.ts'

/** Criteria that nobody meets. For a program without saved criteria. */
const noCriteria: ParticipantCriteria = { platforms: [], profileTypes: [], locations: [], interests: [] }

const criteriaOf = (store: Store, programId: string): ParticipantCriteria =>
  stepOf(store, programId, 'PARTICIPANT_CRITERIA')?.data ?? noCriteria

/** Returns a profile's figures and the program's criteria that the profile does not meet. */
export function fitOf(store: Store, profile: ProfileRecord, programId: string): Eligibility {
  const matched = matchedProfile(store, profile)
  return { status: profile.status, figures: matched.figures, unmet: unmetCriteria(criteriaOf(store, programId), matched) }
}

/** Returns whether a profile qualifies for a program, and how it can qualify (Y-26). Returns null if its type may never join. */
export function programFitOf(store: Store, profile: ProfileRecord, programId: string): ProgramFit | null {
  if (!mayEverJoin(profile.type)) return null
  const { countryId } = matchedProfile(store, profile)
  return programFit(criteriaOf(store, programId), {
    ...fitOf(store, profile, programId),
    countryId,
    isLicenceInReview: licenceStanding(licencesOf(store, profile.id)).isInReview,
  })
}

type Key = { programId: string; profileId: string }

/** Returns the `EligibilityCheck` of a profile, one line for each criterion (M-03). */
export function checkOf(store: Store, { programId, profileId }: Key, language: Language): EligibilityCheck {
  const profile = findProfile(store, profileId)
  if (!profile) throw new Error('A request names a profile that does not exist')
  return eligibilityFor(criteriaOf(store, programId), fitOf(store, profile, programId), language)
}
