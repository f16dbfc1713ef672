/**
 * Thrown if the server could not be reached or the answer was not GraphQL. `status` is the HTTP status, or null without an answer. Never
 * shown as a toast (S1 §8).
 */
export class NetworkFailure extends Error {
  readonly status: number | null

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The server cannot be reached' : `The server answered ${status}`, { cause })
    this.name = 'NetworkFailure'
    this.status = status
  }
}
