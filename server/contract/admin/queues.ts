import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { VerificationRecord } from '../verification/record.ts'
import type { AdminAction } from '../common/admin-action.ts'

/** How entries of the waiting list were chosen: one by one, or so many from the head of the list. */
export type AdmissionChoice = 'chosen' | { next: number }

/** How the log has named the choice from the beginning: its lines are never changed. */
const choiceField = 'asked'

/** The lines of admitted entries, one each (C-10). `NO_CHANGES_TO_UPDATE` where none of the chosen waits any more. */
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

/** The line of a decided case (F-10). */
export const reviewAction = (before: Reviewed, after: Reviewed): AdminAction => ({
  action: after.status === 'Approved' ? 'admin.caseApproved' : 'admin.caseRejected',
  target: before.id,
  before: { status: before.status, profileId: before.profileId },
  after: { status: after.status, rejectionReason: after.rejectionReason },
})

const caseKinds = ['IDENTITY', 'BUSINESS'] as const
export type CaseKind = (typeof caseKinds)[number]

/** The kind of cases a search is about; null where it is about all. */
export function acceptCaseKind(requested: string | null | undefined): CaseKind | null {
  if (!requested) return null
  const kind = caseKinds.find((one) => one === requested)
  if (!kind) throw invalidInput([{ path: 'kind', rule: 'unknownValue' }])
  return kind
}

const caseStatuses = ['InReview', 'Approved', 'Rejected'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** The status of a check as the review queue has it; null for one that never needed a reviewer's decision. */
export const caseStatusOf = ({ status }: Pick<VerificationRecord, 'status'>): CaseStatus | null =>
  caseStatuses.find((one) => one === status) ?? null
