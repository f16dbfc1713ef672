import { use } from 'react'
import type { ApolloCache } from '@apollo/client/cache'
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

/** Returns a function that runs operations like `runOnce` and writes each result into a cache before it resolves. */
function runInto(cache: ApolloCache, runOnce: RunOnce): RunOnce {
  const written = new Map<Promise<OperationResult>, Promise<OperationResult>>()
  return (query, variables) => {
    const result = runOnce(query, variables)
    const known = written.get(result)
    if (known) return known
    const next = result.then((answer) => {
      if (answer.data) cache.writeQuery({ query, variables, data: answer.data })
      return answer
    })
    written.set(result, next)
    return next
  }
}

/**
 * Returns the hooks with which a page reads its data on the server. A component waits for its answer instead of rendering its skeleton, so
 * a page is rendered once, and no skeleton is on it. Fragments are read from `cache`, into which every answer is written. Without a cache
 * a fragment cannot be read.
 */
export function answeredHooks(runOnce: RunOnce, cache?: ApolloCache): HookWrappers {
  const run = cache ? runInto(cache, runOnce) : runOnce
  const useAnswer = (...[query, options]: Parameters<typeof useQuery>) => {
    const { client, variables, isSkipped } = useQueryRequest(options)
    return { client, variables, ...onlyOnce, ...(isSkipped ? empty : shown(use(run(query, variables)))) }
  }
  return { useQuery: () => useAnswer as unknown as typeof useQuery, ...(!cache && { useFragment: () => notHere }) }
}
