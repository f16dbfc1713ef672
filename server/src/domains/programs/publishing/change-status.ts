import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideStatusByAdmin, decideStatusChange, type StatusMove } from '@wasla/contract/programs/status/change.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockState } from './load.ts'
import { saveMove } from './save.ts'

const stampOf = ({ ids, clock }: ProgramsDeps) => ({ id: ids.uuid(), now: clock.now() })

/** Implements the mutation `updateProgramStatus` (L-01). See `decideStatusChange` for the errors. */
export const changeStatus = (
  deps: ProgramsDeps,
  viewer: Pick<Viewer, 'profileId'>,
  { id, status }: { id: string; status: ProgramStatus },
): Promise<ProgramRecord> =>
  inSharedTransaction(deps, async (tx) => {
    const move = changesOf(decideStatusChange(await lockState(tx, deps, id), viewer, status, stampOf(deps)))
    await saveMove(tx, deps, move)
    return move.program
  })

/**
 * Implements the mutation `adminSetProgramStatus`, in the transaction that writes its audit line. See `decideStatusByAdmin` for the errors.
 */
export async function changeStatusByAdmin(
  tx: Database,
  deps: ProgramsDeps,
  id: string,
  target: { status: ProgramStatus; reason: string },
): Promise<StatusMove> {
  const move = changesOf(decideStatusByAdmin(await lockState(tx, deps, id), target, stampOf(deps)))
  await saveMove(tx, deps, move)
  return move
}
