import { isMutation } from './operation.ts'
import { patiently, type PatienceTools } from './patience.ts'
import { readProblems } from './problems.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer, Question, Transport } from './transport.ts'

/**
 * Returns whether the variables have an idempotency key. The server executes a request with a key once, even if it is sent several times.
 */
const hasKey = (variables: unknown): boolean =>
  typeof variables === 'object' &&
  variables !== null &&
  Object.entries(variables).some(([name, value]) => (name === 'idempotencyKey' && typeof value === 'string') || hasKey(value))

/** Returns whether a proxy answered because the server is away. A server that is only busy answers itself. */
const isAway = (result: unknown): result is NetworkFailure =>
  result instanceof NetworkFailure && result.status !== null && [502, 503, 504].includes(result.status)

const defaultWait = 1

/** Returns the seconds after which a request may be sent again, or null if its answer is final. */
function waitFor({ document, variables }: Question, result: Answer | NetworkFailure): number | null {
  const mayRepeat = !isMutation(document) || hasKey(variables)
  if (isAway(result)) return mayRepeat ? defaultWait : null
  if (result instanceof NetworkFailure) return null
  const errors = result.errors ?? []
  const at = readProblems(errors).findIndex(({ code }) => code === 'SERVICE_BUSY')
  // A path in the error means that the operation had begun. Its changes are unknown.
  if (at < 0 || (errors[at]?.path && !mayRepeat)) return null
  const retryAfter = readProblems(errors)[at]?.params['retryAfter']
  return typeof retryAfter === 'number' ? retryAfter : defaultWait
}

/**
 * Returns a transport that retries while the server is busy. It retries reads and requests with an idempotency key. It retries other
 * writes only if the server had certainly not begun. It returns an error only after the last retry.
 */
export function createPatientTransport(send: Transport, tools: PatienceTools): Transport {
  return async (question) => {
    const once = () =>
      send(question).catch((error: unknown) => {
        if (isAway(error)) return error
        throw error
      })
    const result = await patiently(tools, once, (got) => waitFor(question, got), question.signal)
    if (result instanceof NetworkFailure) throw result
    return result
  }
}

type Fetch = typeof globalThis.fetch

/** Returns a `fetch` that retries in the same way, for reads without GraphQL. */
export const createPatientFetch =
  (fetch: Fetch, tools: PatienceTools): Fetch =>
  (address, init) =>
    patiently(
      tools,
      () => fetch(address, init),
      ({ status, headers }) => (status === 503 ? Number(headers.get('retry-after')) || defaultWait : null),
      init?.signal ?? undefined,
    )
