import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { AnswerRequestDocument, AnswerRequestsDocument } from './applicants.generated.ts'

/** Reason and note of a decline, which the applicant reads. */
export type Decline = { readonly reason: RequestDeclineReason; readonly note: string }

/** An accept, or a decline with its reason. */
export type GivenAnswer = { readonly status: 'Accepted' } | ({ readonly status: 'Rejected' } & Decline)

/** Evicts both lists and the counts of the program's tabs, because an answer changes them. */
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

/** An answer that was refused, among several, with the code of the reason. */
export type RefusedAnswerTo = { readonly id: string; readonly code: string }

/** Returns a function that answers requests of a program. Of several, each can be refused alone. */
export function useAnswers(programId: string) {
  const after = { update: (cache: ApolloCache) => forget(cache, programId) }
  const [sendOne] = useMutation(AnswerRequestDocument, after)
  const [sendSeveral] = useMutation(AnswerRequestsDocument, after)

  /** Throws if a single answer was refused; a toast says why. Returns the refused ones of several. */
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
