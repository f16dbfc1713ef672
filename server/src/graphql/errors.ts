import { GraphQLError } from 'graphql'
import { Problem, type ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { unfitVariables, wireError, type WireError } from '@wasla/contract/errors/wire.ts'
import { isStoreBusy } from '../database/transaction.ts'
import type { Log } from '../platform/log.ts'
import { busyExtensions } from '../request/refusal.ts'

/** Returns the error that was thrown. GraphQL may wrap it several times. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

export type MappedErrors = {
  errors: WireError[]
  /** False if the operation never began because its variables did not fit. */
  executed: boolean
  /**
   * The error of an execution for which the store or another part had no room: the caller may try again (F5, F11). It has a path, because
   * the execution had begun.
   */
  busy: WireError | undefined
}

/**
 * Maps the errors of an execution. A `Problem` gives its code, parameters and fields. A busy store gives `SERVICE_BUSY`. Any other error
 * gives `GENERAL_ERROR` with the request’s id, and is logged once even if it broke several fields.
 */
export function mapErrors(errors: readonly GraphQLError[], requestId: string, log: Log): MappedErrors {
  const logged = new Set<unknown>()
  const fault = (cause: unknown, path: GraphQLError['path']): ErrorExtensions => {
    const first = !logged.has(cause)
    logged.add(cause)
    if (first) log.error('A request failed', { requestId, path: path?.join('.'), error: cause })
    return isStoreBusy(cause) ? busyExtensions : { code: 'GENERAL_ERROR', requestId }
  }
  const mapped = errors.map((error): WireError => {
    // Nothing was executed: a variable is missing or does not fit, or there is no such operation.
    // The original text would repeat the input.
    if (!error.path) return wireError(unfitVariables)
    const cause = causeOf(error)
    return wireError(cause instanceof Problem ? cause.extensions : fault(cause, error.path), error.path)
  })
  return {
    errors: mapped,
    executed: errors.some((error) => error.path !== undefined),
    busy: mapped.find(({ extensions }) => extensions.code === 'SERVICE_BUSY'),
  }
}
