import { budgetEstimate, type BudgetEstimate } from '@wasla/contract/programs/estimate/estimate.ts'
import { typedCriteria } from '@wasla/contract/programs/matching/typed-criteria.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { ownProgram } from '../own.ts'
import { findStep } from '../stores/steps.ts'
import type { MatchingUseCases } from './use-cases.ts'

/** Implements the query `programBudgetEstimate` (K-25), from the saved steps of the viewer's program. Throws `PROGRAM_NOT_FOUND`. */
export async function estimateBudget(
  { db, wallet }: ProgramsDeps,
  matching: Pick<MatchingUseCases, 'saved'>,
  viewer: Viewer,
  programId: string,
): Promise<BudgetEstimate> {
  await ownProgram(db, viewer, programId)
  const criteria = await findStep(db, programId, 'PARTICIPANT_CRITERIA')
  const objectives = await findStep(db, programId, 'IMPACT_OBJECTIVES')
  const matches = await matching.saved(criteria?.data ?? typedCriteria({}))
  const { balance } = await wallet.mine(viewer)
  return budgetEstimate(objectives?.data ?? null, matches, balance)
}
