import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'

/** A request that is not executed. `message` is for developers and names nothing of the inside. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 405 | 413 | 429 | 503
  readonly extensions: ErrorExtensions
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(status: Refusal['status'], message: string, more: { extensions?: ErrorExtensions; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.extensions = more.extensions ?? { code: 'GENERAL_ERROR' }
    this.retryAfter = more.retryAfter
  }
}

export const tooMany = (retryAfter: number) =>
  new Refusal(429, 'Too many requests.', { extensions: { code: 'RATE_LIMITED', params: { retryAfter } }, retryAfter })

export const overloaded = () => new Refusal(503, 'The server is busy.', { retryAfter: 2 })
