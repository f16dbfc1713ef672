import type { EligibilityCriterion, JoinMend } from '../generated/user-types.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { ParticipantCriteria } from '../programs/step-data.ts'
import type { CriteriaPlatform } from '../programs/types.ts'
import { failedOf, type Eligibility } from './eligibility.ts'

/** A profile that wants to join. `countryId` is null if the profile has no country. */
export type Mendable = Eligibility & { readonly countryId: string | null }

/** How a profile fits a program: whether it may join, or else the next step to become eligible. `platform` is the one to connect. */
export type ProgramFit = { readonly eligible: boolean; readonly mend: JoinMend | null; readonly platform: CriteriaPlatform | null }

type Mend = Pick<ProgramFit, 'mend' | 'platform'>
const nothing: Mend = { mend: null, platform: null }
const by = (mend: JoinMend): Mend => ({ mend, platform: null })

/** Statuses in which identity can be proved now. During a review the profile can only wait. */
const unproven: readonly ProfileStatus[] = ['IdentityVerifying', 'Rejected']

const mends: Readonly<Record<EligibilityCriterion, (criteria: ParticipantCriteria, person: Mendable) => Mend>> = {
  PROFILE_TYPE: () => nothing,
  // No button can make an account bigger. If the profile has no account on a required platform, connecting one may be enough.
  PLATFORM({ platforms }, { figures }) {
    const missing = platforms.find(({ platform }) => !figures.some((figure) => figure.platform === platform))
    return missing ? { mend: 'CONNECT_PLATFORM', platform: missing.platform } : nothing
  },
  LOCATION: (_, { countryId }) => (countryId === null ? by('ADD_LOCATION') : nothing),
  INTERESTS: () => by('ADD_INTERESTS'),
  VERIFICATION: (_, { status }) => (unproven.includes(status) ? by('VERIFY_IDENTITY') : nothing),
}

/**
 * Returns the step that a button offers instead of joining (Y-26): the step for the first unmet criterion, in their order. Returns
 * none if one of the unmet criteria has no step: then the other steps would not make the profile eligible.
 */
export function programFit(criteria: ParticipantCriteria, person: Mendable): ProgramFit {
  const found = failedOf(person).map((criterion) => mends[criterion](criteria, person))
  const [first] = found
  if (!first) return { eligible: true, ...nothing }
  return { eligible: false, ...(found.every(({ mend }) => mend !== null) ? first : nothing) }
}

/** Sorts profiles: those that may join first, then those with a step to become eligible (Y-28). */
export const fitRank = ({ eligible, mend }: Pick<ProgramFit, 'eligible' | 'mend'>): number => (eligible ? 0 : mend === null ? 2 : 1)
