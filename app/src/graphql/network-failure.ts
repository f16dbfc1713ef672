/** The server could not be reached or did not answer in its own language. Never toasted (S1 §8). */
export class NetworkFailure extends Error {
  readonly status: number | null

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The server cannot be reached' : `The server answered ${status}`, { cause })
    this.name = 'NetworkFailure'
    this.status = status
  }
}
