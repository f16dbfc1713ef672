import { decideRepetition, isFinal, type StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Deps } from '../../deps.ts'
import { findRequest, forgetClaim, insertClaim, saveAnswer, takeOver } from './stores/answers.ts'

export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'ids'>

/** A request that must have the effect of one, however often it is sent. */
export type Repeatable = { readonly profileId: string; readonly key: string; readonly fingerprint: string }

/**
 * Runs a request, or returns the answer of the first request with its key. Throws the refusals of `decideRepetition`. If the process is
 * killed between the work and the saved answer, a repetition runs the work again after a minute, so the work itself must have no second
 * effect. An answer that is not final (`isFinal`) is not stored.
 */
export async function answerOnce(
  { db, clock, ids }: AnswerDeps,
  { profileId, key, fingerprint }: Repeatable,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly isRepeat: boolean }> {
  const now = clock.now()
  const attempt = { profileId, key, fingerprint, run: ids.uuid(), claimedUntil: now + apiLimits.running, createdAt: now }
  if (!(await insertClaim(db, attempt))) {
    const known = await findRequest(db, profileId, key)
    if (!known) throw new Problem('API_REQUEST_RUNNING')
    const { repeats } = changesOf(decideRepetition(known, fingerprint, now))
    if (repeats) return { ...repeats, isRepeat: true }
    if (!(await takeOver(db, attempt, now))) throw new Problem('API_REQUEST_RUNNING')
  }
  try {
    const answer = await work()
    if (isFinal(answer.status)) await saveAnswer(db, attempt, answer)
    else await forgetClaim(db, attempt)
    return { ...answer, isRepeat: false }
  } catch (error) {
    await forgetClaim(db, attempt)
    throw error
  }
}
