import { changesOf } from '@wasla/contract/common/decision.ts'
import type { TimelineEntry } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { timelineAnswer } from '@wasla/contract/rewards/answers.ts'
import { decideDelivery } from '@wasla/contract/rewards/deliver.ts'
import { decideParticipantReading } from '@wasla/contract/rewards/reading.ts'
import { timelineOf } from '@wasla/contract/rewards/timeline.ts'
import { findProfile } from '../find.ts'
import { isManagedBy } from '../managed-accounts/managed-accounts.ts'
import type { Store } from '../memory.ts'
import { programById, requestOf, stepOf } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'

type Participant = { programId: string; profileId: string }

const isOf =
  ({ programId, profileId }: Participant) =>
  (row: Participant) =>
    row.programId === programId && row.profileId === profileId

/** `participationTimeline`: the same whoever of the three reads it (O-07). */
export function participationTimeline(store: Store, viewerId: string, of: Participant, language: Language): TimelineEntry[] {
  const { programId, profileId } = of
  const { world } = store.memory
  const found = changesOf(
    decideParticipantReading(programById(store, programId), requestOf(store, programId, profileId), {
      profileId: viewerId,
      isManager: isManagedBy(store, profileId, viewerId),
    }),
  )
  const payee = findProfile(store, profileId)
  const sources = {
    ...found,
    frequency: frequencyOf(store, programId),
    milestones: stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? [],
    result: world.participantResults.find(isOf(of)) ?? null,
    rewards: world.programRewards.filter(isOf(of)),
    reopenings: [],
    secondLooks: world.secondLooks.filter(isOf(of)),
    payee: payee ? { status: payee.status, isSuspended: false } : null,
  }
  return timelineOf(sources, store.clock.now()).map((item) => timelineAnswer(item, language))
}

/** `markRewardDelivered` (L-12). */
export function deliver(store: Store, viewerId: string, { milestoneId, ...of }: Participant & { milestoneId: string }) {
  const reward = store.memory.world.programRewards.filter(isOf(of)).find((one) => one.milestoneId === milestoneId) ?? null
  const delivered = changesOf(decideDelivery(programById(store, of.programId), reward, { profileId: viewerId }, store.clock.now()))
  if (reward) Object.assign(reward, delivered)
  return { success: true }
}
