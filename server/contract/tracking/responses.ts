import type { FieldProblem } from '../errors/field-problem.ts'
import type { ReportDifference, ResultStatus } from './record.ts'

/**
 * All responses of Appendix E and X-25: code, status and message of each refusal of the tracking endpoints. The endpoints, their description
 * and the setup’s examples read this table; no other place defines a status.
 */
export const trackRefusals = {
  KEY_INVALID: { status: 401, message: 'The key is missing, wrong or no longer in use.' },
  CLICK_NOT_FOUND: { status: 404, message: 'No valid click of this program has this id, and no participant has this code.' },
  EVENT_NOT_FOR_OBJECTIVE: { status: 409, message: 'The program counts another event, or only codes, or only clicks.' },
  ATTRIBUTION_WINDOW_PASSED: {
    status: 410,
    message: 'The click, or the order with the code, is more than 30 days old, or the program ended more than 30 days ago.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The body is too large.' },
  BODY_INVALID: { status: 422, message: 'Some fields are missing or wrong.' },
  RATE_LIMITED: { status: 429, message: 'Too many calls. Wait as long as Retry-After says.' },
  SERVICE_BUSY: { status: 503, message: 'The service is busy. Send the same again as Retry-After says.' },
} as const satisfies Record<string, { status: number; message: string }>

export type TrackRefusalCode = keyof typeof trackRefusals

/** Status 202 for a new conversion, 200 for a conversion whose number was reported before (N-09). */
export const trackAccepted = { accepted: 202, repeated: 200 } as const

/** A refusal of the rules. `retryAfter` is in seconds. */
export type TrackRefusal = {
  readonly code: TrackRefusalCode
  readonly fields?: readonly FieldProblem[]
  readonly retryAfter?: number
}

/** The response to a conversion that was stored or is known. */
export type TrackTaken = {
  readonly id: string
  readonly status: ResultStatus
  readonly isRepeat: boolean
  /** The fields in which this report differs from the first report, which stays unchanged (Y-02). */
  readonly differs?: readonly ReportDifference[]
}

/** Returns the response of `POST /track/conversion`. */
export function trackResponse(outcome: TrackTaken | TrackRefusal): { status: number; body: Record<string, unknown>; retryAfter?: number } {
  if (!('code' in outcome))
    return {
      status: outcome.isRepeat ? trackAccepted.repeated : trackAccepted.accepted,
      body: { id: outcome.id, status: outcome.status, ...(outcome.differs ? { differs: outcome.differs } : {}) },
    }
  const { code, fields, retryAfter } = outcome
  const { status, message } = trackRefusals[code]
  return {
    status,
    body: { error: { code, message, ...(fields && fields.length > 0 ? { fields } : {}) } },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/** Returns the response of the postback. It has the same statuses as `trackResponse`, and a text that measurement partners expect. */
export function postbackResponse(outcome: TrackTaken | TrackRefusal): { status: number; text: string; retryAfter?: number } {
  const { status, retryAfter } = trackResponse(outcome)
  return { status, text: 'code' in outcome ? `ERROR ${outcome.code}` : 'OK', ...(retryAfter === undefined ? {} : { retryAfter }) }
}
