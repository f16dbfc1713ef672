import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#platform/wait.ts'
import type { Deps } from '../../deps.ts'
import { appendReaderEvent } from '../events/service.ts'
import { findLookers, takeChanged } from './stores/changed.ts'

/** So few that nobody else waits for them longer than a millisecond or two: a wave of clicks changes the figures of very many. */
const atOnce = 32

/**
 * For the timer, once a second: tells the open pages of owners, participants and their managers that figures of a program changed, once for
 * all that changed since. Several processes may do it at once.
 */
export async function tellChanges({ db, dialect, clock }: Pick<Deps, 'db' | 'dialect' | 'clock'>): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const changed = await takeChanged(tx, atOnce)
      for (const { programId, userId } of await findLookers(tx, changed))
        await appendReaderEvent(tx, dialect, { userId, kind: 'performance', data: { programId }, at: clock.now() })
      return changed.length
    })
    if (taken < atOnce) return
    await breathe()
  }
}
