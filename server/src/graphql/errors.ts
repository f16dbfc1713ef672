import { GraphQLError } from 'graphql'
import { Problem, type ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { isStoreBusy } from '../database/transaction.ts'
import type { Log } from '../platform/log.ts'

/** One error as it leaves the server: a code and nothing of the inside (A-10, security case 54). */
export type WireError = { message: string; path?: readonly (string | number)[]; extensions: ErrorExtensions }

/** What was thrown: GraphQL wraps it, sometimes more than once. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

export type MappedErrors = {
  errors: WireError[]
  /** False when the operation never began: its variables did not fit. */
  executed: boolean
  /** The store could not answer; the request may be tried again (F5, F11). */
  storeBusy: boolean
}

/**
 * Maps what an execution reported. A `Problem` tells its code, parameters and fields; everything else is `GENERAL_ERROR` with the
 * request's id, and is logged once however many fields it broke.
 */
export function mapErrors(errors: readonly GraphQLError[], requestId: string, log: Log): MappedErrors {
  const logged = new Set<unknown>()
  const fault = (cause: unknown, path: GraphQLError['path']): ErrorExtensions => {
    const first = !logged.has(cause)
    logged.add(cause)
    if (first) log.error('A request failed', { requestId, path: path?.join('.'), error: cause })
    return { code: 'GENERAL_ERROR', requestId }
  }
  const mapped = errors.map((error): WireError => {
    const cause = causeOf(error)
    const path = error.path ? { path: error.path } : {}
    // Without a path nothing was executed: a variable is missing or of another type, or the named operation is not there. The text repeats what was sent.
    if (!error.path)
      return { message: 'A variable or the name of the operation does not fit.', extensions: { code: 'DTO_VALIDATION_ERROR' } }
    const extensions = cause instanceof Problem ? cause.extensions : fault(cause, error.path)
    return { message: extensions.code, ...path, extensions }
  })
  return {
    errors: mapped,
    executed: errors.some((error) => error.path !== undefined),
    storeBusy: errors.some((error) => isStoreBusy(causeOf(error))),
  }
}
