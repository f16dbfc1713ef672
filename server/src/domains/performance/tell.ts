import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { appendReaderEvent } from '../events/service.ts'
import { findReaders, takeChanged } from './stores/changed.ts'

/**
 * Number of changes that one transaction takes. It is small, because a wave of clicks changes very many figures, and nobody shall be
 * delayed by more than 1 or 2 ms.
 */
const atOnce = 32

/**
 * For the timer, once a second: notifies open pages of owners, participants and their managers that figures of a program changed. Sends one
 * notification for all changes since the last time. Several processes may run it at once.
 */
export async function tellChanges({ db, dialect, clock }: Pick<Deps, 'db' | 'dialect' | 'clock'>): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const changed = await takeChanged(tx, atOnce)
      for (const { programId, userId } of await findReaders(tx, changed))
        await appendReaderEvent(tx, dialect, { userId, kind: 'performance', data: { programId }, at: clock.now() })
      return changed.length
    })
    if (taken < atOnce) return
    await breathe()
  }
}
