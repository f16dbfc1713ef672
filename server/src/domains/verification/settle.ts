import { Problem } from '@wasla/contract/errors/problem.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { identityEvent, identityWays, isOpen, meaningOf, type AttemptRule } from '@wasla/contract/verification/states.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { addWorkingDays } from '@wasla/contract/verification/workingDays.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import { notify } from '../notifications/notify.ts'
import { moveProfile } from '../profiles/service.ts'
import { changeStatus, findByReference, findStanding, findVerifications, forgetRecheck } from './store.ts'

export type VerificationDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings' | 'files' | 'identity'>

const day = 24 * 3600

/** F-13 as the back office set it. */
export const attemptRule = ({ settings }: Pick<Deps, 'settings'>): AttemptRule => ({
  attempts: settings.get('verification.identityAttempts'),
  window: settings.get('verification.identityWindow') * day,
})

/** The day by which a reviewer decides on what comes in now (F-10). */
export const dueFrom = (now: number) => addWorkingDays(now, verificationLimits.businessReviewDays)

/**
 * Moves a person to where their checks and accounts put them (decisions C), in the transaction of what changed: a check that came out, or
 * a first account that was connected later than the check was passed. Nothing happens where nothing follows.
 */
export async function settle(tx: Database, deps: Pick<Deps, 'dialect' | 'clock' | 'settings'>, profileId: string): Promise<void> {
  const standing = await findStanding(tx, profileId)
  if (!standing) return
  const checks = await findVerifications(tx, profileId)
  const event = identityEvent(standing.status, checks, Number(standing.links), deps.clock.now(), attemptRule(deps))
  if (event) await moveProfile(tx, deps, profileId, event)
}

/** Says to the person what came of a check. */
const told = { Approved: 'IDENTITY_VERIFICATION_APPROVED', Rejected: 'IDENTITY_VERIFICATION_REJECTED' } as const

/** Writes down how a check came out and what follows. False where somebody else was first, or it could not go there. */
export async function decideIdentity(
  tx: Database,
  deps: VerificationDeps,
  check: VerificationRecord,
  to: { status: VerificationRecord['status']; reviewedBy?: string; rejectionReason?: string },
): Promise<boolean> {
  if (!identityWays[check.status].includes(to.status)) return false
  const now = deps.clock.now()
  const changed = await changeStatus(tx, check.id, check.status, {
    ...to,
    ...(to.status === 'InReview' ? { dueAt: dueFrom(now) } : { reviewedAt: now }),
  })
  if (!changed) return false
  if (to.status === 'Approved') {
    const standing = await findStanding(tx, check.profileId)
    if (standing && standing.identity_recheck_since !== null) await forgetRecheck(tx, standing.user_id)
  }
  await settle(tx, deps, check.profileId)
  if (to.status === 'Approved' || to.status === 'Rejected')
    await notify(tx, deps, {
      profileId: check.profileId,
      type: told[to.status],
      meta: to.rejectionReason ? { message: to.rejectionReason } : {},
      referenceId: check.id,
    })
  return true
}

/**
 * Takes the provider's word on an inquiry (F-05): the same whether the person, the provider or both tell, whatever comes first and however
 * often. A word that says less than what is known already changes nothing. Null where the inquiry is none of ours.
 */
export async function takeWord(tx: Database, deps: VerificationDeps, inquiry: Inquiry): Promise<VerificationRecord | null> {
  const check = await findByReference(tx, inquiry.id)
  if (!check || check.type !== 'IDENTITY' || check.profileId !== inquiry.profileId) return null
  const status = meaningOf(inquiry.status, deps.identity.isReviewed)
  if (status === check.status) return check
  await decideIdentity(tx, deps, check, { status })
  return (await findByReference(tx, inquiry.id)) ?? check
}

/** The one check of a profile's own by the inquiry's id: what is foreign looks like what there is not (security case 17). */
export async function ownCheck(db: Database, profileId: string, inquiryId: string): Promise<VerificationRecord> {
  const checks = (await findVerifications(db, profileId)).filter(({ type }) => type === 'IDENTITY')
  const check = checks.find(({ referenceId }) => referenceId === inquiryId)
  if (!check) throw new Problem('VERIFICATION_ID_INVALID')
  if (checks.some((other) => other.id !== check.id && isOpen(other.status))) throw new Problem('VERIFICATION_CONFLICT')
  return check
}
