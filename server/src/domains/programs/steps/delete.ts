import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideDeleteProgram } from '@wasla/contract/programs/steps/delete.ts'
import { escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockOwnProgram } from '../own.ts'
import { findAddresses } from '../stores/files.ts'
import { removeProgram, updateProgram } from '../stores/programs.ts'
import { filesOf, removeFiles } from './discard.ts'

/** `deleteProgram`: deletes the draft, and the files that only the draft used (K-27, A-21). */
export async function deleteProgram(deps: ProgramsDeps, viewer: Viewer, id: string): Promise<{ id: string }> {
  const { db, clock, store, ledger } = deps
  const files = await inTransaction(db, async (tx) => {
    const program = await lockOwnProgram(tx, viewer, id)
    const wasPublished = (await ledger.accounts(tx, [escrowAccount(id)])).length > 0
    const { isForGood } = changesOf(decideDeleteProgram({ program, wasPublished }))
    if (!isForGood) {
      await updateProgram(tx, id, { deletedAt: clock.now() })
      return []
    }
    const own = filesOf(await findAddresses(tx, id))
    await store.discard(tx, own)
    await removeProgram(tx, id)
    return own
  })
  await removeFiles(deps, files)
  return { id }
}
