import type { ResultChange } from '../tracking/change.ts'
import { countsAutomatically, isCodeSource, promoCodeOf } from '../tracking/code-source.ts'
import type { ConversionRecord, ResultStatus } from '../tracking/record.ts'
import type { WebhookDraft } from './payload.ts'
import { aboutResult } from './subjects.ts'
import { currency, moment } from './values.ts'

const events = {
  Pending: 'RESULT_WAITING',
  Approved: 'RESULT_COUNTED',
  Held: 'RESULT_HELD',
  Rejected: 'RESULT_REJECTED',
  Reversed: 'RESULT_REVERSED',
} as const satisfies Record<ResultStatus, WebhookDraft['event']>

/**
 * Returns whether a change of a result is an event: the result is new or has another status, or proof gave it other values. Clicks have no
 * events: there are far too many, and milestones report what follows from them.
 */
export const isResultEvent = ({ kind, from, to, was }: ResultChange): boolean => kind === 'CONVERSION' && (from !== to || was !== undefined)

/** Returns what brought a result: a click or a code. Null for both if the result went to another participant since. */
function sourceOf({ profileId }: ResultChange, { profileId: owner, clickId }: ConversionRecord) {
  if (profileId !== owner) return { clickId: null, promoCode: null }
  return { clickId: isCodeSource(clickId) ? null : clickId, promoCode: promoCodeOf(clickId) }
}

/**
 * A result of the brand's own report changed. `result` is as it is stored now. What may have changed again in the same transaction is taken
 * from `change`: a result may first be taken from one participant and then be given to another.
 */
export const resultEvent = (ownerId: string, change: ResultChange, result: ConversionRecord): WebhookDraft => ({
  profileId: ownerId,
  event: events[change.to],
  subject: aboutResult(result.id),
  data: {
    programId: change.programId,
    participantId: change.profileId,
    resultId: result.id,
    status: change.to,
    reason: change.reason,
    event: result.event,
    externalId: result.externalId,
    channel: change.channel,
    ...sourceOf(change, result),
    amount: result.amount === null ? null : change.amount,
    currency,
    way: result.way,
    occurredAt: moment(change.at),
    receivedAt: moment(result.receivedAt),
    countsAt: change.to === 'Pending' ? moment(result.countsAt) : null,
    countsAutomatically: change.to === 'Pending' ? countsAutomatically(result) : null,
  },
})
