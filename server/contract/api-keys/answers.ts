import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { keyUsed } from '../wallet/idempotency.ts'

/** A stored answer: the status of HTTP, and the body as text. */
export type StoredAnswer = { readonly status: number; readonly body: string }

/** A request with an idempotency key, as it is stored. `answer` is null while it runs, at the longest until `claimedUntil`. */
export type KnownRequest = {
  readonly fingerprint: string
  readonly claimedUntil: number
  readonly answer: StoredAnswer | null
}

/** What follows for a request: run it, or repeat the first answer. */
export type Repetition = { readonly repeats: StoredAnswer } | { readonly repeats: null }

/**
 * Decides a request with an idempotency key that another request had before. It is answered like the first one; it runs again if the first
 * one was interrupted. Refused like a used key of a form if the requests differ, and with `API_REQUEST_RUNNING` while the first one runs.
 */
export function decideRepetition(known: KnownRequest, fingerprint: string, now: number): Decision<Repetition> {
  if (known.fingerprint !== fingerprint) return refused(keyUsed())
  if (known.answer !== null) return decided({ repeats: known.answer })
  return now < known.claimedUntil ? refused(new Problem('API_REQUEST_RUNNING')) : decided({ repeats: null })
}

/** Returns whether an answer is stored. One that says that the request may be sent again is not, because the next one may differ. */
export const isFinal = (status: number): boolean => status < 500 && status !== 409 && status !== 429 && status !== 401
