import { decideAutomatic } from '@wasla/contract/participations/answer.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { lockRequest, saveChange } from './change.ts'
import type { ParticipationsDeps } from './deps.ts'
import { findAutomatic, saveAnswer } from './stores/participations.ts'

const atOnce = 100

/**
 * Accepts one request automatically, or leaves it to the owner if the rules no longer allow that. Does nothing if another process or the
 * owner has answered it.
 */
async function acceptOne(deps: ParticipationsDeps, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const state = await lockRequest(tx, deps, id)
    const decided = decideAutomatic(state, deps.clock.now())
    if (decided?.kind === 'accepted') await saveChange(tx, deps, state.program, decided.change)
    if (decided?.kind !== 'leftToOwner' || !(await saveAnswer(tx, decided.request))) return
    if (decided.notification) await notify(tx, deps, decided.notification)
  })
}

/**
 * For the timer: accepts requests to programs with automatic acceptance (M-04), oldest first. A failure is logged and tried again in the
 * next turn; it does not stop the others.
 */
export async function acceptDue(deps: ParticipationsDeps): Promise<void> {
  const { db, log } = deps
  for (;;) {
    const due = await findAutomatic(db, atOnce)
    let failed = 0
    for (const id of due) {
      try {
        await acceptOne(deps, id)
      } catch (error) {
        failed += 1
        log.error('A request to join a program could not be accepted', { request: id, error })
      }
    }
    if (due.length < atOnce || failed > 0) return
  }
}
