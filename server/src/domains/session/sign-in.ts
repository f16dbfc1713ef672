import { changesOf } from '@wasla/contract/common/decision.ts'
import type { OtpChallenge, SignInInput, SignUpInput } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { decideResend, newChallenge, type CodeRequest } from '@wasla/contract/session/challenge.ts'
import { acceptedNumber, signInRules, signUpRules } from '@wasla/contract/session/rules.ts'
import { decideSignUp, invitationCodeOf } from '@wasla/contract/session/sign-up.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import { enter } from './enter.ts'
import { codeHash } from './keys.ts'
import { codeLimits, isLimitless, type Caller, type SessionParts } from './parts.ts'
import { countSend, sendCode } from './send-code.ts'
import { cancelOthers, consumeProof, findChallenge, insertChallenge, replaceCode } from './stores/challenges.ts'
import { findInviter } from './stores/users.ts'

/**
 * Sends a code for a new challenge. Cancels older challenges of the number that the same device requested. If the caller is a stranger,
 * cancels those that any stranger requested (B-06).
 */
function sendNewChallenge(parts: SessionParts, request: CodeRequest, caller: Caller): Promise<OtpChallenge> {
  const { mobileNo, countryId } = request
  const challengeId = parts.ids.uuid()
  return sendCode(
    parts,
    {
      mobileNo,
      countryId,
      challengeId,
      async save(tx, code, now, from) {
        if (!isLimitless(parts, mobileNo)) await cancelOthers(tx, from, now)
        await insertChallenge(tx, {
          ...newChallenge(challengeId, request, codeLimits(parts), now),
          codeHash: codeHash(parts.keys, challengeId, code),
          acceptedTerms: request.purpose === 'signUp',
          deviceHash: from.deviceHash,
        })
        return true
      },
    },
    caller,
  )
}

/** `signIn` (B-01): sends a code to a number, whether it belongs to a member or not. */
export async function signIn(parts: SessionParts, input: SignInInput, caller: Caller): Promise<OtpChallenge> {
  const accepted = accept(signInRules, input)
  const mobileNo = acceptedNumber(accepted)
  await countSend(parts, mobileNo, caller)
  return sendNewChallenge(parts, { mobileNo, countryId: accepted.countryId, purpose: 'signIn', invitationCode: null }, caller)
}

/**
 * `signUp` (B-04): sends a code. If the caller sends a challenge that has just proven the number, and the number has no account, opens the
 * account at once. Then it sends no code and returns the session (B-05).
 */
export async function signUp(parts: SessionParts, input: SignUpInput, caller: Caller): Promise<OtpChallenge> {
  const { db, clock } = parts
  const accepted = accept(signUpRules, input)
  const mobileNo = acceptedNumber(accepted)
  await countSend(parts, mobileNo, caller)
  const invitationCode = invitationCodeOf(accepted.invitationCode)
  const request: CodeRequest = { mobileNo, countryId: accepted.countryId, purpose: 'signUp', invitationCode }
  const inviter = invitationCode === null ? undefined : await findInviter(db, invitationCode)
  const proof = accepted.provenChallengeId ? await findChallenge(db, accepted.provenChallengeId) : undefined
  const { isProven } = changesOf(decideSignUp({ inviter, proof }, request, clock.now()))
  const opened = isProven && proof ? await openProven(parts, proof.id, request, caller) : null
  return opened ?? sendNewChallenge(parts, request, caller)
}

/** Opens an account with a proof. Null if the proof was used at the same moment. */
async function openProven(parts: SessionParts, proofId: string, request: CodeRequest, caller: Caller): Promise<OtpChallenge | null> {
  const now = parts.clock.now()
  const verdict = await inTransaction(parts.db, async (tx) =>
    (await consumeProof(tx, proofId, request.mobileNo, now)) ? enter(parts, tx, request, caller, now) : null,
  )
  const session = resultOrThrow(verdict)
  return session && { challengeId: proofId, expiresAt: toDateTime(now), resendAfter: 0, resendsLeft: 0, session }
}

/** `resendOtp` (B-03): sends a new code for the same challenge. Throws the refusals of `decideResend`. */
export async function resendOtp(parts: SessionParts, challengeId: string, caller: Caller): Promise<OtpChallenge> {
  const found = await findChallenge(parts.db, challengeId.slice(0, 64))
  await countSend(parts, found?.mobileNo ?? '', caller)
  const { id, mobileNo, countryId } = changesOf(decideResend(found, codeLimits(parts), parts.clock.now()))
  return sendCode(
    parts,
    {
      mobileNo,
      countryId,
      challengeId: id,
      save: (tx, code, now) => replaceCode(tx, id, codeHash(parts.keys, id, code), now + codeLimits(parts).life),
    },
    caller,
  )
}
