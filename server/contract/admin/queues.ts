import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { reviewStatuses, verificationTypes, type VerificationRecord, type ReviewStatus } from '../verification/record.ts'
import type { AdminAction } from '../common/admin-action.ts'
import type { VerificationType } from '../generated/user-sdl-types.ts'

/** How entries of the waiting list were chosen: individually, or the first `next` of the list. */
export type AdmissionChoice = 'chosen' | { next: number }

/** Name of the field of an audit line that contains the choice. It cannot be renamed, because stored lines are never changed. */
const choiceField = 'asked'

/** Returns an audit line for each admitted entry (C-10). `NO_CHANGES_TO_UPDATE` if no chosen entry is waiting any more. */
export function decideAdmissionActions(admittedIds: readonly string[], choice: AdmissionChoice): Decision<{ actions: AdminAction[] }> {
  if (admittedIds.length === 0) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({
    actions: admittedIds.map((target) => ({
      action: 'admin.admitted',
      target,
      before: { admitted: false },
      after: { admitted: true, [choiceField]: choice },
    })),
  })
}

type Reviewed = Pick<VerificationRecord, 'id' | 'profileId' | 'status' | 'rejectionReason'>

/** Returns the audit line of a decided case (F-10). */
export const reviewAction = (before: Reviewed, after: Reviewed): AdminAction => ({
  action: after.status === 'Approved' ? 'admin.caseApproved' : 'admin.caseRejected',
  target: before.id,
  before: { status: before.status, profileId: before.profileId },
  after: { status: after.status, rejectionReason: after.rejectionReason },
})

/** Returns the kind of cases to search; null for all kinds. Throws `DTO_VALIDATION_ERROR` at `kind` for an unknown kind. */
export function acceptCaseKind(requested: string | null | undefined): VerificationType | null {
  if (!requested) return null
  const kind = verificationTypes.find((one) => one === requested)
  if (!kind) throw invalidInput([{ path: 'kind', rule: 'unknownValue' }])
  return kind
}

/** Returns the status of a check in the review queue; null if it needs no reviewer's decision. */
export const caseStatusOf = ({ status }: Pick<VerificationRecord, 'status'>): ReviewStatus | null =>
  reviewStatuses.find((one) => one === status) ?? null
