import { Problem } from '@wasla/contract/errors/problem.ts'
import type { NotificationType } from '@wasla/contract/notifications/record.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { attemptWait, refusalToBegin } from '@wasla/contract/verification/policy.ts'
import { outcomeOf } from '@wasla/contract/verification/demo.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import {
  identityEvent,
  identityWays,
  isOpen,
  meaningOf,
  type AttemptRule,
  type InquiryStatus,
  type VerificationStatus,
} from '@wasla/contract/verification/states.ts'
import { addWorkingDays } from '@wasla/contract/verification/workingDays.ts'
import type { Viewer } from '../session/sessions.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { setting } from '../settings.ts'

/** An inquiry as the played provider remembers it. */
export type MockInquiry = { id: string; profileId: string; status: InquiryStatus }

const attemptRule = (): AttemptRule => ({
  attempts: setting('verification.identityAttempts'),
  window: setting('verification.identityWindow') * 24 * 3600,
})

const unfinished: readonly InquiryStatus[] = ['created', 'pending']

/** Newest first. */
export const checksOf = ({ memory }: Store, profileId: string): VerificationRecord[] =>
  memory.world.verifications
    .filter((check) => check.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

export const dueFrom = (now: number) => addWorkingDays(now, verificationLimits.businessReviewDays)

export function tell(store: Store, profileId: string, type: NotificationType, referenceId: string, message?: string): void {
  store.memory.world.notifications.push({
    id: store.nextId('notification'),
    profileId,
    type,
    meta: message ? { message } : {},
    referenceId,
    senderProfileId: null,
    createdAt: store.clock.now(),
    readAt: null,
  })
}

/** Moves a person to where their checks and accounts put them (decisions C). */
export function settle(store: Store, profileId: string): void {
  const profile = findProfile(store, profileId)
  if (!profile) return
  const links = store.memory.world.socialLinks.filter((link) => link.profileId === profileId).length
  const event = identityEvent(profile.status, checksOf(store, profileId), links, store.clock.now(), attemptRule())
  if (event) moveProfile(profile, event)
}

function decide(store: Store, check: VerificationRecord, status: VerificationStatus): void {
  if (!identityWays[check.status].includes(status)) return
  const now = store.clock.now()
  Object.assign(check, { status, ...(status === 'InReview' ? { dueAt: dueFrom(now) } : { reviewedAt: now }) })
  const profile = findProfile(store, check.profileId)
  const user = profile && findUser(store, profile.userId)
  if (status === 'Approved' && user) user.identityRecheckSince = null
  settle(store, check.profileId)
  if (status === 'Approved') tell(store, check.profileId, 'IDENTITY_VERIFICATION_APPROVED', check.id)
  if (status === 'Rejected') tell(store, check.profileId, 'IDENTITY_VERIFICATION_REJECTED', check.id)
}

function takeWord(store: Store, check: VerificationRecord, inquiry: MockInquiry): void {
  const status = meaningOf(inquiry.status, false)
  if (status !== check.status) decide(store, check, status)
}

function refusal(store: Store, viewer: Viewer): Problem | null {
  const profile = findProfile(store, viewer.profileId)
  if (!profile) return new Problem('PROFILE_NOT_FOUND')
  const code = refusalToBegin(profile, (findUser(store, viewer.userId)?.identityRecheckSince ?? null) !== null)
  if (code) return new Problem(code)
  const retryAfter = attemptWait(checksOf(store, viewer.profileId), store.clock.now(), attemptRule())
  return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
}

const shown = ({ id, status }: MockInquiry) => ({ inquiryId: id, sessionToken: null, status })

/** `createPersonaInquiry` (F-03, F-13). */
export function createInquiry(store: Store, viewer: Viewer) {
  const { inquiries, world } = store.memory
  const pending = checksOf(store, viewer.profileId).find(({ type, status }) => type === 'IDENTITY' && status === 'Pending')
  if (pending) {
    const inquiry = inquiries.get(pending.referenceId)
    const isYoung = store.clock.now() - pending.createdAt < verificationLimits.resumeWithin * 1000
    if (inquiry && isYoung && unfinished.includes(inquiry.status)) {
      inquiry.status = 'pending'
      return shown(inquiry)
    }
    if (inquiry) takeWord(store, pending, inquiry)
    if (pending.status === 'Pending') decide(store, pending, 'Expired')
  }
  const refused = refusal(store, viewer)
  if (refused) throw refused
  const inquiry: MockInquiry = {
    id: `inq_${store.nextId('inquiry').replaceAll('-', '').slice(-24)}`,
    profileId: viewer.profileId,
    status: 'created',
  }
  inquiries.set(inquiry.id, inquiry)
  world.verifications.push({
    id: store.nextId('verification'),
    profileId: viewer.profileId,
    type: 'IDENTITY',
    status: 'Pending',
    referenceId: inquiry.id,
    rejectionReason: null,
    createdAt: store.clock.now(),
    dueAt: null,
    reviewedAt: null,
  })
  const profile = findProfile(store, viewer.profileId)
  if (profile) moveProfile(profile, 'newInquiry')
  return shown(inquiry)
}

/** One's own check by its inquiry, and what the provider says of it (security case 17). */
function own(store: Store, viewer: Viewer, inquiryId: string): VerificationRecord {
  const checks = checksOf(store, viewer.profileId).filter(({ type }) => type === 'IDENTITY')
  const check = checks.find(({ referenceId }) => referenceId === inquiryId)
  if (!check) throw new Problem('VERIFICATION_ID_INVALID')
  if (checks.some((other) => other !== check && isOpen(other.status))) throw new Problem('VERIFICATION_CONFLICT')
  return check
}

function wordOn(store: Store, check: VerificationRecord): MockInquiry {
  const inquiry = store.memory.inquiries.get(check.referenceId)
  if (!inquiry) throw new Problem('VERIFICATION_NOT_FOUND')
  return inquiry
}

/** `submitPersonaInquiry` (F-01). */
export function submitInquiry(store: Store, viewer: Viewer, inquiryId: string): VerificationRecord {
  const check = own(store, viewer, inquiryId)
  if (isOpen(check.status)) takeWord(store, check, wordOn(store, check))
  return check
}

/** `validatePersonaInquiry` (F-02). */
export function validateInquiry(store: Store, viewer: Viewer, inquiryId: string) {
  const { id, status } = wordOn(store, own(store, viewer, inquiryId))
  return { status, response: { id, status } }
}

/** What the demonstration's widget reports (F-04): the outcome, or null for an inquiry that is unknown or over. */
export function showDocument(store: Store, inquiryId: string, documentNumber: string): InquiryStatus | null {
  const inquiry = store.memory.inquiries.get(inquiryId)
  if (!inquiry || !unfinished.includes(inquiry.status)) return null
  inquiry.status = outcomeOf(documentNumber)
  const check = store.memory.world.verifications.find(({ referenceId }) => referenceId === inquiryId)
  if (check) takeWord(store, check, inquiry)
  return inquiry.status
}
