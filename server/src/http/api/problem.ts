import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { ErrorExtensions, Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { trackRefusals, type TrackRefusal } from '@wasla/contract/tracking/responses.ts'
import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'

/** Statuses of refusals by their code. A code that ends with `_NOT_FOUND` is 404; every other code is 409: the state does not allow it. */
const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_REQUEST: 400,
  UN_AUTHORIZED: 401,
  USER_SUSPENDED: 403,
  FORBIDDEN: 403,
  UNAUTHORIZED_UPDATING: 403,
  USER_NOT_VERIFIED: 403,
  FEATURE_DISABLED: 403,
  API_SCOPE_MISSING: 403,
  DTO_VALIDATION_ERROR: 422,
  RATE_LIMITED: 429,
  GENERAL_ERROR: 500,
  SERVICE_BUSY: 503,
}

const statusOf = (code: ErrorCode): number => statuses[code] ?? (code.endsWith('_NOT_FOUND') ? 404 : 409)

/** Fields of a problem that are our own, beside those of RFC 9457. */
type More = Readonly<Record<string, unknown>>

const problemAnswer = (status: number, code: string, title: string, more: More = {}): StoredAnswer => ({
  status,
  body: JSON.stringify({ type: `urn:wasla:problem:${code}`, title, status, code, ...more }),
})

/** Returns a refusal as a problem of RFC 9457, with its code, and the fields that are wrong. */
export const refused = ({ extensions }: Pick<Problem, 'extensions'>): StoredAnswer => problemOf(extensions)

/** Returns the problem of a refusal that has these extensions. `status` is that of its code if it is not given. */
export function problemOf(extensions: ErrorExtensions, status = statusOf(extensions.code)): StoredAnswer {
  const { code, params, fields, requestId } = extensions
  const more = { ...(params && { params }), ...(fields && { fields }), ...(requestId !== undefined && { requestId }) }
  return problemAnswer(status, code, wireError(extensions).message, more)
}

/** Returns a refusal of a report. Its codes are those of the entries for reports, with their statuses. */
export function refusedReport({ code, fields }: TrackRefusal): StoredAnswer {
  const { status, message } = trackRefusals[code]
  return problemAnswer(status, code, message, fields && fields.length > 0 ? { fields } : {})
}
