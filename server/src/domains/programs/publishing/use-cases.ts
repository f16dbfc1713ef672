import type { ProgramLeftover } from '@wasla/contract/generated/user-types.ts'
import type { BudgetTopUpInput } from '@wasla/contract/programs/budget/top-up.ts'
import type { BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import type { DryRunOutcome } from '@wasla/contract/programs/publishing/answers.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StatusMove } from '@wasla/contract/programs/status/change.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { PublishingDeps } from '../deps.ts'
import { leftover, returnOf, topUpBudget, usagesOf } from './budget.ts'
import { caseOf, findInOrder, type ProgramCase } from './case.ts'
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
  usagesOf(programs: readonly Pick<ProgramRecord, 'id' | 'budget'>[], within?: Database): Promise<Map<string, BudgetUsage>>
  /** Why money of a retired program stays reserved (Y-12); null for any other, and where everything is decided. */
  leftoverOf(program: Pick<ProgramRecord, 'id' | 'status'>): Promise<ProgramLeftover | null>
  /** When what is left of a program comes back, were it ended now (L-10); null of a draft. */
  returnsAt(program: ProgramRecord): Promise<number | null>
  /** For the back office: these programs, whosever they are, in the order of their ids as given. */
  find(ids: readonly string[]): Promise<ProgramRecord[]>
  /** For the back office: one program with what is saved of it, and where an admin may move it now; null for none. */
  caseOf(id: string): Promise<ProgramCase | null>
  /** `adminSetProgramStatus`, in the transaction of its line in the audit log. */
  changeStatusByAdmin(tx: Database, id: string, target: { status: ProgramStatus; reason: string }): Promise<StatusMove>
  /** For the timer: begins and retires programs, and gives back what is left (L-01, L-10). */
  followSchedules(): Promise<void>
  /** For the timer: notifies those who joined a program of its moves. */
  sendNotices(): Promise<void>
}

export const publishingUseCases = (deps: PublishingDeps, alarms = createAlarms(deps)): PublishingUseCases => ({
  publish: (viewer, id, publishDate) => publishProgram(deps, viewer, id, publishDate),
  dryRun: (viewer, request) => dryRun(deps, viewer, request),
  changeStatus: (viewer, input) => changeStatus(deps, viewer, input),
  topUp: (viewer, input) => topUpBudget(deps, viewer, input),
  usagesOf: (programs, within = deps.db) => usagesOf(within, deps, programs),
  leftoverOf: (program) => leftover(deps, program),
  returnsAt: (program) => returnOf(deps, program),
  find: (ids) => findInOrder(deps.db, ids),
  caseOf: (id) => caseOf(deps, id),
  changeStatusByAdmin: (tx, id, target) => changeStatusByAdmin(tx, deps, id, target),
  followSchedules: () => followSchedules({ ...deps, alarms }),
  sendNotices: () => sendNotices(deps),
})
