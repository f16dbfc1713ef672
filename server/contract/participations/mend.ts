import type { EligibilityCriterion, JoinMend } from '../generated/user-types.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { ParticipantCriteria } from '../programs/step-data.ts'
import type { CriteriaPlatform } from '../programs/types.ts'
import { failedOf, type Eligibility } from './eligibility.ts'

/** Who wants to join, as far as it can be mended: `countryId` is null where they have not said where they are. */
export type Mendable = Eligibility & { readonly countryId: string | null }

/** How somebody fits a program: whether they may join, and else the one step that brings them nearer; `platform` names the account to connect. */
export type ProgramFit = { readonly eligible: boolean; readonly mend: JoinMend | null; readonly platform: CriteriaPlatform | null }

type Mend = Pick<ProgramFit, 'mend' | 'platform'>
const nothing: Mend = { mend: null, platform: null }
const by = (mend: JoinMend): Mend => ({ mend, platform: null })

/** States in which identity can be proven now; while papers are looked at there is nothing to do but wait. */
const unproven: readonly ProfileStatus[] = ['IdentityVerifying', 'Rejected']

const mends: Readonly<Record<EligibilityCriterion, (criteria: ParticipantCriteria, person: Mendable) => Mend>> = {
  PROFILE_TYPE: () => nothing,
  // An account that is too small cannot be mended by a button; one that is missing may be big enough.
  PLATFORM({ platforms }, { figures }) {
    const missing = platforms.find(({ platform }) => !figures.some((figure) => figure.platform === platform))
    return missing ? { mend: 'CONNECT_PLATFORM', platform: missing.platform } : nothing
  },
  LOCATION: (_, { countryId }) => (countryId === null ? by('ADD_LOCATION') : nothing),
  INTERESTS: () => by('ADD_INTERESTS'),
  VERIFICATION: (_, { status }) => (unproven.includes(status) ? by('VERIFY_IDENTITY') : nothing),
}

/**
 * What a button offers in place of joining (Y-26): the mend of the first condition that is not met, in their order. Nothing where one
 * of them cannot be mended, so that nobody mends the others in vain.
 */
export function programFit(criteria: ParticipantCriteria, person: Mendable): ProgramFit {
  const found = failedOf(person).map((criterion) => mends[criterion](criteria, person))
  const [first] = found
  if (!first) return { eligible: true, ...nothing }
  return { eligible: false, ...(found.every(({ mend }) => mend !== null) ? first : nothing) }
}

/** Who suits a program first: those who may join, then those who can mend what is missing (Y-28). */
export const fitRank = ({ eligible, mend }: Pick<ProgramFit, 'eligible' | 'mend'>): number => (eligible ? 0 : mend === null ? 2 : 1)
