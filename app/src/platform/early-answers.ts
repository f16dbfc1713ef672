import type { StartTimer } from './timers.ts'

/** A request that the boot script of `index.html` has sent before the app was there. */
export type EarlyAnswer = {
  /** Text of the request’s body. */
  readonly body: string
  /** The access token with which it was sent. */
  readonly token: string
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[]
  }
}

type Fetch = typeof globalThis.fetch

/** Milliseconds after which an early answer that nothing has taken is too old. The first screen requests its data within a second or two. */
const longest = 10_000

/**
 * Returns a `fetch` that takes the answer of an equal early request instead of sending the request again. An early answer is used once, and
 * only for the identity that asked. Those that nothing takes are forgotten after ten seconds. If the early request failed, the request is
 * sent.
 */
export function withEarlyAnswers(fetch: Fetch, early: readonly EarlyAnswer[], startTimer: StartTimer): Fetch {
  const left = new Set(early)
  startTimer(() => left.clear(), longest)
  return async (address, init) => {
    const { authorization } = (init?.headers ?? {}) as Record<string, string>
    const known = [...left].find(({ body, token }) => body === init?.body && authorization === `Bearer ${token}`)
    if (!known) return fetch(address, init)
    left.delete(known)
    return known.response.catch(() => fetch(address, init))
  }
}
