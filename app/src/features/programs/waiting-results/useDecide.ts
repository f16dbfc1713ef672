import { useMutation } from '@apollo/client/react'
import type { DeclineReason } from '@wasla/contract/generated/user-types.ts'
import { DecideWaitingResultsDocument } from './waitingResults.generated.ts'

/** Reason and note of a decline, shown to the participants. */
export type Decline = { readonly reason: DeclineReason; readonly note: string }

/** Number of results that a decision changed, and how many of them the back office must check first. */
export type Decided = { readonly changed: number; readonly held: number }

/**
 * Returns a function that confirms or declines waiting results. The returned numbers exclude results that somebody else has already
 * decided. Afterwards, lists, figures and the count on the tab are fetched again. Throws if the server refuses; a toast says why.
 */
export function useDecide(programId: string) {
  const [send] = useMutation(DecideWaitingResultsDocument, {
    update(cache) {
      for (const fieldName of ['waitingResults', 'uncountedResults', 'participationTimeline', 'performanceRange', 'getProgramPerformance'])
        cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
  return async (ids: readonly string[], decline: Decline | null): Promise<Decided> => {
    const input = { programId, ids: [...ids], counts: decline === null, ...decline }
    const { data } = await send({ variables: { input } })
    const decided = data?.decideWaitingResults
    return { changed: decided?.changedIds.length ?? 0, held: decided?.heldIds.length ?? 0 }
  }
}
