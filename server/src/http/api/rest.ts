import { refusalOf } from '@wasla/contract/access/refusal.ts'
import { hasScope, scopeOfRoot } from '@wasla/contract/access/scopes.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import { apiPaths, operationEntries, type ApiOperation } from '@wasla/contract/api/operations.ts'
import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { invalidInput, isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { isRepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Allowance, Entered } from '../../domains/api-keys/service.ts'
import { accessProfileOf } from '../../domains/session/viewer.ts'
import { missingScope } from '../../graphql/api/missing-scope.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import { readText } from '../../request/body.ts'
import { headerOf } from '../../request/header-of.ts'
import { apiHeaders } from '../../request/headers.ts'
import { packed } from '../../request/packed.ts'
import { busyExtensions, Refusal, serviceBusy } from '../../request/refusal.ts'
import { requestIdOr } from '#cause.ts'
import { allowanceHeaders, authenticate } from './allowance.ts'
import type { ApiCall, ApiHandler } from './call.ts'
import { contextOf, enter, type CallerParts } from './caller.ts'
import { fingerprintOf } from './fingerprint.ts'
import { apiHandlers } from './handlers.ts'
import { problemOf, refused } from './problem.ts'

type RestParts = CallerParts & Pick<Deps, 'clock' | 'ids' | 'log'> & { readonly loadShedder: LoadShedder }

/** Returns whether the same request may succeed later, so that its refusal is not its answer. */
const mayRepeat = ({ code }: Problem): boolean => code === 'RATE_LIMITED' || code === 'SERVICE_BUSY'

/** Seconds after which a caller may send the same request again, if no limit says otherwise. */
const soon = 1

/** Throws the refusal of the table that says who may do it, then that of the scopes. */
function requireAllowed({ like }: ApiOperation, { viewer, scopes }: Entered, services: RestParts['services']): void {
  const scope = scopeOfRoot(like)
  if (scope === null) throw new Problem('FORBIDDEN')
  if (!hasScope(scopes, scope)) throw missingScope(scope)
  const refusal = refusalOf(userAccess[like], { profile: accessProfileOf(viewer), problem: null, flags: services.flags.current() })
  if (refusal) throw refusal
}

/** Returns the JSON of a body; undefined for an empty body. Throws `BAD_REQUEST`. */
function jsonOf(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Problem('BAD_REQUEST', { reason: 'The body is not JSON.' })
  }
}

/** Returns the idempotency key of a request. Throws `BAD_REQUEST` without one, and `DTO_VALIDATION_ERROR` for another form. */
function repeatKeyOf(c: HttpContext): string {
  const key = headerOf(c, 'idempotency-key')
  if (key === undefined) throw new Problem('BAD_REQUEST', { reason: 'The header Idempotency-Key is missing.' })
  if (!isRepeatKey(key)) throw invalidInput([{ path: 'Idempotency-Key', rule: 'format' }])
  return key
}

/**
 * The REST interface (docs/decisions/090-api-keys.md): one route for each operation of the contract. Each request is counted, checked against
 * the scopes and the access table, and answered by the services that answer the app. Refusals are problems of RFC 9457.
 */
export function restEntries(parts: RestParts) {
  const { services, clock, ids, log, loadShedder } = parts

  function response(c: HttpContext, { status, body }: StoredAnswer, more: Record<string, string>): Response | Promise<Response> {
    const type = status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8'
    const headers = { ...apiHeaders, 'content-type': type, ...authenticate(status), ...more }
    return packed(body, { status, headers }, headerOf(c, 'accept-encoding'))
  }

  function failed(error: unknown, requestId: string): { answer: StoredAnswer; retryAfter: number | undefined } {
    if (isProblem(error)) {
      const wait: unknown = error.extensions.params?.['retryAfter']
      const isRunning = error.code === 'API_REQUEST_RUNNING'
      return { answer: refused(error), retryAfter: typeof wait === 'number' ? wait : isRunning ? soon : undefined }
    }
    if (error instanceof Refusal) return { answer: problemOf(error.extensions, error.status), retryAfter: error.retryAfter }
    if (isStoreBusy(error)) return { answer: problemOf(busyExtensions), retryAfter: soon }
    log.error('A request with a key failed', { requestId, error })
    return { answer: problemOf({ code: 'GENERAL_ERROR', requestId }), retryAfter: undefined }
  }

  /** Runs an operation, and returns the answer of a refusal of its rules, so that it is stored like any other answer. */
  const work = (handler: ApiHandler, call: ApiCall) => async (): Promise<StoredAnswer> => {
    try {
      return await handler(call)
    } catch (error) {
      if (isProblem(error) && !mayRepeat(error)) return refused(error)
      throw error
    }
  }

  async function run(operation: ApiOperation, handler: ApiHandler, c: HttpContext, text: string, entered: Entered, requestId: string) {
    requireAllowed(operation, entered, services)
    const call: ApiCall = {
      context: contextOf(parts, c, entered, requestId),
      viewer: entered.viewer,
      now: clock.now(),
      path: (name) => c.req.param(name) ?? '',
      query: (name) => c.req.query(name) || undefined,
      body: jsonOf(text),
    }
    if (operation.method === 'get') return { ...(await handler(call)), isRepeat: false }
    const request = { profileId: entered.viewer.profileId, key: repeatKeyOf(c), fingerprint: fingerprintOf(c.req.path, text) }
    return services.apiKeys.answerOnce(request, work(handler, call))
  }

  const entry =
    (operation: ApiOperation, handler: ApiHandler) =>
    async (c: HttpContext): Promise<Response> => {
      const requestId = requestIdOr(ids.uuid)
      let allowance: Allowance | undefined
      const more = (extra: Record<string, string> = {}) => ({ 'x-request-id': requestId, ...allowanceHeaders(allowance), ...extra })
      try {
        const text = operation.method === 'post' ? await readText(c, apiLimits.body) : ''
        if (loadShedder.isFull()) throw serviceBusy()
        await loadShedder.enter()
        try {
          const entered = await enter(parts, c)
          allowance = entered.allowance
          if ('problem' in entered) throw entered.problem
          const { isRepeat, ...answer } = await run(operation, handler, c, text, entered, requestId)
          return await response(c, answer, more(isRepeat ? { 'idempotent-replayed': 'true' } : {}))
        } finally {
          loadShedder.leave()
        }
      } catch (error) {
        const { answer, retryAfter } = failed(error, requestId)
        return response(c, answer, more(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }))
      }
    }

  return operationEntries().map(([operationId, operation]) => ({
    method: operation.method,
    path: `${apiPaths.rest}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    answer: entry(operation, apiHandlers[operationId]),
  }))
}
