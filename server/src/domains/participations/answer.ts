import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import type {
  AnsweredRequest,
  UpdateParticipantRequestInput,
  UpdateParticipantRequestsInput,
} from '@wasla/contract/generated/user-types.ts'
import { acceptAnswer, decideAnswer, requestsToAnswer, type GivenAnswer } from '@wasla/contract/participations/answer.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import type { Viewer } from '../session/viewer.ts'
import { lockRequest, saveChange } from './change.ts'
import type { ParticipationsDeps } from './deps.ts'

type Owner = Pick<Viewer, 'profileId'>

/**
 * Implements the mutation `updateParticipantRequest` (M-06). If several answers arrive at once, one counts; the others get
 * `PARTICIPANT_REQUEST_UPDATE_FAILED`.
 */
export const answer = async (
  deps: ParticipationsDeps,
  owner: Owner,
  { id, programId, ...typed }: UpdateParticipantRequestInput,
): Promise<{ id: string }> => give(deps, owner, { id, programId, answer: acceptAnswer(typed) })

async function give(
  deps: ParticipationsDeps,
  { profileId }: Owner,
  { id, programId, answer: given }: { id: string; programId: string; answer: GivenAnswer },
): Promise<{ id: string }> {
  return resultOrThrow(
    await inTransaction(deps.db, async (tx) => {
      const state = await lockRequest(tx, deps, id)
      const { problem, changes } = decideAnswer(state, { profileId, programId, answer: given }, deps.clock.now())
      if (problem) return problem
      return (await saveChange(tx, deps, state.program, changes)) ? { id } : new Problem('PARTICIPANT_REQUEST_UPDATE_FAILED')
    }),
  )
}

/**
 * `updateParticipantRequests`: answers each request separately, in the given order; an error of one does not stop the others. Throws
 * `DTO_VALIDATION_ERROR` for too many answers, or for a missing reason.
 */
export async function answerAll(
  deps: ParticipationsDeps,
  owner: Owner,
  { ids, programId, ...typed }: UpdateParticipantRequestsInput,
): Promise<AnsweredRequest[]> {
  const given = acceptAnswer(typed)
  const answered: AnsweredRequest[] = []
  for (const id of requestsToAnswer(ids)) {
    try {
      await give(deps, owner, { id, programId, answer: given })
      answered.push({ id, code: null })
    } catch (error) {
      if (!isProblem(error)) throw error
      answered.push({ id, code: error.code })
    }
  }
  return answered
}
