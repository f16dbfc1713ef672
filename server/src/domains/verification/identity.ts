import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { attemptWait, refusalToBegin } from '@wasla/contract/verification/policy.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { settle as settleVerdict, type Verdict } from '#platform/verdict.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import { moveProfile } from '../profiles/service.ts'
import { attemptRule, decideIdentity, ownCheck, takeWord, type VerificationDeps } from './settle.ts'
import { findByReference, findStanding, findVerifications, insertVerification, takeEvent } from './store.ts'

/** Each of these asks the provider something. */
const perMinute = { count: 30, window: 60 }
const admit = ({ limits }: VerificationDeps, { profileId }: Viewer) =>
  limits.enforce(`identity:${profileId}`, perMinute, { whenDown: 'closed' })

export type PersonaInquiry = { inquiryId: string; sessionToken: string | null; status: string }

const shown = ({ id, sessionToken, status }: Inquiry): PersonaInquiry => ({ inquiryId: id, sessionToken, status })

const pendingIn = (checks: readonly VerificationRecord[]) => checks.find(({ type, status }) => type === 'IDENTITY' && status === 'Pending')

/** Goes on with an unfinished inquiry where it is young enough; null where another one must begin (F-03). */
async function goOn(deps: VerificationDeps, pending: VerificationRecord): Promise<PersonaInquiry | null> {
  const isYoung = deps.clock.now() - pending.createdAt < verificationLimits.resumeWithin * 1000
  if (isYoung) {
    const resumed = await deps.identity.resume(pending.referenceId)
    if (resumed) return shown(resumed)
  }
  // Over at the provider's, though nobody told us: its word counts. Left alone for a day: it is no more.
  const word = await deps.identity.retrieve(pending.referenceId)
  await inTransaction(deps.db, async (tx) => {
    const now = word && (await takeWord(tx, deps, word))
    const still = now ?? (await findByReference(tx, pending.referenceId))
    if (still?.status === 'Pending') await decideIdentity(tx, deps, still, { status: 'Expired' })
  })
  return null
}

/** Why this profile may not begin now; null where it may. */
async function refusal(db: Database, deps: VerificationDeps, profileId: string): Promise<Problem | null> {
  const standing = await findStanding(db, profileId)
  if (!standing) return new Problem('PROFILE_NOT_FOUND')
  const code = refusalToBegin(standing, standing.identity_recheck_since !== null)
  if (code) return new Problem(code)
  const retryAfter = attemptWait(await findVerifications(db, profileId), deps.clock.now(), attemptRule(deps))
  return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
}

async function keepBegun(tx: Database, deps: VerificationDeps, viewer: Viewer, inquiry: Inquiry): Promise<Verdict<PersonaInquiry>> {
  const refused = await refusal(tx, deps, viewer.profileId)
  if (refused) return refused
  const isNew = await insertVerification(tx, {
    id: deps.ids.uuid(),
    profile_id: viewer.profileId,
    type: 'IDENTITY',
    status: 'Pending',
    reference_id: inquiry.id,
    rejection_reason: null,
    created_at: deps.clock.now(),
    due_at: null,
    reviewed_at: null,
  })
  // Another tab began the same moment: the same wish has the same inquiry, anything else is a second pending one.
  if (!isNew) return (await findByReference(tx, inquiry.id))?.status === 'Pending' ? shown(inquiry) : new Problem('VERIFICATION_CONFLICT')
  await moveProfile(tx, deps, viewer.profileId, 'newInquiry')
  await writeAudit(tx, deps, { actor: viewer.userId, action: 'verification.begun', target: viewer.profileId })
  return shown(inquiry)
}

/**
 * `createPersonaInquiry` (F-03): what the widget is opened with. Goes on with an inquiry of the last 24 hours, else begins one: three in
 * thirty days (F-13), then `RATE_LIMITED`. From Rejected it leads back to IdentityVerifying.
 */
export async function createInquiry(deps: VerificationDeps, viewer: Viewer): Promise<PersonaInquiry> {
  await admit(deps, viewer)
  const checks = await findVerifications(deps.db, viewer.profileId)
  const pending = pendingIn(checks)
  const resumed = pending && (await goOn(deps, pending))
  if (resumed) return resumed
  const refused = await refusal(deps.db, deps, viewer.profileId)
  if (refused) throw refused
  // Tabs that saw the same checks wish the same: the provider begins one inquiry for all of them.
  const inquiry = await deps.identity.begin(viewer.profileId, `${viewer.profileId}-${checks.length}`)
  const verdict = await inTransaction(deps.db, (tx) => keepBegun(tx, deps, viewer, inquiry))
  // One that saw them a moment later goes on with what the others began.
  const theirs = isProblem(verdict) ? pendingIn(await findVerifications(deps.db, viewer.profileId)) : undefined
  return (theirs && (await goOn(deps, theirs))) ?? settleVerdict(verdict)
}

/** What the provider says of one's own inquiry now. Whose it is there must be whose it is here. */
async function wordOn(deps: VerificationDeps, check: VerificationRecord): Promise<Inquiry> {
  const inquiry = await deps.identity.retrieve(check.referenceId)
  if (!inquiry) throw new Problem('VERIFICATION_NOT_FOUND')
  if (inquiry.profileId !== check.profileId) throw new Problem('VERIFICATION_ID_INVALID')
  return inquiry
}

/** `submitPersonaInquiry` (F-01): the provider is asked and its word taken. Nothing the caller says counts; a repeat answers the same. */
export async function submitInquiry(deps: VerificationDeps, viewer: Viewer, inquiryId: string): Promise<VerificationRecord> {
  await admit(deps, viewer)
  const check = await ownCheck(deps.db, viewer.profileId, inquiryId)
  if (check.status !== 'Pending' && check.status !== 'InReview') return check
  const inquiry = await wordOn(deps, check)
  return (await inTransaction(deps.db, (tx) => takeWord(tx, deps, inquiry))) ?? check
}

/** `validatePersonaInquiry` (F-02): the provider's word, and of its record no more than that and the id. Changes nothing. */
export async function validateInquiry(deps: VerificationDeps, viewer: Viewer, inquiryId: string) {
  await admit(deps, viewer)
  const { id, status } = await wordOn(deps, await ownCheck(deps.db, viewer.profileId, inquiryId))
  return { status, response: { id, status } }
}

/** An event of the provider's that proved to be its own (F-05): each takes effect once, in whatever order they come. */
export async function takeProviderEvent(
  deps: VerificationDeps,
  event: { id: string; inquiry: Inquiry | null },
): Promise<'taken' | 'known'> {
  return inTransaction(deps.db, async (tx) => {
    const isNew = await takeEvent(tx, { provider: deps.identity.name, event_id: event.id, received_at: deps.clock.now() })
    if (!isNew) return 'known'
    if (event.inquiry) await takeWord(tx, deps, event.inquiry)
    return 'taken'
  })
}
