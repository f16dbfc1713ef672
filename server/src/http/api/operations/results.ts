import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { isCodeSource, promoCodeOf } from '@wasla/contract/tracking/code-source.ts'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Outcome } from '../../../domains/tracking/service.ts'
import { answered, momentInQuery, objectIn, pageOf, partOf, type ApiCall, type ApiHandler } from '../call.ts'
import { moment } from '../moment.ts'
import { refusedReport } from '../problem.ts'

const shown = (result: ConversionRecord) => ({
  id: result.id,
  programId: result.programId,
  participantId: result.profileId,
  event: result.event,
  externalId: result.externalId,
  status: result.status,
  reason: result.reason,
  amount: result.amount,
  currency: 'SAR',
  clickId: isCodeSource(result.clickId) ? null : result.clickId,
  promoCode: promoCodeOf(result.clickId),
  way: result.way,
  occurredAt: moment(result.occurredAt),
  receivedAt: moment(result.receivedAt),
})

/** `listResults` */
export const listResults: ApiHandler = (call) => {
  const search = { programId: call.path('programId'), receivedFrom: momentInQuery(call, 'receivedFrom') }
  return pageOf(
    partOf(call),
    (part) => call.context.services.tracking.own(call.viewer, search, part),
    ({ receivedAt, id }) => ({ at: receivedAt, id }),
    (results) => results.map(shown),
  )
}

/** Returns the answer of a report. Throws a `Problem` with seconds if the same report may be sent again. */
function outcomeOf(outcome: Outcome, isNew: (done: { isRepeat: boolean }) => boolean): StoredAnswer {
  if (!('code' in outcome)) {
    const { id, status, isRepeat } = outcome
    return answered({ id, status, isRepeat }, isNew(outcome) ? 201 : 200)
  }
  const { code, retryAfter = 1 } = outcome
  if (code === 'RATE_LIMITED' || code === 'SERVICE_BUSY') throw new Problem(code, { retryAfter })
  return refusedReport(outcome)
}

/** Returns halalas as the amount of a report, in riyals; undefined if there is none. Throws `DTO_VALIDATION_ERROR` at `amount`. */
function riyalsOf(amount: unknown): string | undefined {
  if (amount === undefined || amount === null) return undefined
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) throw invalidInput([{ path: 'amount', rule: 'format' }])
  if (amount > conversionLimits.amount)
    throw invalidInput([{ path: 'amount', rule: 'outOfRange', params: { min: 0, max: conversionLimits.amount } }])
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** `reportResult`: the rules of `POST /track/conversion`, with an amount in halalas. */
export const reportResult: ApiHandler = async (call) => {
  const { amount, status: _status, currency: _currency, ...given } = objectIn(call)
  const read = readConversion({ ...given, amount: riyalsOf(amount) }, call.now)
  if (read.fields) throw invalidInput(read.fields)
  return outcomeOf(
    await call.context.services.tracking.reportOwn(call.viewer, call.path('programId'), read.conversion),
    ({ isRepeat }) => !isRepeat,
  )
}

/** `reverseResult` */
export const reverseResult: ApiHandler = async (call: ApiCall) => {
  const named = { programId: call.path('programId'), id: call.path('resultId') }
  return outcomeOf(await call.context.services.tracking.reverseOwn(call.viewer, named), () => false)
}
