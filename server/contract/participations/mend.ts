import type { EligibilityCriterion, JoinMend } from '../generated/user-types.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { ParticipantCriteria } from '../programs/step-data.ts'
import type { CriteriaPlatform } from '../programs/types.ts'
import { failedOf, type Eligibility } from './eligibility.ts'

/**
 * A profile compared with the criteria of a program. `countryId` is null if the profile has no country; `isLicenceInReview` is true while a
 * reviewer checks its licence.
 */
export type Mendable = Eligibility & { readonly countryId: string | null; readonly isLicenceInReview: boolean }

/**
 * Whether a profile may join a program. If not, `mend` is the next step to become eligible; null if no step helps. `platform` is the
 * platform to connect in that step.
 */
export type ProgramFit = { readonly eligible: boolean; readonly mend: JoinMend | null; readonly platform: CriteriaPlatform | null }

type Mend = Pick<ProgramFit, 'mend' | 'platform'>
const nothing: Mend = { mend: null, platform: null }
const by = (mend: JoinMend): Mend => ({ mend, platform: null })

/** Statuses in which a person can prove their identity now. During a review the person can only wait. */
const unproven: readonly ProfileStatus[] = ['IdentityVerifying', 'Rejected']

const mends: Readonly<Record<EligibilityCriterion, (criteria: ParticipantCriteria, person: Mendable) => Mend>> = {
  PROFILE_TYPE: () => nothing,
  // Connecting an account may be enough if the profile has none on a required platform. No step can give an account more followers.
  PLATFORM({ platforms }, { figures }) {
    const missing = platforms.find(({ platform }) => !figures.some((figure) => figure.platform === platform))
    return missing ? { mend: 'CONNECT_PLATFORM', platform: missing.platform } : nothing
  },
  LOCATION: (_, { countryId }) => (countryId === null ? by('ADD_LOCATION') : nothing),
  INTERESTS: () => by('ADD_INTERESTS'),
  // During a review the person can only wait.
  LICENCE: (_, { isLicenceInReview }) => (isLicenceInReview ? nothing : by('ADD_LICENCE')),
  VERIFICATION: (_, { status }) => (unproven.includes(status) ? by('VERIFY_IDENTITY') : nothing),
}

/**
 * Returns whether a profile may join, or else the step that a button offers instead (Y-26). It is the step for the first unmet criterion in
 * the order of X-12. Returns no step if any unmet criterion has no step, because then no step would make the profile eligible.
 */
export function programFit(criteria: ParticipantCriteria, person: Mendable): ProgramFit {
  const found = failedOf(person).map((criterion) => mends[criterion](criteria, person))
  const [first] = found
  if (!first) return { eligible: true, ...nothing }
  return { eligible: false, ...(found.every(({ mend }) => mend !== null) ? first : nothing) }
}

/** Returns the rank by which programs are sorted: 0 if the profile may join, 1 if it has a step to become eligible, else 2 (Y-28). */
export const fitRank = ({ eligible, mend }: Pick<ProgramFit, 'eligible' | 'mend'>): number => (eligible ? 0 : mend === null ? 2 : 1)
