import type { Decision } from '@wasla/contract/common/decision.ts'
import { decideOutcome, reportedStatus, type Outcome } from '@wasla/contract/verification/outcome.ts'
import { canBeChecked, recheckOf, type Recheck } from '@wasla/contract/verification/recheck.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { identityEvent, type AttemptRule } from '@wasla/contract/verification/states.ts'
import type { VerificationState } from '@wasla/contract/verification/subject.ts'
import type { Viewer } from '../session/sessions.ts'
import { findProfile, findUser, profilesOf } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { notify } from '../notifications/notifications.ts'
import { setting } from '../settings.ts'
import type { MockInquiry } from './inquiry.ts'

export const attemptRule = (): AttemptRule => ({
  attempts: setting('verification.identityAttempts'),
  window: setting('verification.identityWindow') * 24 * 3600,
})

/** Returns the checks of a profile, newest first. */
export const checksOf = ({ memory }: Store, profileId: string): VerificationRecord[] =>
  memory.world.verifications
    .filter((check) => check.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

export function loadState(store: Store, profileId: string): VerificationState {
  const profile = findProfile(store, profileId)
  const user = profile && findUser(store, profile.userId)
  const checks = checksOf(store, profileId)
  if (!profile || !user) return { subject: null, checks }
  const { userId, type, status } = profile
  const { identityRecheckSince, suspendedAt } = user
  const socialLinks = store.memory.world.socialLinks.filter((link) => link.profileId === profileId).length
  const hasPerson = profilesOf(store, userId).some(canBeChecked)
  return { subject: { userId, type, status, identityRecheckSince, hasPerson, suspendedAt, socialLinks }, checks }
}

/** Implements the query `myIdentityRecheck` (security case 10). */
export function recheck(store: Store, { profileId }: Viewer): Recheck | null {
  const { subject } = loadState(store, profileId)
  return subject && recheckOf(subject)
}

/** Changes the status of a person's profile if its checks and accounts allow it (decisions C). */
export function advanceProfile(store: Store, profileId: string): void {
  const profile = findProfile(store, profileId)
  const { subject, checks } = loadState(store, profileId)
  const event = subject && identityEvent(subject.status, checks, subject.socialLinks, store.clock.now(), attemptRule())
  if (profile && event) moveProfile(store, profile, event)
}

/** Saves an outcome and its consequences. Returns the saved check. */
export function saveOutcome(
  store: Store,
  before: VerificationRecord,
  { check, endsRecheck, events, notification }: Outcome,
): VerificationRecord {
  const profile = findProfile(store, check.profileId)
  const user = profile && findUser(store, profile.userId)
  if (user && endsRecheck) user.identityRecheckSince = null
  for (const event of events) if (profile) moveProfile(store, profile, event)
  if (notification) notify(store, notification)
  return Object.assign(before, check)
}

/** Saves the outcome of a decision. If the decision was refused, the check stays unchanged. */
const saveIfDecided = (store: Store, check: VerificationRecord, { changes }: Decision<Outcome>): VerificationRecord =>
  changes ? saveOutcome(store, check, changes) : check

export const applyStatus = (store: Store, check: VerificationRecord, status: VerificationRecord['status']): VerificationRecord =>
  saveIfDecided(
    store,
    check,
    decideOutcome(loadState(store, check.profileId), check, { status }, { now: store.clock.now(), rule: attemptRule() }),
  )

/** Applies the provider's report to a check (F-05). */
export function applyReport(store: Store, check: VerificationRecord, inquiry: MockInquiry): VerificationRecord {
  const status = reportedStatus(check, inquiry, false)
  return status ? applyStatus(store, check, status) : check
}
