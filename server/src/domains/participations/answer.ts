import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import type {
  AnsweredRequest,
  UpdateParticipantRequestInput,
  UpdateParticipantRequestsInput,
} from '@wasla/contract/generated/user-types.ts'
import { decideAnswer, requestsToAnswer } from '@wasla/contract/participations/answer.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import type { Viewer } from '../session/viewer.ts'
import { holdRequest, saveChange } from './change.ts'
import type { ParticipationsDeps } from './deps.ts'

type Owner = Pick<Viewer, 'profileId'>

/** `updateParticipantRequest` (M-06). Of several answers at once, one counts; the others are `PARTICIPANT_REQUEST_UPDATE_FAILED`. */
export async function answer(
  deps: ParticipationsDeps,
  { profileId }: Owner,
  { id, programId, status }: UpdateParticipantRequestInput,
): Promise<{ id: string }> {
  return resultOrThrow(
    await inTransaction(deps.db, async (tx) => {
      const state = await holdRequest(tx, deps, id)
      const { problem, changes } = decideAnswer(state, { profileId, programId, status }, deps.clock.now())
      if (problem) return problem
      return (await saveChange(tx, deps, changes)) ? { id } : new Problem('PARTICIPANT_REQUEST_UPDATE_FAILED')
    }),
  )
}

/** `updateParticipantRequests`: each by itself, in the order given; one that cannot be answered holds up no other. Throws `DTO_VALIDATION_ERROR` for too many. */
export async function answerAll(
  deps: ParticipationsDeps,
  owner: Owner,
  { ids, programId, status }: UpdateParticipantRequestsInput,
): Promise<AnsweredRequest[]> {
  const answered: AnsweredRequest[] = []
  for (const id of requestsToAnswer(ids)) {
    try {
      await answer(deps, owner, { id, programId, status })
      answered.push({ id, code: null })
    } catch (error) {
      if (!isProblem(error)) throw error
      answered.push({ id, code: error.code })
    }
  }
  return answered
}
