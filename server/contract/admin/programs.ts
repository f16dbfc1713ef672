import type { AdminAction } from '../common/admin-action.ts'
import type { ProgramCase, ProgramRow } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { BudgetUsage } from '../programs/budget/usage.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { StoredStepData } from '../programs/step-data.ts'
import type { ProgramStatus } from '../programs/types.ts'

/** A program in the list. `brand`: name of its owner; `participants`: number of accepted participants. */
export type ShownProgram = {
  readonly program: ProgramRecord
  readonly brand: string
  readonly usage: BudgetUsage
  readonly participants: number
}

const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns a `ProgramRow`. */
export function programRowOf({ program, brand, usage, participants }: ShownProgram): ProgramRow {
  const { id, name, status, budget, profileId, holdCause, publishedAt, updatedAt } = program
  return {
    ...{ id, name, brand, status, budget, participants, profileId, holdCause },
    consumedPercent: usage.consumedPercent,
    publishedAt: momentOrNull(publishedAt),
    updatedAt: toDateTime(updatedAt),
  }
}

/** A program on its own page. `steps`: saved data of each step; `allowed`: statuses to which an admin can move it now (L-01). */
export type ShownProgramCase = ShownProgram & {
  readonly applicants: number
  readonly steps: Partial<StoredStepData>
  readonly allowed: readonly ProgramStatus[]
}

/** Returns a `ProgramCase`. */
export function programCaseOf({ applicants, steps, allowed, ...shown }: ShownProgramCase): ProgramCase {
  const { program, usage } = shown
  const { description, coverImage, startDate, endDate, publishDate, isPublic, isVisible, objectiveType, holdReason } = program
  return {
    row: programRowOf(shown),
    ...{ description, coverImage, startDate, endDate, isPublic, isVisible, objectiveType, holdReason, applicants },
    publishDate: momentOrNull(publishDate),
    trackingUrl: steps.IMPACT_OBJECTIVES?.trackingUrl ?? null,
    remaining: usage.remaining,
    steps,
    allowed: [...allowed],
  }
}

/** Audit action for each status that an admin can give a program. */
const actions = {
  OnHold: 'admin.programHeld',
  Active: 'admin.programResumed',
  Retired: 'admin.programRetired',
} as const satisfies Partial<Record<ProgramStatus, AdminAction['action']>>

const isMovedTo = (status: ProgramStatus): status is keyof typeof actions => Object.hasOwn(actions, status)

/** Returns the audit line of a change of status. Throws for a status that no admin sets. */
export function programStatusAction(before: ProgramRecord, after: ProgramRecord, reason: string): AdminAction {
  if (!isMovedTo(after.status)) throw new Error(`No admin moves a program to ${after.status}`)
  return {
    action: actions[after.status],
    target: after.id,
    before: { status: before.status, holdCause: before.holdCause },
    after: { status: after.status, holdCause: after.holdCause, reason },
  }
}

/** Number of characters of a search text that are used; further characters are ignored. */
export const mostTyped = 100
