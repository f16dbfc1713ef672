import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoFigures } from '@wasla/contract/insights/demo.ts'
import { budgetEstimate, type BudgetEstimate } from '@wasla/contract/programs/estimate/estimate.ts'
import { matchesAloud, type MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import { meetsCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import { figuresOf, placeOf, type MatchedProfile } from '@wasla/contract/programs/matching/profile.ts'
import { typedCriteria } from '@wasla/contract/programs/matching/typed-criteria.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { mayEverJoin } from '@wasla/contract/participations/join.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { availableOf } from '../wallet/state.ts'
import { ownProgram, stepOf } from './find.ts'

const accountsOf = ({ memory }: Store, profileId: string): SocialLinkRecord[] =>
  memory.world.socialLinks.filter((link) => link.profileId === profileId)

/** The newest figures of an account. An invented one that nobody looked at yet has those that looking would give it (E-06). */
function measuredOf({ memory, clock }: Store, account: SocialLinkRecord) {
  const newest = memory.snapshots.get(account.id)?.at(-1)
  if (newest) return [{ accountId: account.id, engagement: newest.engagement, views: newest.views }]
  if (account.source !== 'DEMO') return []
  const day = dayAt(clock.now())
  const { engagement, views } = demoFigures({ ...account, day }, day)
  return [{ accountId: account.id, engagement, views }]
}

/** A profile as criteria look at it (M-02). */
export function matchedProfile(store: Store, { id, type, countryId, location }: ProfileRecord): MatchedProfile {
  const accounts = accountsOf(store, id)
  return {
    type,
    ...placeOf({ countryId, location }),
    interests: store.memory.world.profileInterests.filter(({ profileId }) => profileId === id).map(({ interestId }) => interestId),
    figures: figuresOf(
      accounts,
      accounts.flatMap((account) => measuredOf(store, account)),
    ),
  }
}

/** Followers of all accounts of a profile. */
export const reachOf = (store: Store, profileId: string): number =>
  accountsOf(store, profileId).reduce((sum, { followers }) => sum + followers, 0)

/** Everybody who could join a program today (M-01). */
const candidatesOf = (store: Store): ProfileRecord[] =>
  store.memory.world.profiles.filter(
    ({ type, status, userId }) => mayEverJoin(type) && status === 'Active' && findUser(store, userId)?.suspendedAt === null,
  )

/** How many of those meet saved criteria, said aloud. */
export function matchesOf(store: Store, criteria: ParticipantCriteria): MatchesAloud {
  const candidates = candidatesOf(store)
  const matching = candidates.filter((profile) => meetsCriteria(criteria, matchedProfile(store, profile)))
  return matchesAloud(matching.length, candidates.length)
}

/** `programMatches`: criteria as somebody types them. */
export const typedMatches = (store: Store, criteria: unknown): MatchesAloud => matchesOf(store, typedCriteria(criteria))

/** `programBudgetEstimate` (K-25). */
export function estimateOf(store: Store, profileId: string, programId: string): BudgetEstimate {
  ownProgram(store, profileId, programId)
  const criteria = stepOf(store, programId, 'PARTICIPANT_CRITERIA')?.data ?? typedCriteria({})
  const objectives = stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data ?? null
  return budgetEstimate(objectives, matchesOf(store, criteria), availableOf(store, profileId))
}
