import { refusalOf } from '@wasla/contract/access/refusal.ts'
import type { AccessRule } from '@wasla/contract/access/rule.ts'
import { walletAccess } from '@wasla/contract/access/wallet.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { isProblem, type Problem } from '@wasla/contract/errors/problem.ts'
import { accessProfileOf, requireViewer, type Viewer } from '../../domains/session/viewer.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { Refusal } from '../../request/refusal.ts'
import { requestIdOr } from '#cause.ts'
import type { Ids } from '../../platform/ids.ts'
import { QueueFull } from '../../platform/semaphore.ts'
import type { RateLimits } from '../../platform/rate-limit.ts'
import type { RequestContext } from '../../request/context.ts'
import { busy, refusal } from '../responses.ts'

export type CallerParts = {
  /** Makes the context of a request, counted like every call of the user API. */
  contexts: (c: HttpContext, requestId: string) => Promise<RequestContext>
  limits: RateLimits
  ids: Ids
}

/** Largest number of files per session and minute. A person downloads at most the statements of a year. */
const perSession = { count: 20, window: 60 }

const statuses: Partial<Record<ErrorCode, number>> = {
  FEATURE_DISABLED: 403,
  RATE_LIMITED: 429,
  DTO_VALIDATION_ERROR: 400,
  SERVICE_BUSY: 503,
}
const retryHeaders = (seconds: unknown): Record<string, string> => (typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {})

/** Returns the response to a problem. A missing or invalid token gets 401, because signing in again helps. */
function answerTo(problem: Problem, isSignedIn: boolean): Response {
  const status = statuses[problem.code] ?? (isSignedIn ? 403 : 401)
  return refusal(status, problem.extensions, retryHeaders(problem.extensions.params?.['retryAfter']))
}

type Answer = (viewer: Viewer, request: RequestContext, c: HttpContext) => Promise<Response>

/**
 * Answers with a file for a member, with the same bearer header and limits as `/user/graphql`, and the access rule of one of its fields. Calls
 * `answer` with the viewer, and turns a `Problem` that it throws into a response.
 */
export const privateFile =
  (rule: AccessRule, { contexts, limits, ids }: CallerParts, answer: Answer) =>
  async (c: HttpContext): Promise<Response> => {
    let viewer: Viewer | null = null
    try {
      const request = await contexts(c, requestIdOr(ids.uuid))
      const { viewerProblem, services } = request
      const profile = request.viewer && accessProfileOf(request.viewer)
      const refused = refusalOf(rule, { profile, problem: viewerProblem, flags: services.flags.current() })
      if (refused) throw refused
      viewer = requireViewer(request)
      await limits.enforce(`wallet-files:${viewer.sessionId}`, perSession, { whenDown: 'open' })
      return await answer(viewer, request, c)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions, retryHeaders(error.retryAfter))
      if (error instanceof QueueFull) return busy()
      if (isProblem(error)) return answerTo(error, viewer !== null)
      throw error
    }
  }

/** Answers with a file for the owner of a wallet. */
export const walletFile = (parts: CallerParts, answer: Answer) => privateFile(walletAccess.myTransactions, parts, answer)
