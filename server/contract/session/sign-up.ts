import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { pastedCode } from '../platform/pasted-code.ts'
import { accountStateOf, type AccountFacts } from './account-states.ts'
import { isProofOf } from './challenge.ts'
import type { ChallengeRecord } from './record.ts'

/** Whose invitation code was given: the user and what is stored of the account. */
export type Inviter = { id: string; account: AccountFacts }

/** An invitation code may be typed in small letters, or pasted with marks around it; an empty one counts as none (J-03). */
export const invitationCodeOf = (typed: string | null | undefined) => pastedCode(typed ?? '').toUpperCase() || null

/** The inviter whose code counts: nobody's, or one of an account that is open. */
export const countedInviter = (inviter: Inviter | undefined): string | null =>
  inviter && accountStateOf(inviter.account) === 'open' ? inviter.id : null

export type SignUpState = { inviter: Inviter | undefined; proof: ChallengeRecord | undefined }

/**
 * `signUp` (B-04): whether the account opens at once, because the caller has just proven that the number is their own (B-05), or a code
 * is sent. `INVITATION_CODE_INVALID` at its field where the code is nobody's (J-03).
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
