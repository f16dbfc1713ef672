import type { OutageRecord } from '../link-checks/record.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { endsAt } from '../programs/status/dates.ts'
import type { Milestone } from '../programs/step-data.ts'
import { countsAutomatically } from '../tracking/code-source.ts'
import type { ConversionRecord, DeclineRecord, OrderOfTwoRecord, ReplacedRecord, ReviewRequestRecord } from '../tracking/record.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import { returnsAt } from './hold.ts'
import { expectedRunAt, type Payee } from './payable.ts'
import type { RewardCaseRecord } from './held.ts'
import type { ParticipantResultRecord, ReopeningRecord, RewardRecord } from './record.ts'

/** Kinds of items, in the order in which items of the same time are listed. */
const timelineKinds = [
  'JOINED',
  'FIRST_CLICK',
  'MILESTONE_REACHED',
  'WAITING_FOR_BUDGET',
  'MILESTONE_REOPENED',
  'HOLD_ENDS',
  'PAYOUT',
  'DELIVERED',
  'SECOND_LOOK',
  'HELD',
  'HELD_APPROVED',
  'HELD_REFUSED',
  'RETURNED',
  'PROGRAM_ENDS',
  'RESULT_WAITING',
  'RESULT_COUNTS',
  'RESULT_DECLINED',
  'RESULT_PROVED',
  'RESULT_REPLACED',
  'RESULT_WON',
  'RESULT_LOST',
  'OUTAGE',
] as const
type TimelineKind = (typeof timelineKinds)[number]

/** An item of a timeline: something that happened or will happen at a time. */
export type TimelineItem = {
  readonly kind: TimelineKind
  readonly at: number
  readonly isToCome: boolean
  readonly milestone: Milestone | null
  readonly reviewRequest: ReviewRequestRecord | null
  /** The case of a reward that is or was held (Y-08); null for other items. */
  readonly rewardCase: RewardCaseRecord | null
  /** The conversion that the item is about, with the owner’s reason if the owner declined it; null for other items. */
  readonly result: ResultItem | null
  /** The outage of the brand’s page that began then; null for other items. */
  readonly outage: OutageRecord | null
}

/**
 * A conversion in a timeline. `decline` is the owner’s reason; null if the owner did not decline. `decidedBy` is why it went to one of two
 * participants; null for other items.
 */
export type ResultItem = {
  readonly record: ConversionRecord
  readonly decline: DeclineRecord | null
  readonly decidedBy: OrderOfTwoRecord['decidedBy'] | null
}

/** Highest number of outages, and of single conversions of each kind, in a timeline (Y-01, Y-02). */
export const mostShown = 10

export type ResultSources = {
  /** Conversions that wait for the brand, sorted by the time at which they will count. */
  readonly waiting: readonly ConversionRecord[]
  /** Conversions that the brand declined, the latest first. */
  readonly declined: readonly { readonly record: ConversionRecord; readonly decline: DeclineRecord }[]
  /** Conversions that proof gave to this participant or took from them, the latest first. */
  readonly replaced: readonly { readonly record: ConversionRecord; readonly replaced: ReplacedRecord }[]
  /** Conversions that named this participant and another, the latest first. */
  readonly ofTwo: readonly { readonly record: ConversionRecord; readonly two: OrderOfTwoRecord }[]
}

/** All data of one participation. None of it depends on the reader. */
export type TimelineSources = {
  readonly program: ProgramRecord
  readonly frequency: PayoutFrequency
  readonly milestones: readonly Milestone[]
  readonly participation: ParticipationRecord
  readonly result: ParticipantResultRecord | null
  readonly rewards: readonly RewardRecord[]
  readonly reopenings: readonly ReopeningRecord[]
  readonly reviewRequests: readonly ReviewRequestRecord[]
  readonly cases: readonly RewardCaseRecord[]
  readonly payee: Payee
  readonly conversions: ResultSources
  /** The outages of the program’s page, the latest first. */
  readonly outages: readonly OutageRecord[]
}

type Moment = { readonly kind: TimelineKind; readonly at: number | null }

/** Returns the moments of one reward, past and upcoming. The end of a hold without length has no time and is not shown. */
function ofReward(reward: RewardRecord, { payee, frequency }: TimelineSources, now: number): Moment[] {
  const { state, rewardType, achievedAt, payableAt, paidAt, deliveredAt, returnedAt } = reward
  if (state === 'Waiting') return [{ kind: 'WAITING_FOR_BUDGET', at: achievedAt }]
  const reached: Moment = { kind: 'MILESTONE_REACHED', at: achievedAt }
  if (state === 'Refused') return [reached]
  if (rewardType === 'EXPERIENCE') return [reached, { kind: 'DELIVERED', at: deliveredAt }]
  const hold: Moment = { kind: 'HOLD_ENDS', at: payableAt > achievedAt ? payableAt : null }
  if (state === 'Returned') return [reached, hold, { kind: 'RETURNED', at: returnedAt ?? returnsAt(achievedAt) }]
  return [reached, hold, { kind: 'PAYOUT', at: state === 'Paid' ? paidAt : expectedRunAt(reward, payee, frequency, now) }]
}

const decisionOn = { Open: null, Closed: null, Approved: 'HELD_APPROVED', Refused: 'HELD_REFUSED' } as const

/**
 * Returns the moments at which a reward was held and the back office decided. A case that was closed because its milestone reopened has no
 * decision.
 */
function ofCase({ status, openedAt, decidedAt }: RewardCaseRecord): Moment[] {
  const decision = decisionOn[status]
  return [{ kind: 'HELD', at: openedAt }, ...(decision ? [{ kind: decision, at: decidedAt }] : [])]
}

type ShownResult = { readonly moments: readonly Moment[]; readonly result: ResultItem }

/** Returns the items of single conversions. `isOurs` is about the participant of the timeline, not about the reader. */
function ofConversions({
  conversions: { waiting, declined, replaced, ofTwo },
  participation: { profileId },
}: TimelineSources): ShownResult[] {
  return [
    ...waiting.slice(0, mostShown).map((record): ShownResult => {
      const moments: Moment[] = [
        { kind: 'RESULT_WAITING', at: record.receivedAt },
        { kind: 'RESULT_COUNTS', at: countsAutomatically(record) ? record.countsAt : null },
      ]
      return { moments, result: { record, decline: null, decidedBy: null } }
    }),
    ...declined.slice(0, mostShown).map(({ record, decline }): ShownResult => ({
      moments: [{ kind: 'RESULT_DECLINED', at: decline.at }],
      result: { record, decline, decidedBy: null },
    })),
    ...replaced.slice(0, mostShown).map(({ record, replaced: { at, profileId: now, formerAmount } }): ShownResult => {
      const isOurs = now === profileId
      // The former participant sees the amount that the browser reported with their click.
      return {
        moments: [{ kind: isOurs ? 'RESULT_PROVED' : 'RESULT_REPLACED', at }],
        result: { record: isOurs ? record : { ...record, amount: formerAmount }, decline: null, decidedBy: null },
      }
    }),
    ...ofTwo.slice(0, mostShown).map(({ record, two: { at, profileId: winner, decidedBy } }): ShownResult => {
      const isOurs = winner === profileId
      // What the other participant earned is not told.
      return {
        moments: [{ kind: isOurs ? 'RESULT_WON' : 'RESULT_LOST', at }],
        result: { record: isOurs ? record : { ...record, amount: null, clickId: '' }, decline: null, decidedBy },
      }
    }),
  ]
}

/** Returns the outages that a participant had part in: those that lasted when the participant joined, and later ones. */
const outagesSince = (joinedAt: number, outages: readonly OutageRecord[]) =>
  outages.filter(({ endedAt }) => endedAt === null || endedAt > joinedAt).slice(0, mostShown)

/** Sorts past items before upcoming ones, and both by time. */
const inOrder = (one: TimelineItem, other: TimelineItem) =>
  Number(one.isToCome) - Number(other.isToCome) ||
  one.at - other.at ||
  timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) ||
  (one.milestone?.target ?? 0) - (other.milestone?.target ?? 0)

/** Returns the past and upcoming items of a participation. Brand, participant and manager see the same timeline. */
export function timelineOf(sources: TimelineSources, now: number): TimelineItem[] {
  const { program, participation, result, rewards, reopenings, reviewRequests, cases, milestones } = sources
  const byId = new Map(milestones.map((milestone) => [milestone.id, milestone]))
  const nothing = { milestone: null, reviewRequest: null, rewardCase: null, result: null, outage: null } as const
  const item = ({ kind, at }: Moment, about: Partial<Pick<TimelineItem, keyof typeof nothing>> = {}): TimelineItem[] =>
    at === null ? [] : [{ kind, at, isToCome: at > now, ...nothing, ...about }]
  const ofMilestone = (milestoneId: string, moments: readonly Moment[]) =>
    moments.flatMap((moment) => item(moment, { milestone: byId.get(milestoneId) ?? null }))
  const joinedAt = participation.answeredAt ?? participation.createdAt
  return [
    ...item({ kind: 'JOINED', at: joinedAt }),
    ...item({ kind: 'FIRST_CLICK', at: result?.firstClickAt ?? null }),
    ...rewards.flatMap((reward) => ofMilestone(reward.milestoneId, ofReward(reward, sources, now))),
    ...reopenings.flatMap(({ milestoneId, achievedAt, reopenedAt }) =>
      ofMilestone(milestoneId, [
        { kind: 'MILESTONE_REACHED', at: achievedAt },
        { kind: 'MILESTONE_REOPENED', at: reopenedAt },
      ]),
    ),
    ...reviewRequests.flatMap((reviewRequest) => item({ kind: 'SECOND_LOOK', at: reviewRequest.requestedAt }, { reviewRequest })),
    ...cases.flatMap((rewardCase) =>
      ofCase(rewardCase).flatMap((moment) => item(moment, { milestone: byId.get(rewardCase.milestoneId) ?? null, rewardCase })),
    ),
    ...outagesSince(joinedAt, sources.outages).flatMap((outage) => item({ kind: 'OUTAGE', at: outage.startedAt }, { outage })),
    ...item({ kind: 'PROGRAM_ENDS', at: program.retiredAt ?? endsAt(program) }),
    ...ofConversions(sources).flatMap(({ moments, ...about }) => moments.flatMap((moment) => item(moment, about))),
  ].toSorted(inOrder)
}
