import type { BudgetTopUpInput } from '@wasla/contract/programs/budget/top-up.ts'
import type { BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import type { DryRunOutcome } from '@wasla/contract/programs/publishing/answers.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StatusMove } from '@wasla/contract/programs/status/change.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { PublishingDeps } from '../deps.ts'
import { topUpBudget, usagesOf } from './budget.ts'
import { changeStatus, changeStatusByAdmin } from './change-status.ts'
import { dryRun } from './dry-run.ts'
import { publishProgram } from './publish.ts'
import { sendNotices } from './send-notices.ts'
import { followSchedules } from './timer.ts'

/** From a draft to the return of what is left of its budget (decisions L). Every refusal is a `Problem`. */
export type PublishingUseCases = {
  /** `publishProgram`: now, or from a day on; the whole budget is reserved at once (L-04). */
  publish(viewer: Viewer, id: string, publishDate: number | null): Promise<ProgramRecord>
  /** `programDryRun`: what publishing would meet now. */
  dryRun(viewer: Viewer, request: { programId: string; publishDate: number | null }): Promise<DryRunOutcome>
  /** `updateProgramStatus` (L-01). */
  changeStatus(viewer: Viewer, input: { id: string; status: ProgramStatus }): Promise<ProgramRecord>
  /** `topUpProgramBudget` (K-30, X-34). */
  topUp(viewer: Viewer, input: BudgetTopUpInput): Promise<BudgetUsage>
  /** What became of the budgets of these programs, by their ids (L-06). */
  usagesOf(programs: readonly Pick<ProgramRecord, 'id' | 'budget'>[]): Promise<Map<string, BudgetUsage>>
  /** `adminSetProgramStatus`, in the transaction of its line in the audit log. */
  changeStatusByAdmin(tx: Database, id: string, target: { status: ProgramStatus; reason: string }): Promise<StatusMove>
  /** For the timer: begins and retires programs, and gives back what is left (L-01, L-10). */
  followSchedules(): Promise<void>
  /** For the timer: notifies those who joined a program of its moves. */
  sendNotices(): Promise<void>
}

export const publishingUseCases = (deps: PublishingDeps): PublishingUseCases => ({
  publish: (viewer, id, publishDate) => publishProgram(deps, viewer, id, publishDate),
  dryRun: (viewer, request) => dryRun(deps, viewer, request),
  changeStatus: (viewer, input) => changeStatus(deps, viewer, input),
  topUp: (viewer, input) => topUpBudget(deps, viewer, input),
  usagesOf: (programs) => usagesOf(deps.db, deps, programs),
  changeStatusByAdmin: (tx, id, target) => changeStatusByAdmin(tx, deps, id, target),
  followSchedules: () => followSchedules(deps),
  sendNotices: () => sendNotices(deps),
})
