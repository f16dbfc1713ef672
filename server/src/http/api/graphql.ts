import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import type { Deps } from '../../deps.ts'
import type { Allowance, Turned } from '../../domains/api-keys/service.ts'
import { checkScopes } from '../../graphql/api/check-scopes.ts'
import type { ApiContext } from '../../graphql/api/context.ts'
import { apiSchema } from '../../graphql/api/schema.ts'
import { createEndpoint, type HttpContext } from '../../graphql/endpoint.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import { Refusal } from '../../request/refusal.ts'
import { allowanceHeaders, authenticate } from './allowance.ts'
import { contextOf, enter, type CallerParts } from './caller.ts'

type ApiParts = CallerParts & Pick<Deps, 'clock' | 'ids' | 'log'> & { readonly loadShedder: LoadShedder }

function refusalOf({ problem, retryAfter }: Turned): Refusal {
  const status = problem.code === 'RATE_LIMITED' ? 429 : problem.code === 'USER_SUSPENDED' ? 403 : 401
  return new Refusal(status, problem.message, { extensions: problem.extensions, ...(retryAfter !== undefined && { retryAfter }) })
}

/** Throws `Refusal` 403 for a field that the key may not read. */
function check(...[document, { scopes }]: [Parameters<typeof checkScopes>[1], ApiContext]): void {
  try {
    checkScopes(apiSchema(), document, scopes)
  } catch (error) {
    throw isProblem(error) ? new Refusal(403, error.message, { extensions: error.extensions }) : error
  }
}

/**
 * `POST /api/graphql`: documents of one’s own, with a key. The schema is the part of the user API that keys may call. A document may cost a
 * fifth of what the app’s may, and each key has the same cost in a minute as a session. The schema is public at its own address, so
 * introspection is refused, and refused documents get a reason. Files are not accepted.
 */
export function apiGraphql(parts: ApiParts) {
  const allowances = new WeakMap<HttpContext, Allowance>()
  let endpoint: ((c: HttpContext) => Promise<Response>) | undefined
  const made = () =>
    createEndpoint<ApiContext>({
      schema: apiSchema(),
      documents: {},
      trustedOnly: false,
      hidden: false,
      mayIntrospect: false,
      mostPrice: apiLimits.price,
      loneFields: new Set(),
      dataDir: null,
      clock: parts.clock,
      ids: parts.ids,
      log: parts.log,
      loadShedder: parts.loadShedder,
      check,
      charge: ({ viewer }, price) => (viewer ? parts.traffic.cost(viewer.sessionId, price) : null),
      async context(c, requestId) {
        const entered = await enter(parts, c)
        if (entered.allowance) allowances.set(c, entered.allowance)
        if ('problem' in entered) throw refusalOf(entered)
        return contextOf(parts, c, entered, requestId)
      },
    })
  return async (c: HttpContext): Promise<Response> => {
    const response = await (endpoint ??= made())(c)
    const headers = { ...allowanceHeaders(allowances.get(c)), ...authenticate(response.status) }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}
