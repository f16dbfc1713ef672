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

/** Locks the profile and loads its state. So a result and a first account that arrive at once are decided one after the other. */
export async function loadLocked(tx: Database, profileId: string): Promise<VerificationState> {
  await lockSubject(tx, profileId)
  return loadState(tx, profileId)
}

/**
 * Moves a profile to the state that follows from its checks and accounts (decisions C). Called in the transaction that connects the first
 * account of a person who has passed the check.
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

/** Saves a result and everything that follows from it. False if another result of the same check was saved first. */
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

/**
 * Saves the outcome that `decide` returns for a check, and returns the changed check. If `decide` refuses or another result was saved
 * first, returns the stored check.
 */
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
 * Applies the provider's report on an inquiry (F-05). The order, number and source of reports do not matter: a report that adds nothing new
 * changes nothing. Null if the inquiry is not ours.
 */
export async function applyReport(tx: Database, deps: VerificationDeps, inquiry: Inquiry): Promise<VerificationRecord | null> {
  const check = await applyOutcome(tx, deps, inquiry.id, (state, before) => {
    const status = reportedStatus(before, inquiry, deps.identity.isReviewed)
    return status && decideOutcome(state, before, { status }, { now: deps.clock.now(), rule: attemptRule(deps) })
  })
  return check?.type === 'IDENTITY' && check.profileId === inquiry.profileId ? check : null
}
