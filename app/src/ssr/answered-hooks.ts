import { use } from 'react'
import { NetworkStatus } from '@apollo/client/core'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { useQuery } from '@apollo/client/react'
import type { HookWrappers } from '@apollo/client/react/internal'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { notHere, onlyOnce, useQueryRequest } from './query-request.ts'
import type { RunOnce } from './operations.ts'

const empty = { data: undefined, dataState: 'empty', error: undefined, loading: false, networkStatus: NetworkStatus.ready } as const

/** Returns what a screen sees of an answer. As in the browser, a screen sees either the data or the error. */
function shown({ data, errors }: OperationResult) {
  if (Array.isArray(errors) && errors.length > 0)
    return { ...empty, error: new CombinedGraphQLErrors({ data: null, errors }), networkStatus: NetworkStatus.error }
  return { ...empty, data: data ?? undefined, dataState: 'complete' as const }
}

/**
 * Returns the hooks with which a page reads its data on the server. A component waits for its answer instead of rendering its skeleton, so
 * a page is rendered once, and no skeleton is on it. Nothing goes through a cache, so a fragment cannot be read from one.
 */
export function answeredHooks(runOnce: RunOnce): HookWrappers {
  const useAnswer = (...[query, options]: Parameters<typeof useQuery>) => {
    const { client, variables, isSkipped } = useQueryRequest(options)
    return { client, variables, ...onlyOnce, ...(isSkipped ? empty : shown(use(runOnce(query, variables)))) }
  }
  return { useQuery: () => useAnswer as unknown as typeof useQuery, useFragment: () => notHere }
}
