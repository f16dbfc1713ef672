import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { AnswerRequestDocument, AnswerRequestsDocument } from './applicants.generated.ts'

/** Reason and note of a declined request, as the applicant reads them. */
export type Decline = { readonly reason: RequestDeclineReason; readonly note: string }

/** An answer to a request: accepted, or rejected with a reason. */
export type GivenAnswer = { readonly status: 'Accepted' } | ({ readonly status: 'Rejected' } & Decline)

/** Evicts the lists of applicants and participants, and their counts on the program's tabs, because an answer changes them. */
function forget(cache: ApolloCache, programId: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'participantsRequests' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'participants' })
  const id = cache.identify({ __typename: 'Program', id: programId })
  if (id !== undefined) {
    cache.evict({ id, fieldName: 'applicantsCount' })
    cache.evict({ id, fieldName: 'participantsCount' })
  }
  cache.gc()
}

/** A request, by its id, whose answer the server refused with this code. Used only if several requests are answered together. */
export type RefusedAnswerTo = { readonly id: string; readonly code: string }

/**
 * Returns a function that answers one or several requests of a program. If one of several answers is refused, the other answers still
 * count.
 */
export function useAnswers(programId: string) {
  const after = { update: (cache: ApolloCache) => forget(cache, programId) }
  const [sendOne] = useMutation(AnswerRequestDocument, after)
  const [sendSeveral] = useMutation(AnswerRequestsDocument, after)

  /** For several answers, returns the refused answers. For a single answer, throws if it is refused; a toast says why. */
  return async (ids: readonly string[], answer: GivenAnswer): Promise<readonly RefusedAnswerTo[]> => {
    const [only] = ids
    if (only !== undefined && ids.length === 1) {
      await sendOne({ variables: { input: { id: only, programId, ...answer } } })
      return []
    }
    const { data } = await sendSeveral({ variables: { input: { ids: [...ids], programId, ...answer } } })
    return (data?.updateParticipantRequests ?? []).flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]))
  }
}
