import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { OtpChallenge, SignInInput, SignUpInput } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { toE164 } from '@wasla/contract/session/phone.ts'
import { signInRules, signUpRules } from '@wasla/contract/session/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle } from '#platform/verdict.ts'
import { enter } from './enter.ts'
import { codeHash } from './keys.ts'
import { codeLife, isLimitless, type Caller, type SessionParts } from './parts.ts'
import { countSend, knownCountry, sendCode } from './send-code.ts'
import { cancelOthers, consumeProof, findChallenge, insertChallenge, replaceCode } from './stores/challenges.ts'
import { findInviter } from './stores/users.ts'

type NewChallenge = {
  mobileNo: string
  countryId: string
  purpose: 'signIn' | 'signUp'
  invitationCode: string | null
  acceptedTerms: boolean
}

function numberOf(input: { countryId: string; mobileNumber: string }): string {
  const mobileNo = toE164(input.mobileNumber, knownCountry(input.countryId))
  if (mobileNo === null) throw invalidInput([{ path: 'mobileNumber', rule: 'phoneNumber' }])
  return mobileNo
}

/** Sends a code for a challenge of its own, which ends every older one of the number that its device, or any stranger, asked for (B-06). */
function challenge(parts: SessionParts, about: NewChallenge, caller: Caller): Promise<OtpChallenge> {
  const challengeId = parts.ids.uuid()
  return sendCode(
    parts,
    {
      mobileNo: about.mobileNo,
      countryId: about.countryId,
      challengeId,
      async keep(tx, code, now, from) {
        if (!isLimitless(parts, about.mobileNo)) await cancelOthers(tx, from, now)
        await insertChallenge(tx, {
          id: challengeId,
          mobile_no: about.mobileNo,
          country_id: about.countryId,
          purpose: about.purpose,
          code_hash: codeHash(parts.keys, challengeId, code),
          invitation_code: about.invitationCode,
          accepted_terms: about.acceptedTerms ? 1 : 0,
          created_at: now,
          expires_at: now + codeLife(parts),
          tries: 0,
          consumed_at: null,
          dead_at: null,
          proven_until: null,
          device_hash: from.deviceHash,
        })
        return true
      },
    },
    caller,
  )
}

/** `signIn` (B-01): a code to the number, whoever it belongs to. */
export async function signIn(parts: SessionParts, input: SignInInput, caller: Caller): Promise<OtpChallenge> {
  const accepted = accept(signInRules, input)
  const mobileNo = numberOf(accepted)
  await countSend(parts, mobileNo, caller)
  return challenge(
    parts,
    { mobileNo, countryId: accepted.countryId, purpose: 'signIn', invitationCode: null, acceptedTerms: false },
    caller,
  )
}

/** A code may be typed in small letters; none is no code (J-03). */
const invitationOf = (typed: string | null | undefined) => typed?.trim().toUpperCase() || null

/**
 * `signUp` (B-04). With the challenge that has just proven the number to be the caller's and nobody's, the account opens at once and
 * the answer carries its session (B-05); everybody else gets a code. Throws `INVITATION_CODE_INVALID` at its field (J-03).
 */
export async function signUp(parts: SessionParts, input: SignUpInput, caller: Caller): Promise<OtpChallenge> {
  const accepted = accept(signUpRules, input)
  const mobileNo = numberOf(accepted)
  await countSend(parts, mobileNo, caller)
  const invitationCode = invitationOf(accepted.invitationCode)
  if (invitationCode !== null && !(await findInviter(parts.db, invitationCode)))
    throw new Problem('INVITATION_CODE_INVALID', undefined, [{ path: 'invitationCode', rule: 'invitationCode' }])
  const about: NewChallenge = { mobileNo, countryId: accepted.countryId, purpose: 'signUp', invitationCode, acceptedTerms: true }
  const proof = accepted.provenChallengeId
  return (proof ? await openProven(parts, proof, about, caller) : null) ?? challenge(parts, about, caller)
}

async function openProven(parts: SessionParts, proof: string, about: NewChallenge, caller: Caller): Promise<OtpChallenge | null> {
  const now = parts.clock.now()
  const verdict = await inTransaction(parts.db, async (tx) =>
    (await consumeProof(tx, proof, about.mobileNo, now)) ? enter(parts, tx, { ...about, mayOpenAccount: true }, caller, now) : null,
  )
  const session = settle(verdict)
  return session && { challengeId: proof, expiresAt: toDateTime(now), resendAfter: 0, resendsLeft: 0, session }
}

/**
 * `resendOtp` (B-03): a fresh code for the same challenge, which keeps its count of wrong tries (B-08). A challenge that is used,
 * cancelled or unknown is `OTP_EXPIRED`, one that used up its tries `OTP_VERIFICATION_LIMIT_REACHED`.
 */
export async function resendOtp(parts: SessionParts, challengeId: string, caller: Caller): Promise<OtpChallenge> {
  const found = await findChallenge(parts.db, challengeId.slice(0, 64))
  await countSend(parts, found?.mobile_no ?? '', caller)
  if (!found || found.consumed_at !== null) throw new Problem('OTP_EXPIRED')
  if (found.tries >= parts.settings.get('otp.triesPerChallenge')) throw new Problem('OTP_VERIFICATION_LIMIT_REACHED')
  if (found.dead_at !== null || parts.clock.now() >= found.created_at + sessionLimits.sendBlock * 1000) throw new Problem('OTP_EXPIRED')
  return sendCode(
    parts,
    {
      mobileNo: found.mobile_no,
      countryId: found.country_id,
      challengeId: found.id,
      keep: (tx, code, now) => replaceCode(tx, found.id, codeHash(parts.keys, found.id, code), now, codeLife(parts)),
    },
    caller,
  )
}
