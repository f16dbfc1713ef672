import { changesOf } from '@wasla/contract/common/decision.ts'
import { decidePublish } from '@wasla/contract/programs/publishing/publish.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { budgetEvent, programEvents } from '@wasla/contract/webhooks/program-events.ts'
import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Viewer } from '../../session/viewer.ts'
import { appendWebhooks } from '../../webhooks/service.ts'
import type { ProgramsDeps } from '../deps.ts'
import { progressIn } from '../progress.ts'
import { lockProgram } from '../stores/programs.ts'
import { findStep } from '../stores/steps.ts'
import { recordTerms } from '../terms.ts'
import { appendMoved } from './moved.ts'
import { saveStatusFields } from './save.ts'

/** Returns the incomplete steps, in their order. */
export async function missingSteps(db: Database, programId: string): Promise<ProgramStepType[]> {
  const { completedSteps } = await progressIn(db, programId)
  return programStepTypes.filter((type) => !completedSteps.some((step) => step.type === type))
}

/**
 * `publishProgram` (L-04): writes the program, its escrow and the wallet's transaction in one commit. A step that is saved at the same time
 * is saved entirely before or after it. See `decidePublish` for the errors.
 */
export const publishProgram = (
  deps: ProgramsDeps,
  { profileId, profile }: Viewer,
  id: string,
  publishDate: number | null,
): Promise<ProgramRecord> =>
  inSharedTransaction(deps, async (tx) => {
    const found = await lockProgram(tx, id)
    const own = found?.profileId === profileId ? found : null
    const payer = own && (await deps.wallet.lockForProgram(tx, profileId))
    const state = {
      program: own,
      viewer: {
        profileId,
        status: payer?.owner.status ?? profile.status,
        needsIdentityCheck: payer?.owner.needsIdentityCheck ?? false,
      },
      missing: own ? await missingSteps(tx, id) : [],
      budget: own ? ((await findStep(tx, id, 'BUDGET'))?.data ?? null) : null,
      available: payer?.available ?? 0,
      isPaymentOn: deps.flags.isOn('payment'),
      fees: deps.wallet.terms().fees,
      terms: programTermsOf(deps.env.mode),
    }
    const stamp = { id: deps.ids.uuid(), now: deps.clock.now() }
    const { program, reservation } = changesOf(decidePublish(state, publishDate, stamp))
    await saveStatusFields(tx, program)
    await deps.wallet.moveProgramMoney(tx, program, reservation)
    if (own) await appendWebhooks(tx, deps, [budgetEvent(program, 'BUDGET_ADDED', program.budget), ...programEvents(own, program)])
    await appendMoved(tx, deps, program)
    // Its terms may have changed while it was a draft again, after somebody asked to join.
    await recordTerms(tx, deps, program)
    return program
  })
