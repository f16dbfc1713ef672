import { decideExpiry } from '@wasla/contract/groups/end.ts'
import { inTransaction } from '#database/transaction.ts'
import type { GroupsDeps } from './deps.ts'
import { saveChange } from './save.ts'
import { lockGroup } from './stores/groups.ts'
import { findExpired, findInvitation } from './stores/invitations.ts'

const atOnce = 100

const expireOne = (deps: GroupsDeps, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const found = await findInvitation(tx, id)
    const group = found && (await lockGroup(tx, deps.dialect, found.groupId))
    const row = group && (await findInvitation(tx, id))
    const change = group && row && decideExpiry(group, row, deps.clock.now())
    if (change) await saveChange(tx, deps, group, change)
  })

/**
 * For the timer: cancels expired invitations, the oldest first, and updates the notifications about them (G-15). Several processes may run
 * it at once. An invitation that fails is logged and tried again at the next run, and does not stop the others.
 */
export async function expireInvitations(deps: GroupsDeps): Promise<void> {
  const { db, clock, log } = deps
  for (;;) {
    const due = await findExpired(db, clock.now(), atOnce)
    let failed = 0
    for (const id of due) {
      try {
        await expireOne(deps, id)
      } catch (error) {
        failed += 1
        log.error('An invitation to a group could not be ended', { invitation: id, error })
      }
    }
    if (due.length < atOnce || failed > 0) return
  }
}
