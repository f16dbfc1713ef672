import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { rejectionReasonRules } from '@wasla/contract/verification/rules.ts'
import type { Database } from '#database/database.ts'
import type { Verdict } from '#platform/verdict.ts'
import { notify } from '../notifications/notify.ts'
import { moveProfile } from '../profiles/service.ts'
import { decideIdentity, type VerificationDeps } from './settle.ts'
import { changeStatus, findStanding, findVerification } from './store.ts'

/** A reviewer's word on a case. Whoever is turned down reads the reason. */
export type Decision = { approve: true } | { approve: false; reason: string }

function accepted(decision: Decision): Decision {
  if (decision.approve) return decision
  const [problem] = problemsOf(rejectionReasonRules, decision.reason)
  if (problem) throw invalidInput([{ ...problem, path: 'rejectionReason' }])
  return { approve: false, reason: decision.reason.trim() }
}

async function decideBusiness(
  tx: Database,
  deps: VerificationDeps,
  found: VerificationRecord,
  decision: Decision,
  reviewer: string,
): Promise<boolean> {
  const changed = await changeStatus(tx, found.id, 'InReview', {
    status: decision.approve ? 'Approved' : 'Rejected',
    reviewedAt: deps.clock.now(),
    reviewedBy: reviewer,
    ...(decision.approve ? {} : { rejectionReason: decision.reason }),
  })
  if (!changed) return false
  await moveProfile(tx, deps, found.profileId, decision.approve ? 'reviewApproved' : 'reviewRejected')
  await notify(tx, deps, {
    profileId: found.profileId,
    type: decision.approve ? 'ADMIN_BUSINESS_VERIFICATION_APPROVED' : 'ADMIN_BUSINESS_VERIFICATION_REJECTED',
    meta: decision.approve ? {} : { message: decision.reason },
    referenceId: found.id,
  })
  return true
}

async function decidePerson(
  tx: Database,
  deps: VerificationDeps,
  found: VerificationRecord,
  decision: Decision,
  reviewer: string,
): Promise<boolean> {
  const changed = await decideIdentity(
    tx,
    deps,
    found,
    decision.approve
      ? { status: 'Approved', reviewedBy: reviewer }
      : { status: 'Rejected', reviewedBy: reviewer, rejectionReason: decision.reason },
  )
  // A person's word by the machine alone waits for the third refusal; a reviewer's is the last.
  if (changed && !decision.approve) await moveProfile(tx, deps, found.profileId, 'reviewRejected')
  return changed
}

/**
 * Decides a case of the review queue (F-10), in the caller's transaction, so that its audit line stands or falls with it. `reviewer` is
 * `admin:<id>`. One of several who decide at once does: the others get `NO_CHANGES_TO_UPDATE`, as does who decides what was decided. A
 * case nobody knows is `VERIFICATION_NOT_FOUND`, one of a closed or suspended account `USER_SUSPENDED`, a refusal without words
 * `DTO_VALIDATION_ERROR` at `rejectionReason`. The applicant is told in the app, businesses by SMS too (I-06).
 */
export async function decideCase(
  tx: Database,
  deps: VerificationDeps,
  caseId: string,
  given: Decision,
  reviewer: string,
): Promise<Verdict<{ before: VerificationRecord; after: VerificationRecord }>> {
  const decision = accepted(given)
  const before = await findVerification(tx, caseId)
  if (!before) return new Problem('VERIFICATION_NOT_FOUND')
  const standing = await findStanding(tx, before.profileId)
  if (!standing || standing.status === 'Inactive' || standing.suspended_at !== null) return new Problem('USER_SUSPENDED')
  if (before.status !== 'InReview') return new Problem('NO_CHANGES_TO_UPDATE')
  const decide = before.type === 'BUSINESS' ? decideBusiness : decidePerson
  if (!(await decide(tx, deps, before, decision, reviewer))) return new Problem('NO_CHANGES_TO_UPDATE')
  return { before, after: (await findVerification(tx, caseId)) ?? before }
}
