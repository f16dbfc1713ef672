import { changesOf } from '@wasla/contract/common/decision.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import {
  decideInquiry,
  decideOwnCheck,
  decideOwnInquiry,
  inquiryRefusal,
  isResumable,
  pendingCheck,
  verificationConflict,
} from '@wasla/contract/verification/inquiry.ts'
import { abandonedStatus, decideOutcome } from '@wasla/contract/verification/outcome.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { isOpen } from '@wasla/contract/verification/states.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import { moveProfile } from '../profiles/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { attemptRule, type VerificationDeps } from './deps.ts'
import { applyOutcome, applyReport, loadLocked, loadState } from './outcome.ts'
import { insertProviderEvent } from './stores/provider-events.ts'
import { findVerifications, insertVerification } from './stores/verifications.ts'

/** Limit of the calls that each cause a request to the provider. */
const perMinute = { count: 30, window: 60 }
const enforceLimit = ({ limits }: VerificationDeps, { profileId }: Viewer) =>
  limits.enforce(`identity:${profileId}`, perMinute, { whenDown: 'closed' })

export type PersonaInquiry = { inquiryId: string; sessionToken: string | null; status: string }

const toAnswer = ({ id, sessionToken, status }: Inquiry): PersonaInquiry => ({ inquiryId: id, sessionToken, status })

/**
 * Resumes a pending check. Returns null if it cannot be resumed, because it has a result or has expired; then a new one must begin (F-03).
 */
async function resume(deps: VerificationDeps, pending: VerificationRecord): Promise<PersonaInquiry | null> {
  const resumed = isResumable(pending, deps.clock.now()) ? await deps.identity.resume(pending.referenceId) : null
  if (resumed) return toAnswer(resumed)
  const report = await deps.identity.retrieve(pending.referenceId)
  await inTransaction(deps.db, (tx) =>
    applyOutcome(tx, deps, pending.referenceId, (state, check) => {
      if (check.status !== 'Pending') return null
      const status = abandonedStatus(check, report, deps.identity.isReviewed)
      return decideOutcome(state, check, { status }, { now: deps.clock.now(), rule: attemptRule(deps) })
    }),
  )
  return null
}

async function saveInquiry(tx: Database, deps: VerificationDeps, viewer: Viewer, inquiry: Inquiry): Promise<Verdict<PersonaInquiry>> {
  const { profileId } = viewer
  const at = { id: deps.ids.uuid(), now: deps.clock.now(), rule: attemptRule(deps) }
  const { problem, changes } = decideInquiry(await loadLocked(tx, profileId), { profileId, inquiryId: inquiry.id }, at)
  if (problem) return problem
  const { check, event } = changes
  if (!check) return toAnswer(inquiry)
  if (!(await insertVerification(tx, check))) return verificationConflict()
  await moveProfile(tx, deps, profileId, event)
  await writeAudit(tx, deps, { actor: viewer.userId, action: 'verification.begun', target: profileId })
  return toAnswer(inquiry)
}

/**
 * `createPersonaInquiry` (F-03): returns the data that the widget needs. Resumes an inquiry of the last 24 hours, or begins a new one.
 * Throws `RATE_LIMITED` after three in thirty days (F-13). A Rejected profile returns to IdentityVerifying.
 */
export async function createInquiry(deps: VerificationDeps, viewer: Viewer): Promise<PersonaInquiry> {
  await enforceLimit(deps, viewer)
  const { db, clock, identity } = deps
  const { profileId } = viewer
  const checks = await findVerifications(db, profileId)
  const pending = pendingCheck(checks)
  const resumed = pending && (await resume(deps, pending))
  if (resumed) return resumed
  const refusal = inquiryRefusal(await loadState(db, profileId), clock.now(), attemptRule(deps))
  if (refusal) throw refusal
  // Tabs that read the same checks send the same key, so that the provider begins one inquiry for all of them.
  const inquiry = await identity.begin(profileId, `${profileId}-${checks.length}`)
  const verdict = await inTransaction(db, (tx) => saveInquiry(tx, deps, viewer, inquiry))
  // A tab that read fewer checks resumes the inquiry that another tab began.
  const other = isProblem(verdict) ? pendingCheck(await findVerifications(db, profileId)) : undefined
  return (other && (await resume(deps, other))) ?? resultOrThrow(verdict)
}

/** Returns the provider's current report on the viewer's own check. */
async function retrieveOwn(deps: VerificationDeps, check: VerificationRecord): Promise<Inquiry> {
  return changesOf(decideOwnInquiry(check, await deps.identity.retrieve(check.referenceId)))
}

const findOwnCheck = async ({ db }: VerificationDeps, { profileId }: Viewer, inquiryId: string) =>
  changesOf(decideOwnCheck(await findVerifications(db, profileId), inquiryId))

/**
 * `submitPersonaInquiry` (F-01): reads the provider's report and applies it. Only the report counts, nothing that the caller sends. A
 * repeated call returns the same.
 */
export async function submitInquiry(deps: VerificationDeps, viewer: Viewer, inquiryId: string): Promise<VerificationRecord> {
  await enforceLimit(deps, viewer)
  const check = await findOwnCheck(deps, viewer, inquiryId)
  if (!isOpen(check.status)) return check
  const inquiry = await retrieveOwn(deps, check)
  return (await inTransaction(deps.db, (tx) => applyReport(tx, deps, inquiry))) ?? check
}

/** `validatePersonaInquiry` (F-02): returns the provider's status and the id, and nothing else of its record. Changes nothing. */
export async function validateInquiry(deps: VerificationDeps, viewer: Viewer, inquiryId: string) {
  await enforceLimit(deps, viewer)
  const { id, status } = await retrieveOwn(deps, await findOwnCheck(deps, viewer, inquiryId))
  return { status, response: { id, status } }
}

/** Applies an event of the provider whose signature was checked (F-05). Each event is applied once; the order of events does not matter. */
export async function takeProviderEvent(
  deps: VerificationDeps,
  event: { id: string; inquiry: Inquiry | null },
): Promise<'taken' | 'known'> {
  return inTransaction(deps.db, async (tx) => {
    const stored = { provider: deps.identity.name, event_id: event.id, received_at: deps.clock.now() }
    if (!(await insertProviderEvent(tx, stored))) return 'known'
    if (event.inquiry) await applyReport(tx, deps, event.inquiry)
    return 'taken'
  })
}
