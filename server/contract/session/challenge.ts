import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CodeLimits } from './configured-limits.ts'
import { sessionLimits } from './limits.ts'
import type { ChallengeRecord } from './record.ts'

/** How far the clock may be put back before what was made is taken to be over (security case 60). */
export const clockSkew = sessionLimits.clockSkew * 1000
const provenLife = sessionLimits.provenLife * 1000

/** What a code is sent for. */
export type CodeRequest = Pick<ChallengeRecord, 'mobileNo' | 'countryId' | 'purpose' | 'invitationCode'>

/** The challenge of a code that is sent now (B-06). */
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

/** Whether a challenge was neither used nor cancelled. A new code cancels the unused ones of its number (B-06). */
export const isUnused = ({ consumedAt, deadAt }: Pick<ChallengeRecord, 'consumedAt' | 'deadAt'>) => consumedAt === null && deadAt === null

/**
 * Whether a code is alive. One that seems to be sent in the future is over: a clock that was put back must not make it live longer
 * (security case 60).
 */
const isRunning = ({ expiresAt }: ChallengeRecord, { life }: CodeLimits, now: number) =>
  now < expiresAt && now >= expiresAt - life - clockSkew

const isUsedUp = (challenge: ChallengeRecord, { triesPerChallenge }: CodeLimits) =>
  challenge.consumedAt === null && challenge.tries >= triesPerChallenge

/**
 * `resendOtp` (B-03): a fresh code for the same challenge, which keeps its count of wrong tries (B-08), for a day after the first
 * code. `OTP_VERIFICATION_LIMIT_REACHED` where its tries are used up; `OTP_EXPIRED` where it is used, cancelled, too old or unknown.
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
 * Whether somebody may try to type a challenge's code: the challenge with that try counted. `OTP_VERIFICATION_LIMIT_REACHED` where its
 * tries are used up, `OTP_EXPIRED` where its code is late, used, cancelled or unknown. The tries of a demo number are neither counted
 * nor limited (U-03).
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

/** What a typed code leads to. A refusal has changes too: they are saved before it is answered (B-08). */
export type CodeVerdict<Challenge extends ChallengeRecord> = { challenge: Challenge; refusal: Problem | null }

/**
 * What becomes of a challenge once a try of it was counted. The right code uses it up, and where it proves a number that nobody owns,
 * sign-up may use that proof for ten minutes (B-05). A wrong one is `WRONG_OTP`; the last wrong one cancels the challenge and is
 * `OTP_VERIFICATION_LIMIT_REACHED`.
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

/** Whether a challenge proves that a number is the caller's own: once, for ten minutes and for that number only (B-05). */
export const isProofOf = (challenge: ChallengeRecord | undefined, mobileNo: string, now: number): challenge is ChallengeRecord =>
  challenge !== undefined &&
  challenge.mobileNo === mobileNo &&
  challenge.provenUntil !== null &&
  now < challenge.provenUntil &&
  challenge.provenUntil <= now + provenLife + clockSkew
