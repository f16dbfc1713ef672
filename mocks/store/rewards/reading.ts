import { changesOf } from '@wasla/contract/common/decision.ts'
import type { TimelineEntry, UnpaidReward } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { mapTimelineItem, mapUnpaidReward } from '@wasla/contract/rewards/mappers.ts'
import { decideDelivery } from '@wasla/contract/rewards/deliver.ts'
import { rewardedMilestone } from '@wasla/contract/rewards/paid-rewards.ts'
import { isUnpaidCash } from '@wasla/contract/rewards/payable.ts'
import { decideParticipantReading, decideRewardsReading } from '@wasla/contract/rewards/reading.ts'
import type { ParticipantResultRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { timelineOf } from '@wasla/contract/rewards/timeline.ts'
import type { AccruedReward } from '@wasla/contract/wallet/figures.ts'
import { outagesOf } from '../link-checks/link-checks.ts'
import type { Store } from '../memory.ts'
import { programById, requestOf, stepOf } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'
import { rewardingProgram } from './paid.ts'
import { conversionsOf } from '../tracking/timeline-results.ts'
import { payeeOf, saveRewards } from './payouts.ts'

type Participation = { programId: string; profileId: string }

const isOf =
  ({ programId, profileId }: Participation) =>
  (row: Participation) =>
    row.programId === programId && row.profileId === profileId

/** Returns a participant's totals, or undefined if nothing was counted. */
export const resultOf = ({ memory }: Store, participation: Participation): ParticipantResultRecord | undefined =>
  memory.world.participantResults.find(isOf(participation))

const readerOf = ({ memory }: Store, viewerId: string, participantId: string) => ({
  profileId: viewerId,
  isManager: memory.world.managedAccounts.some(
    ({ managerId, talentId, status }) => managerId === viewerId && talentId === participantId && status === 'Accepted',
  ),
})

/** Implements the query `participationTimeline` (O-07). */
export function timeline(store: Store, viewerId: string, participation: Participation, language: Language): TimelineEntry[] {
  const { world } = store.memory
  const { programId, profileId } = participation
  const found = decideParticipantReading(
    programById(store, programId),
    requestOf(store, programId, profileId),
    readerOf(store, viewerId, profileId),
  )
  const sources = {
    ...changesOf(found),
    frequency: frequencyOf(store, programId),
    milestones: stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? [],
    result: resultOf(store, participation) ?? null,
    rewards: world.programRewards.filter(isOf(participation)),
    reopenings: world.rewardReopenings.filter(isOf(participation)),
    reviewRequests: world.reviewRequests.filter(isOf(participation)),
    cases: world.rewardCases.filter(isOf(participation)),
    payee: payeeOf(store, profileId),
    conversions: conversionsOf(store, participation),
    outages: outagesOf(store, programId),
  }
  return timelineOf(sources, store.clock.now()).map((item) => mapTimelineItem(item, language))
}

const oldestFirst = (one: RewardRecord, other: RewardRecord) => one.achievedAt - other.achievedAt || one.id.localeCompare(other.id)

/** Returns a profile's earned and unpaid cash rewards, oldest first. */
const owedTo = ({ memory }: Store, profileId: string): RewardRecord[] =>
  memory.world.programRewards.filter((reward) => reward.profileId === profileId && isUnpaidCash(reward)).toSorted(oldestFirst)

/** Implements the query `unpaidRewards`, for the viewer or for a profile that the viewer manages. */
export function unpaidRewards(store: Store, viewerId: string, requested: string | null): UnpaidReward[] {
  const ofWhom = requested ?? viewerId
  const profileId = changesOf(decideRewardsReading(ofWhom, readerOf(store, viewerId, ofWhom)))
  return owedTo(store, profileId).map((reward) => {
    const programName = programById(store, reward.programId)?.name ?? ''
    const heldUntil =
      store.memory.world.rewardCases.find(({ rewardId, status }) => rewardId === reward.id && status === 'Open')?.answerBy ?? null
    const owed = { reward, programName, frequency: frequencyOf(store, reward.programId), heldUntil }
    return mapUnpaidReward(owed, payeeOf(store, profileId), store.clock.now())
  })
}

/** Returns unpaid rewards with the part of them that a profile gets: its own without the managers' shares, and its shares as a manager. */
function dueTo(store: Store, profileId: string): RewardRecord[] {
  const { programRewards, rewardShares } = store.memory.world
  const given = new Map(rewardShares.map(({ rewardId, amount }) => [rewardId, amount]))
  const received = new Map(
    rewardShares.filter(({ managerId }) => managerId === profileId).map(({ rewardId, amount }) => [rewardId, amount]),
  )
  return [
    ...owedTo(store, profileId).map((reward) => ({ ...reward, amount: reward.amount - (given.get(reward.id) ?? 0) })),
    ...programRewards
      .filter((reward) => received.has(reward.id) && isUnpaidCash(reward))
      .toSorted(oldestFirst)
      .map((reward) => ({ ...reward, amount: received.get(reward.id) ?? 0 })),
  ]
}

/** Returns a profile's unpaid rewards for its wallet (P-19). Includes rewards that wait for budget (L-07) or for a review (Y-08). */
export const accruedRewardsOf = (store: Store, profileId: string): AccruedReward[] =>
  dueTo(store, profileId).map(({ programId, milestoneId, amount, state, achievedAt: earnedAt, payableAt: holdUntil }) => {
    const milestone = rewardedMilestone(rewardingProgram(store, programId), milestoneId)
    return { programId, milestone, amount, earnedAt, holdUntil, frequency: frequencyOf(store, programId), isWaiting: state !== 'Accrued' }
  })

/** Implements the mutation `markRewardDelivered` (L-12). */
export function markDelivered(
  store: Store,
  viewerId: string,
  { milestoneId, ...participation }: Participation & { milestoneId: string },
): void {
  const isMeant = isOf(participation)
  const reward = store.memory.world.programRewards.find((one) => isMeant(one) && one.milestoneId === milestoneId) ?? null
  const program = programById(store, participation.programId)
  saveRewards(store, [changesOf(decideDelivery(program, reward, { profileId: viewerId }, store.clock.now()))])
}
