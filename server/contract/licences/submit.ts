import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { isTypedAccount, type SocialLinkRecord } from '../social/record.ts'
import { verificationConflict } from '../verification/inquiry.ts'
import { dueFrom } from '../verification/outcome.ts'
import type { VerificationRecord } from '../verification/record.ts'
import { isOpen } from '../verification/states.ts'
import type { LicenceRecord } from './record.ts'
import type { AcceptedLicence } from './rules.ts'

export type SubmissionState = {
  /** All checks of the profile. */
  readonly checks: readonly Pick<VerificationRecord, 'type' | 'status'>[]
  /** The accounts of the profile. */
  readonly accounts: readonly Pick<SocialLinkRecord, 'id' | 'socialProfileId'>[]
  /** Whether a licence of another profile has this number, and is under review or approved. */
  readonly isNumberTaken: boolean
}

export type Submission = {
  readonly verification: VerificationRecord
  readonly licence: LicenceRecord
  readonly accountIds: readonly string[]
}

/**
 * Decides `submitLicence` (Y-46): opens a case for the reviewers. The approved licence, if there is one, stays as it is. Refused with
 * `VERIFICATION_CONFLICT` while another licence of the profile is under review; with `DTO_VALIDATION_ERROR` at `accountIds` for an account
 * that the profile has not connected, and at `number` for a number that another profile has. A typed account proves nothing (E-03).
 */
export function decideSubmission(
  { checks, accounts, isNumberTaken }: SubmissionState,
  { number, expiresOn, accountIds }: Pick<AcceptedLicence, 'number' | 'expiresOn' | 'accountIds'>,
  { id, caseId, profileId, now }: { id: string; caseId: string; profileId: string; now: number },
): Decision<Submission> {
  if (checks.some(({ type, status }) => type === 'LICENCE' && isOpen(status))) return refused(verificationConflict())
  const connected = new Set(accounts.filter(({ socialProfileId }) => !isTypedAccount(socialProfileId)).map((account) => account.id))
  if (!accountIds.every((account) => connected.has(account))) return refused(invalidInput([{ path: 'accountIds', rule: 'unknownValue' }]))
  if (isNumberTaken) return refused(invalidInput([{ path: 'number', rule: 'licenceTaken' }]))
  return decided({
    verification: {
      id,
      profileId,
      type: 'LICENCE',
      status: 'InReview',
      referenceId: `lic_${caseId}`,
      rejectionReason: null,
      createdAt: now,
      dueAt: dueFrom(now),
      reviewedAt: null,
    },
    licence: { id, profileId, number, expiresOn, removedAt: null },
    accountIds,
  })
}

/**
 * Decides `removeLicence`: the profile has no licence afterwards, and an open case is withdrawn. Returns the ids of the licences to remove,
 * and the open case. Refused with `NO_CHANGES_TO_UPDATE` if there is nothing to remove.
 */
export function decideRemoval(
  licences: readonly (Pick<LicenceRecord, 'id' | 'removedAt'> & Pick<VerificationRecord, 'status'>)[],
): Decision<{ readonly removed: readonly string[]; readonly withdrawn: string | null }> {
  const left = licences.filter(({ removedAt }) => removedAt === null)
  if (left.length === 0) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ removed: left.map(({ id }) => id), withdrawn: left.find(({ status }) => status === 'InReview')?.id ?? null })
}
