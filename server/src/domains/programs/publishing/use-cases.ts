import type { ProgramLeftover } from '@wasla/contract/generated/user-types.ts'
import type { BudgetTopUpInput } from '@wasla/contract/programs/budget/top-up.ts'
import type { BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import type { DryRunOutcome } from '@wasla/contract/programs/publishing/mappers.ts'
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

/** Use cases from publishing to the return of the leftover budget (decisions L). Every error is a `Problem`. */
export type PublishingUseCases = {
  /** `publishProgram`: publishes now, or schedules a day; reserves the whole budget at once (L-04). */
  publish(viewer: Viewer, id: string, publishDate: number | null): Promise<ProgramRecord>
  /** `programDryRun`: returns the findings that publishing would have now. */
  dryRun(viewer: Viewer, request: { programId: string; publishDate: number | null }): Promise<DryRunOutcome>
  /** Implements the mutation `updateProgramStatus` (L-01). */
  changeStatus(viewer: Viewer, input: { id: string; status: ProgramStatus }): Promise<ProgramRecord>
  /** Implements the mutation `topUpProgramBudget` (K-30, X-34). */
  topUp(viewer: Viewer, input: BudgetTopUpInput): Promise<BudgetUsage>
  /** Returns the budget usage of these programs, by id (L-06). */
  usagesOf(programs: readonly Pick<ProgramRecord, 'id' | 'budget'>[], within?: Database): Promise<Map<string, BudgetUsage>>
  /**
   * Returns why money of a retired program is still reserved (Y-12). Null if the program is not retired, or if all its results are decided.
   */
  leftoverOf(program: Pick<ProgramRecord, 'id' | 'status'>): Promise<ProgramLeftover | null>
  /** Returns when a program's leftover budget would be returned if it ended now (L-10); null for a draft. */
  returnsAt(program: ProgramRecord): Promise<number | null>
  /** For the back office: returns these programs, of any owner, in the order of the ids. */
  find(ids: readonly string[]): Promise<ProgramRecord[]>
  /**
   * For the back office: returns a program with its saved steps, and the statuses to which an admin may move it now. Null if there is no
   * such program.
   */
  caseOf(id: string): Promise<ProgramCase | null>
  /** Implements the mutation `adminSetProgramStatus`, in the transaction that writes its audit line. */
  changeStatusByAdmin(tx: Database, id: string, target: { status: ProgramStatus; reason: string }): Promise<StatusMove>
  /** For the timer: starts and retires programs, and returns leftover budgets (L-01, L-10). */
  followSchedules(): Promise<void>
  /** For the timer: notifies participants of a program's moves. */
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
