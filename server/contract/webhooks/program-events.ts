import type { ParticipationRecord } from '../participations/record.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { AlertShare } from '../rewards/alerts.ts'
import type { RewardRecord } from '../rewards/record.ts'
import type { ConversionRecord, ResultStatus } from '../tracking/record.ts'
import type { WebhookDraft } from './payload.ts'

type Owned = Pick<ProgramRecord, 'id' | 'profileId'>
type Participation = { readonly programId: string; readonly profileId: string }

const currency = 'SAR'
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const aboutProgram = ({ id }: Owned) => `program:${id}`
const aboutParticipation = ({ programId, profileId }: Participation) => `participation:${programId}:${profileId}`

const participationEvents = {
  Pending: 'PARTICIPATION_REQUESTED',
  Accepted: 'PARTICIPATION_JOINED',
  Rejected: 'PARTICIPATION_DECLINED',
} as const satisfies Record<ParticipationRecord['status'], WebhookDraft['event']>

/** A profile asked to join a program, joined it, or was declined. */
export const participationEvent = ({ profileId }: Owned, request: ParticipationRecord): WebhookDraft => ({
  profileId,
  event: participationEvents[request.status],
  subject: aboutParticipation(request),
  data: {
    programId: request.programId,
    participantId: request.profileId,
    requestId: request.id,
    status: request.status,
    requestedAt: moment(request.createdAt),
    answeredAt: moment(request.answeredAt),
    declineReason: request.declineReason,
  },
})

const resultEvents = {
  Pending: 'RESULT_WAITING',
  Approved: 'RESULT_COUNTED',
  Held: 'RESULT_HELD',
  Rejected: 'RESULT_REJECTED',
  Reversed: 'RESULT_REVERSED',
} as const satisfies Record<ResultStatus, WebhookDraft['event']>

/** A result of the brand's own report is new, or got another status. */
export const resultEvent = (ownerId: string, result: ConversionRecord): WebhookDraft => ({
  profileId: ownerId,
  event: resultEvents[result.status],
  subject: `result:${result.id}`,
  data: {
    programId: result.programId,
    participantId: result.profileId,
    resultId: result.id,
    status: result.status,
    reason: result.reason,
    event: result.event,
    externalId: result.externalId,
    clickId: result.clickId,
    amount: result.amount,
    currency,
    way: result.way,
    occurredAt: moment(result.occurredAt),
    receivedAt: moment(result.receivedAt),
    countsAt: moment(result.countsAt),
  },
})

/**
 * A participant reached a milestone, its reward got budget after it had waited, or the milestone reopened because results were reversed.
 */
export const milestoneEvent = (
  { profileId }: Owned,
  event: 'MILESTONE_REACHED' | 'MILESTONE_FUNDED' | 'MILESTONE_REOPENED',
  reward: RewardRecord,
): WebhookDraft => ({
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

type Budgeted = Pick<ProgramRecord, 'id' | 'profileId' | 'budget'>
type BudgetEvent = 'BUDGET_ADDED' | 'BUDGET_RETURNED'

/** The budget of a program was raised, or a part of it went back to the brand's wallet. `amount` is in halalas. */
export const budgetEvent = (program: Budgeted, event: BudgetEvent, amount: number): WebhookDraft => ({
  profileId: program.profileId,
  event,
  subject: aboutProgram(program),
  data: { programId: program.id, amount, budget: program.budget, currency },
})

/** A share of a program's budget is used, in percent. */
export const budgetAlertEvent = (program: Budgeted, percent: AlertShare): WebhookDraft => ({
  profileId: program.profileId,
  event: 'BUDGET_ALERT',
  subject: aboutProgram(program),
  data: { programId: program.id, percent, budget: program.budget, currency },
})

type Status = Pick<ProgramRecord, 'id' | 'profileId' | 'status' | 'holdCause'>

/** Returns the event of a program's new status; none if the status is the same. */
export const programEvents = (before: Pick<Status, 'status'>, program: Status): WebhookDraft[] =>
  before.status === program.status
    ? []
    : [
        {
          profileId: program.profileId,
          event: 'PROGRAM_CHANGED',
          subject: aboutProgram(program),
          data: { programId: program.id, status: program.status, formerStatus: before.status, holdCause: program.holdCause },
        },
      ]
