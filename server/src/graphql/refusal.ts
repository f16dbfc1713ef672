import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'

type More = { extensions?: ErrorExtensions; retryAfter?: number; closes?: boolean; ofOperation?: boolean }

/** A request that is not executed. `message` is for developers and names nothing of the inside. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 405 | 413 | 429 | 503
  readonly extensions: ErrorExtensions
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  /** Whether the connection ends with the answer: what is left of a body that was not read would be taken for the next request. */
  readonly closes: boolean
  /**
   * Whether the request was well-formed and what it asked for was not: a document that cannot be parsed or is not valid, variables that do
   * not fit it. Callers who accept plain JSON alone hear of it with 200 (GraphQL over HTTP).
   */
  readonly ofOperation: boolean

  /** A refusal without a code of its own is `BAD_REQUEST`, and `message` says why. */
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

/** Seconds after which whoever was turned away may come again. Short: clients add a random share, so that they do not come together. */
const comeAgainIn = 1

/** The one refusal of everything that has no room at the moment. */
export const busyExtensions: ErrorExtensions = { code: 'SERVICE_BUSY', params: { retryAfter: comeAgainIn } }
export const busyHeaders = { 'retry-after': String(comeAgainIn) } as const

export const serviceBusy = () => new Refusal(503, 'The service is busy.', { extensions: busyExtensions, retryAfter: comeAgainIn })
