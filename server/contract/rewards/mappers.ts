import type { TimelineEntry, TimelineResult, UnpaidReward } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { countsAutomatically, isUnproven, promoCodeOf } from '../tracking/code-source.ts'
import type { ConversionRecord } from '../tracking/record.ts'
import { mapReviewRequest } from '../tracking/uncounted.ts'
import type { PayoutFrequency } from '../wallet/payout-run.ts'
import { expectedOn, unpaidReasonOf, type Payee } from './payable.ts'
import type { RewardRecord } from './record.ts'
import { rewardText } from './reward-text.ts'
import type { ResultItem, TimelineItem } from './timeline.ts'

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns by when the owner has to confirm a result that counts only then; null for other results. */
const confirmBy = (record: ConversionRecord) => (record.status === 'Pending' && isUnproven(record) ? momentOrNull(record.countsAt) : null)

const mapResult = ({ record, decline, decidedBy }: ResultItem): TimelineResult => ({
  id: record.id,
  event: record.event,
  externalId: record.externalId,
  amount: record.amount,
  countsAt: record.status === 'Pending' && countsAutomatically(record) ? momentOrNull(record.countsAt) : null,
  confirmBy: confirmBy(record),
  promoCode: promoCodeOf(record.clickId),
  decidedBy,
  declineReason: decline?.reason ?? null,
  note: decline?.note ?? null,
})

/** Returns the `TimelineEntry` of a timeline item, in the reader’s language. */
export const mapTimelineItem = (
  { kind, at, isToCome, milestone, reviewRequest, rewardCase, result, outage }: TimelineItem,
  language: Language,
): TimelineEntry => ({
  kind,
  at: toDateTime(at),
  isToCome,
  milestoneId: milestone?.id ?? null,
  target: milestone?.target ?? null,
  rewardType: milestone?.rewardType ?? null,
  reward: milestone && rewardText(milestone, language),
  amount: milestone?.rewardType === 'CASH' ? (milestone.amount ?? 0) : null,
  reason: rewardCase ? 'SHARED_CONTACT' : (reviewRequest?.reason ?? null),
  secondLook: reviewRequest && mapReviewRequest(reviewRequest),
  answerBy: rewardCase?.status === 'Open' ? toDateTime(rewardCase.answerBy) : null,
  note: kind === 'HELD' ? null : (rewardCase?.note ?? null),
  result: result && mapResult(result),
  outage: outage && { id: outage.id, endedAt: momentOrNull(outage.endedAt), end: outage.endedBy },
})

/**
 * A cash reward that is not paid yet, with its program. `heldUntil` is the time by which a held reward must be decided (Y-08), in
 * milliseconds.
 */
export type OwedReward = {
  readonly reward: RewardRecord
  readonly programName: string
  readonly frequency: PayoutFrequency
  readonly heldUntil: number | null
}

/** Returns the `UnpaidReward`: why a reward is not paid yet, and when the payment is expected. */
export const mapUnpaidReward = ({ reward, programName, frequency, heldUntil }: OwedReward, payee: Payee, now: number): UnpaidReward => ({
  id: reward.id,
  programId: reward.programId,
  programName,
  profileId: reward.profileId,
  milestoneId: reward.milestoneId,
  amount: reward.amount,
  earnedAt: toDateTime(reward.achievedAt),
  holdEndsAt: toDateTime(reward.payableAt),
  expectedOn: expectedOn(reward, payee, frequency, now),
  reason: unpaidReasonOf(reward, payee, now),
  heldUntil: reward.state === 'Held' ? momentOrNull(heldUntil) : null,
})
