import { changesOf } from '@wasla/contract/common/decision.ts'
import type { UpsertProgramStepInput, UpsertProgramStepResult } from '@wasla/contract/generated/user-types.ts'
import { isStoredStepType } from '@wasla/contract/programs/steps/rules.ts'
import { decideSaveStep } from '@wasla/contract/programs/steps/save.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockOwnProgram } from '../own.ts'
import { progressIn } from '../progress.ts'
import { findAssets } from '../stores/assets.ts'
import { updateProgram } from '../stores/programs.ts'
import { findStep, saveStep } from '../stores/steps.ts'
import { recordTerms } from '../terms.ts'

/**
 * Implements the mutation `upsertProgramStep` (K-03 to K-06). If two tabs save at once, the later one replaces the data of the first one.
 */
export async function upsertProgramStep(
  deps: ProgramsDeps,
  viewer: Viewer,
  { programId, type, data }: UpsertProgramStepInput,
): Promise<UpsertProgramStepResult> {
  const { db, clock, ids } = deps
  const created = { id: ids.uuid(), now: clock.now() }
  return inTransaction(db, async (tx) => {
    const program = await lockOwnProgram(tx, viewer, programId)
    const state = {
      program,
      progress: await progressIn(tx, programId),
      saved: isStoredStepType(type) ? await findStep(tx, programId, type) : null,
      uploads: new Set(type === 'CATALOGUE' ? await findAssets(tx, programId) : []),
    }
    const { step, objective } = changesOf(decideSaveStep(state, { type, data }, created))
    if (step) {
      await saveStep(tx, step)
      await updateProgram(tx, programId, { ...objective, updatedAt: created.now })
      await recordTerms(tx, deps, { ...program, ...objective })
    }
    return { id: step?.id ?? state.saved?.id ?? created.id, programId, type, ...(await progressIn(tx, programId)) }
  })
}
