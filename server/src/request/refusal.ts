import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'

type More = { extensions?: ErrorExtensions; retryAfter?: number; closes?: boolean; ofOperation?: boolean }

/** A request that is not executed. `message` is for developers and reveals no internals. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 401 | 403 | 405 | 413 | 429 | 503
  readonly extensions: ErrorExtensions
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined
  /** Whether to close the connection with the response: the unread rest of a body would be taken for the next request. */
  readonly closes: boolean
  /**
   * Whether the request was well-formed but its operation was not: a document that is invalid or cannot be parsed, or variables that do not
   * fit. Callers that accept only plain JSON then get 200 (GraphQL over HTTP).
   */
  readonly ofOperation: boolean

  /** `extensions` defaults to `BAD_REQUEST` with `message` as the reason. */
  constructor(status: Refusal['status'], message: string, more: More = {}) {
    super(message)
    this.status = status
    this.extensions = more.extensions ?? { code: 'BAD_REQUEST', params: { reason: message } }
    this.retryAfter = more.retryAfter
    this.closes = more.closes ?? status === 413
    this.ofOperation = more.ofOperation ?? false
  }
}

export const tooMany = (retryAfter: number) =>
  new Refusal(429, 'Too many requests.', { extensions: { code: 'RATE_LIMITED', params: { retryAfter } }, retryAfter })

/** Seconds after which a refused caller may try again. Short: clients add a random part, so that they do not all return at once. */
const comeAgainIn = 1

/** Extensions of every refusal for lack of room. */
export const busyExtensions: ErrorExtensions = { code: 'SERVICE_BUSY', params: { retryAfter: comeAgainIn } }
export const busyHeaders = { 'retry-after': String(comeAgainIn) } as const

export const serviceBusy = () => new Refusal(503, 'The service is busy.', { extensions: busyExtensions, retryAfter: comeAgainIn })
