import type { ProgramRecord } from '../programs/record.ts'
import type { RewardRecord } from '../rewards/record.ts'
import type { WebhookDraft } from './payload.ts'
import { aboutParticipation } from './subjects.ts'
import { currency, moment } from './values.ts'

type Owned = Pick<ProgramRecord, 'profileId'>

type RewardEvent = Extract<WebhookDraft['event'], `MILESTONE_${string}` | `REWARD_${string}`>

/**
 * Something happened to the reward of a milestone: the milestone was reached, its reward got budget after it had waited, or it reopened
 * because results were reversed; or the reward is held, approved or refused by the back office, or went back to the budget.
 */
export const rewardEvent = ({ profileId }: Owned, event: RewardEvent, reward: RewardRecord): WebhookDraft => ({
  profileId,
  event,
  subject: aboutParticipation(reward),
  data: {
    programId: reward.programId,
    participantId: reward.profileId,
    milestoneId: reward.milestoneId,
    rewardId: reward.id,
    rewardType: reward.rewardType,
    rewardState: event === 'MILESTONE_REOPENED' ? null : reward.state,
    amount: reward.amount,
    currency,
    reachedAt: moment(reward.achievedAt),
    payableAt: moment(reward.payableAt),
  },
})

/** Some of these rewards are held: one event for each of them. */
export const heldEvents = (program: Owned, rewards: readonly RewardRecord[]): WebhookDraft[] =>
  rewards.filter(({ state }) => state === 'Held').map((reward) => rewardEvent(program, 'REWARD_HELD', reward))

type Paid = { readonly runId: string; readonly rewards: readonly RewardRecord[]; readonly paidAt: number }

/** Rewards were paid to participants: one event for each participant of the payment. */
export const payoutEvents = ({ profileId }: Owned, { runId, rewards, paidAt }: Paid): WebhookDraft[] =>
  [...Map.groupBy(rewards, (reward) => reward.profileId).values()].flatMap((own): WebhookDraft[] => {
    const [first] = own
    if (!first) return []
    const amount = own.reduce((sum, reward) => sum + reward.amount, 0)
    const { programId, profileId: participantId } = first
    const rewardIds = own.map(({ id }) => id)
    return [
      {
        profileId,
        event: 'PAYOUT_PAID',
        subject: aboutParticipation(first),
        data: { programId, participantId, payoutRunId: runId, rewardIds, amount, currency, paidAt: moment(paidAt) },
      },
    ]
  })
