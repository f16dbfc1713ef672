import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CodeLimits } from './configured-limits.ts'
import { sessionLimits } from './limits.ts'
import type { ChallengeRecord } from './record.ts'

/** How far, in milliseconds, the clock may be set back before codes and proofs count as expired (security case 60). */
export const clockSkew = sessionLimits.clockSkew * 1000
const provenLife = sessionLimits.provenLife * 1000

/** The data of a request for a code. */
export type CodeRequest = Pick<ChallengeRecord, 'mobileNo' | 'countryId' | 'purpose' | 'invitationCode'>

/** Returns the challenge of a code that is sent now (B-06). */
export const newChallenge = (id: string, request: CodeRequest, limits: CodeLimits, now: number): ChallengeRecord => ({
  id,
  mobileNo: request.mobileNo,
  countryId: request.countryId,
  purpose: request.purpose,
  invitationCode: request.invitationCode,
  createdAt: now,
  expiresAt: now + limits.life,
  tries: 0,
  consumedAt: null,
  deadAt: null,
  provenUntil: null,
})

/** Returns whether a challenge was neither used nor cancelled. A new code cancels all unused codes of its number (B-06). */
export const isUnused = ({ consumedAt, deadAt }: Pick<ChallengeRecord, 'consumedAt' | 'deadAt'>) => consumedAt === null && deadAt === null

/**
 * Returns whether a code has not expired. A code that seems to be sent in the future counts as expired, because a clock that was set back
 * must not prolong it (security case 60).
 */
const isRunning = ({ expiresAt }: ChallengeRecord, { life }: CodeLimits, now: number) =>
  now < expiresAt && now >= expiresAt - life - clockSkew

const isUsedUp = (challenge: ChallengeRecord, { triesPerChallenge }: CodeLimits) =>
  challenge.consumedAt === null && challenge.tries >= triesPerChallenge

/**
 * Decides `resendOtp` (B-03): allows a new code for the same challenge until a day after the first code. The challenge keeps its count of
 * tries (B-08). Refused with `OTP_VERIFICATION_LIMIT_REACHED` if its tries are used up, and with `OTP_EXPIRED` if it is used, cancelled,
 * too old or unknown.
 */
export function decideResend<Challenge extends ChallengeRecord>(
  challenge: Challenge | undefined,
  limits: CodeLimits,
  now: number,
): Decision<Challenge> {
  if (challenge && isUsedUp(challenge, limits)) return refused(new Problem('OTP_VERIFICATION_LIMIT_REACHED'))
  if (!challenge || !isUnused(challenge) || now >= challenge.createdAt + sessionLimits.sendBlock * 1000)
    return refused(new Problem('OTP_EXPIRED'))
  return decided({ ...challenge, expiresAt: now + limits.life })
}

/**
 * Allows one try of a challenge's code, and returns the challenge with that try counted. Refused with `OTP_VERIFICATION_LIMIT_REACHED` if
 * the tries are used up, and with `OTP_EXPIRED` if the code is expired, used, cancelled or unknown. Tries of a demo number are neither
 * counted nor limited (U-03).
 */
export function decideTry<Challenge extends ChallengeRecord>(
  challenge: Challenge | undefined,
  { isLimitless }: { isLimitless: boolean },
  limits: CodeLimits,
  now: number,
): Decision<Challenge> {
  if (challenge && !isLimitless && isUsedUp(challenge, limits)) return refused(new Problem('OTP_VERIFICATION_LIMIT_REACHED'))
  if (!challenge || !isUnused(challenge) || !isRunning(challenge, limits, now)) return refused(new Problem('OTP_EXPIRED'))
  return decided(isLimitless ? challenge : { ...challenge, tries: challenge.tries + 1 })
}

/** The result of a typed code. A refusal changes the challenge too: the change is saved before the refusal is returned (B-08). */
export type CodeVerdict<Challenge extends ChallengeRecord> = { challenge: Challenge; refusal: Problem | null }

/**
 * Returns the challenge after a counted try. The right code consumes the challenge. If nobody owns the number, sign-up may then use the
 * challenge as proof for ten minutes (B-05). A wrong code is refused with `WRONG_OTP`. The last allowed wrong code cancels the challenge,
 * and is refused with `OTP_VERIFICATION_LIMIT_REACHED`.
 */
export function decideCode<Challenge extends ChallengeRecord>(
  challenge: Challenge,
  { isRight, isOwned, isLimitless }: { isRight: boolean; isOwned: boolean; isLimitless: boolean },
  limits: CodeLimits,
  now: number,
): CodeVerdict<Challenge> {
  if (isRight) {
    const provesFreeNumber = challenge.purpose === 'signIn' && !isOwned
    return { challenge: { ...challenge, consumedAt: now, provenUntil: provesFreeNumber ? now + provenLife : null }, refusal: null }
  }
  if (isLimitless || challenge.tries < limits.triesPerChallenge) return { challenge, refusal: new Problem('WRONG_OTP') }
  return { challenge: { ...challenge, deadAt: now }, refusal: new Problem('OTP_VERIFICATION_LIMIT_REACHED') }
}

/** Returns whether a challenge proves that a number is the caller's own: for ten minutes and for that number only (B-05). */
export const isProofOf = (challenge: ChallengeRecord | undefined, mobileNo: string, now: number): challenge is ChallengeRecord =>
  challenge !== undefined &&
  challenge.mobileNo === mobileNo &&
  challenge.provenUntil !== null &&
  now < challenge.provenUntil &&
  challenge.provenUntil <= now + provenLife + clockSkew
