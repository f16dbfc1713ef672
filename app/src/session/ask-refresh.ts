import { readProblems } from '#graphql/problems.ts'
import type { Transport } from '#graphql/transport.ts'
import type { RefreshAnswer } from './refresh.ts'
import { RegenerateAccessTokenDocument, type RegenerateAccessTokenMutation } from './regenerateAccessToken.generated.ts'

/** Error codes that mean that the server refused the refresh token. After any other error, the token may still be valid (B-14, B-16). */
const verdicts = new Set<string>(['ACCESS_TOKEN_REFRESH_FAILED', 'INVALID_SESSION', 'UN_AUTHORIZED', 'USER_SUSPENDED'])

/** Timeout of one attempt, in milliseconds. It is shorter than `lockPatience`, the time for which other tabs wait. */
export const refreshPatience = 7_000

/**
 * Requests new tokens. The request bypasses the client, so that a refused refresh does not trigger another refresh. The request carries no
 * access token.
 */
export const createAskRefresh =
  (send: Transport, headers: () => Record<string, string>, patience: () => AbortSignal) =>
  async (refreshToken: string): Promise<RefreshAnswer> => {
    const answer = await send({
      document: RegenerateAccessTokenDocument,
      variables: { refreshToken },
      headers: headers(),
      signal: patience(),
    })
    const codes = readProblems(answer.errors).map(({ code }) => code)
    if (codes.some((code) => verdicts.has(code))) return { kind: 'refused', suspended: codes.includes('USER_SUSPENDED') }
    const made = (answer.data as RegenerateAccessTokenMutation | null | undefined)?.regenerateAccessToken
    return made ? { kind: 'tokens', tokens: { access: made.accessToken, refresh: made.refreshToken } } : { kind: 'unreachable' }
  }
