import { readProblems } from './problems.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer, Question, Transport } from './transport.ts'

/** What a call needs of the session it works for. */
export type AskingSession = {
  /** False once another identity has taken the tab; answers are dropped then. */
  isCurrent: () => boolean
  accessToken: () => string | null
  /** Gets other tokens than the one the server refused: `expired` where the session is over, `offline` where nobody answered. */
  refresh: (failing: string) => Promise<{ readonly kind: 'rotated' | 'adopted' | 'expired' | 'offline' }>
  /** An answer said that the session is over. Tells whether other tokens were found meanwhile, with which to ask again. */
  lost: (failing: string, suspended: boolean) => 'retry' | 'ended'
}

/** An answer to a request of an identity that is gone. */
export class StaleAnswer extends Error {
  constructor() {
    super('The session changed while this was under way')
    this.name = 'StaleAnswer'
  }
}

export type Headers = { accessToken: () => string | null; language: () => string; deviceToken: () => string }

/** The headers of identity, language and device. Read at every try, so that a retry carries the new token. */
export const headersOf = ({ accessToken, language, deviceToken }: Headers): Record<string, string> => {
  const token = accessToken()
  return { 'accept-language': language(), 'x-wasla-device': deviceToken(), ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

export type Ask = (question: Omit<Question, 'headers'>) => Promise<Answer>
export type AskTools = { session: AskingSession; headers: Headers; send: Transport }

/**
 * One question of one identity. `UN_AUTHORIZED` costs one refresh and one more try (S1 §4); a session that is over ends here;
 * what comes after another identity has taken the tab is dropped (`StaleAnswer`). Throws `NetworkFailure` where nobody answers.
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
