import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { AnswerRequestDocument, AnswerRequestsDocument } from './applicants.generated.ts'

/** Why somebody is declined, as they read it. */
export type Decline = { readonly reason: RequestDeclineReason; readonly note: string }

/** Yes to somebody, or no and why. */
export type GivenAnswer = { readonly status: 'Accepted' } | ({ readonly status: 'Rejected' } & Decline)

/** Both lists, and the counts on the tabs of the program, are others after an answer. */
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

/** One of several answers that was refused, with the code that says why. */
export type RefusedAnswerTo = { readonly id: string; readonly code: string }

/** Answers requests of a program: one, or several of which each stands by itself. */
export function useAnswers(programId: string) {
  const after = { update: (cache: ApolloCache) => forget(cache, programId) }
  const [sendOne] = useMutation(AnswerRequestDocument, after)
  const [sendSeveral] = useMutation(AnswerRequestsDocument, after)

  /** Throws where it was refused; a toast says why. Answers which of several were refused. */
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
