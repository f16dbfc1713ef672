import { changesOf } from '@wasla/contract/common/decision.ts'
import type { TimelineEntry, UnpaidReward } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { mapTimelineItem, mapUnpaidReward } from '@wasla/contract/rewards/mappers.ts'
import { decideParticipantReading, decideRewardsReading } from '@wasla/contract/rewards/reading.ts'
import { timelineOf } from '@wasla/contract/rewards/timeline.ts'
import { findOutagesOf } from '../link-checks/service.ts'
import { isManagedBy } from '../managed-accounts/service.ts'
import { findRequestOf } from '../participations/service.ts'
import { findProgram, findStep } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { findConversionsOf } from '../tracking/service.ts'
import type { RewardsDeps } from './deps.ts'
import { targetsOf } from './save-counting.ts'
import { findAnswerTimes, findCasesOf } from './stores/cases.ts'
import { findPayee } from './stores/payees.ts'
import { findResults } from './stores/results.ts'
import { findOwedTo, findReopenings, findRewards } from './stores/rewards.ts'
import { findReviewRequestsOf } from './stores/review-requests.ts'

type Reader = Pick<Viewer, 'profileId'>

const readerOf = async ({ db }: RewardsDeps, { profileId }: Reader, participantId: string) => ({
  profileId,
  isManager: profileId !== participantId && (await isManagedBy(db, participantId, profileId)),
})

/**
 * `participationTimeline`: returns the same timeline to participant, manager and owner. Throws `PROGRAM_NOT_FOUND` for everybody else
 * (O-07).
 */
export async function timeline(
  deps: RewardsDeps,
  viewer: Reader,
  { programId, profileId }: { programId: string; profileId: string },
  language: Language,
): Promise<TimelineEntry[]> {
  const { db, clock } = deps
  const found = decideParticipantReading(
    await findProgram(db, programId),
    await findRequestOf(db, programId, profileId),
    await readerOf(deps, viewer, profileId),
  )
  const sources = {
    ...changesOf(found),
    frequency: (await findStep(db, programId, 'BUDGET'))?.data.payoutFrequency ?? 'MONTHLY',
    milestones: (await targetsOf(db, programId))?.milestones ?? [],
    result: (await findResults(db, programId, [profileId]))[0] ?? null,
    rewards: await findRewards(db, programId, [profileId]),
    reopenings: await findReopenings(db, programId, profileId),
    cases: await findCasesOf(db, programId, profileId),
    reviewRequests: await findReviewRequestsOf(db, programId, profileId),
    payee: await findPayee(db, profileId),
    conversions: await findConversionsOf(db, { programId, profileId }),
    outages: await findOutagesOf(db, programId),
  } as const
  return timelineOf(sources, clock.now()).map((item) => mapTimelineItem(item, language))
}

/** `unpaidRewards`: returns the rewards of the viewer, or of a profile they manage. Throws `PROFILE_NOT_FOUND` (O-07). */
export async function unpaidRewards(deps: RewardsDeps, viewer: Reader, requested: string | null): Promise<UnpaidReward[]> {
  const ofWhom = requested ?? viewer.profileId
  const profileId = changesOf(decideRewardsReading(ofWhom, await readerOf(deps, viewer, ofWhom)))
  const owed = await findOwedTo(deps.db, profileId, ['Waiting', 'Accrued', 'Held'])
  const payee = await findPayee(deps.db, profileId)
  const heldUntil = await findAnswerTimes(deps.db, profileId)
  return owed.map((one) => mapUnpaidReward({ ...one, heldUntil: heldUntil.get(one.reward.id) ?? null }, payee, deps.clock.now()))
}
