import { readProblems } from './problems.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer, Question, Transport } from './transport.ts'

/** The session's methods that a request uses. */
export type AskingSession = {
  /** False after a change of identity in this tab. Answers are then dropped. */
  isCurrent: () => boolean
  accessToken: () => string | null
  /**
   * Requests new tokens after the server refused the token `failing`. `expired`: the session is over. `offline`: the server did not answer.
   */
  refresh: (failing: string) => Promise<{ readonly kind: 'rotated' | 'adopted' | 'expired' | 'offline' }>
  /** Handles an answer that says that the session is over. Returns `retry` if another tab stored newer tokens, otherwise `ended`. */
  lost: (failing: string, suspended: boolean) => 'retry' | 'ended'
}

/** Thrown if an answer arrives after the identity has changed. */
class StaleAnswer extends Error {
  constructor() {
    super('The session changed while this was under way')
    this.name = 'StaleAnswer'
  }
}

export type Headers = { accessToken: () => string | null; language: () => string; deviceToken: () => string }

/** Returns the headers for identity, language and device. Called at every attempt, so that a retry sends the new token. */
export const headersOf = ({ accessToken, language, deviceToken }: Headers): Record<string, string> => {
  const token = accessToken()
  return { 'accept-language': language(), 'x-wasla-device': deviceToken(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

export type Ask = (question: Omit<Question, 'headers'>) => Promise<Answer>
export type AskTools = { session: AskingSession; headers: Headers; send: Transport }

/**
 * Creates the function that sends requests for one identity. After `UN_AUTHORIZED`, it refreshes the tokens and retries once (S1 §4). If
 * the server says that the session is over, it ends the session. It throws `StaleAnswer` if the identity has changed, and `NetworkFailure`
 * if the server does not answer.
 */
export function createAsk({ session, headers, send }: AskTools): Ask {
  async function once(question: Omit<Question, 'headers'>): Promise<Answer> {
    const answer = await send({ ...question, headers: headersOf(headers) })
    if (!session.isCurrent()) throw new StaleAnswer()
    return answer
  }

  async function mayAskAgain(used: string, answer: Answer): Promise<boolean> {
    const codes = readProblems(answer.errors).map(({ code }) => code)
    if (codes.includes('UN_AUTHORIZED')) {
      const refreshed = await session.refresh(used)
      if (refreshed.kind === 'offline') throw new NetworkFailure(null)
      return refreshed.kind !== 'expired'
    }
    const suspended = codes.includes('USER_SUSPENDED')
    return (suspended || codes.includes('INVALID_SESSION')) && session.lost(used, suspended) === 'retry'
  }

  return async function ask(question) {
    const used = session.accessToken()
    const answer = await once(question)
    if (used === null || !answer.errors) return answer
    const again = await mayAskAgain(used, answer)
    if (!session.isCurrent()) throw new StaleAnswer()
    return again ? once(question) : answer
  }
}
