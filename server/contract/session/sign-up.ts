import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { pastedCode } from '../platform/pasted-code.ts'
import { accountStateOf, type AccountFacts } from './account-states.ts'
import { isProofOf } from './challenge.ts'
import type { ChallengeRecord } from './record.ts'

/** The user whose invitation code was given, with the stored facts of the account. */
export type Inviter = { id: string; account: AccountFacts }

/**
 * Returns the stored form of an invitation code, which may be typed in small letters or pasted with other characters around it. Returns
 * null for an empty code (J-03).
 */
export const invitationCodeOf = (typed: string | null | undefined) => pastedCode(typed ?? '').toUpperCase() || null

/** Returns the inviter's user id if the inviter's account is open, else null. */
export const countedInviter = (inviter: Inviter | undefined): string | null =>
  inviter && accountStateOf(inviter.account) === 'open' ? inviter.id : null

export type SignUpState = { inviter: Inviter | undefined; proof: ChallengeRecord | undefined }

/**
 * Decides `signUp` (B-04). The account opens at once if the caller has just proven the number (B-05); otherwise a code is sent. Refused
 * with `INVITATION_CODE_INVALID`, at the code's field, if the invitation code belongs to no open account (J-03).
 */
export function decideSignUp(
  { inviter, proof }: SignUpState,
  { mobileNo, invitationCode }: { mobileNo: string; invitationCode: string | null },
  now: number,
): Decision<{ isProven: boolean }> {
  if (invitationCode !== null && countedInviter(inviter) === null)
    return refused(new Problem('INVITATION_CODE_INVALID', undefined, [{ path: 'invitationCode', rule: 'invitationCode' }]))
  return decided({ isProven: isProofOf(proof, mobileNo, now) })
}
