import type { Decision } from '@wasla/contract/common/decision.ts'
import { decideOutcome, reportedStatus, type Outcome } from '@wasla/contract/verification/outcome.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { identityEvent } from '@wasla/contract/verification/states.ts'
import type { VerificationState } from '@wasla/contract/verification/subject.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import { notify } from '../notifications/service.ts'
import { moveProfile } from '../profiles/service.ts'
import { attemptRule, type VerificationDeps } from './deps.ts'
import { endRecheck, findSubject, lockSubject } from './stores/subjects.ts'
import { findByReference, findVerifications, saveResult } from './stores/verifications.ts'

export const loadState = async (db: Database, profileId: string): Promise<VerificationState> => ({
  subject: await findSubject(db, profileId),
  checks: await findVerifications(db, profileId),
})

/** The same with the profile locked, so that a result and a first account that come at once are decided one after the other. */
export async function loadLocked(tx: Database, profileId: string): Promise<VerificationState> {
  await lockSubject(tx, profileId)
  return loadState(tx, profileId)
}

/**
 * Moves a profile to the state that its checks and accounts lead to (decisions C). Called in the transaction that connects a first account
 * after the check was passed.
 */
export async function advanceProfile(
  tx: Database,
  deps: Pick<Deps, 'dialect' | 'clock' | 'ids' | 'env' | 'settings'>,
  profileId: string,
): Promise<void> {
  const { subject, checks } = await loadLocked(tx, profileId)
  const event = subject && identityEvent(subject.status, checks, subject.socialLinks, deps.clock.now(), attemptRule(deps))
  if (event) await moveProfile(tx, deps, profileId, event)
}

/** Saves a result and all that follows from it. False if another result of the same check came first. */
export async function saveOutcome(
  tx: Database,
  deps: VerificationDeps,
  before: VerificationRecord,
  { subject }: VerificationState,
  { check, reviewedBy, endsRecheck, events, notification }: Outcome,
): Promise<boolean> {
  if (!(await saveResult(tx, before.status, check, reviewedBy))) return false
  if (endsRecheck && subject) await endRecheck(tx, subject.userId)
  for (const event of events) await moveProfile(tx, deps, check.profileId, event)
  if (notification) await notify(tx, deps, notification)
  return true
}

/** Saves what `decide` makes of a check, and returns the check. If it refuses or another result came first, returns the stored check. */
export async function applyOutcome(
  tx: Database,
  deps: VerificationDeps,
  referenceId: string,
  decide: (state: VerificationState, check: VerificationRecord) => Decision<Outcome> | null,
): Promise<VerificationRecord | null> {
  const found = await findByReference(tx, referenceId)
  if (!found) return null
  const state = await loadLocked(tx, found.profileId)
  const check = state.checks.find(({ id }) => id === found.id) ?? found
  const outcome = decide(state, check)?.changes
  if (!outcome) return check
  return (await saveOutcome(tx, deps, check, state, outcome)) ? outcome.check : findByReference(tx, referenceId)
}

/**
 * Applies the provider's report on an inquiry (F-05). Reports of the person, the provider or both have the same effect, in any order and
 * number: a report that says less than is known changes nothing. Null if the inquiry is not ours.
 */
export async function applyReport(tx: Database, deps: VerificationDeps, inquiry: Inquiry): Promise<VerificationRecord | null> {
  const check = await applyOutcome(tx, deps, inquiry.id, (state, before) => {
    const status = reportedStatus(before, inquiry, deps.identity.isReviewed)
    return status && decideOutcome(state, before, { status }, { now: deps.clock.now(), rule: attemptRule(deps) })
  })
  return check?.type === 'IDENTITY' && check.profileId === inquiry.profileId ? check : null
}
