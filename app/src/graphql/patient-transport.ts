import type { DocumentNode } from 'graphql'
import { patiently, type PatienceTools } from './patience.ts'
import { readProblems } from './problems.ts'
import { NetworkFailure } from './network-failure.ts'
import type { Answer, Question, Transport } from './transport.ts'

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation')

/** A request with a key is carried out once, however often it is sent. */
const hasKey = (variables: unknown): boolean =>
  typeof variables === 'object' &&
  variables !== null &&
  Object.entries(variables).some(([name, value]) => (name === 'idempotencyKey' && typeof value === 'string') || hasKey(value))

/** A proxy answered in place of the server, or nothing did; a full server itself says so in its answer. */
const isAway = (result: unknown): result is NetworkFailure =>
  result instanceof NetworkFailure && result.status !== null && [502, 503, 504].includes(result.status)

const defaultWait = 1

/** Seconds after which a request may be sent again; null where its answer is final. */
function waitFor({ document, variables }: Question, result: Answer | NetworkFailure): number | null {
  const mayRepeat = !isMutation(document) || hasKey(variables)
  if (isAway(result)) return mayRepeat ? defaultWait : null
  if (result instanceof NetworkFailure) return null
  const errors = result.errors ?? []
  const at = readProblems(errors).findIndex(({ code }) => code === 'SERVICE_BUSY')
  // With a path the operation had begun: what it changed is not known.
  if (at < 0 || (errors[at]?.path && !mayRepeat)) return null
  const retryAfter = readProblems(errors)[at]?.params['retryAfter']
  return typeof retryAfter === 'number' ? retryAfter : defaultWait
}

/**
 * Sends a request again while the server is full: every read, requests with an idempotency key, and of all else what certainly
 * was not begun. Nothing is reported before patience ends.
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

/** The same for what is fetched outside GraphQL and only read. */
export const createPatientFetch =
  (fetch: Fetch, tools: PatienceTools): Fetch =>
  (address, init) =>
    patiently(
      tools,
      () => fetch(address, init),
      ({ status, headers }) => (status === 503 ? Number(headers.get('retry-after')) || defaultWait : null),
      init?.signal ?? undefined,
    )
