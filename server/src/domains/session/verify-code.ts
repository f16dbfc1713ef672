import type { AuthSession, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { verifyOtpRules } from '@wasla/contract/session/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { enter } from './enter.ts'
import { sameText } from '#platform/keyed-hash.ts'
import { codeHash } from './keys.ts'
import { codeLife, isLimitless, type Caller, type SessionParts } from './parts.ts'
import { bucketOf } from './send-code.ts'
import { consume, findChallenge, isRunning, killChallenge, takeTry, type Challenge } from './stores/challenges.ts'
import { closedFor, giveBackFailure, takeFailure, type Bucket } from './stores/failures.ts'
import { findUserByNumber } from './stores/users.ts'

/** Why a challenge takes no try: its five are used, or its code is late, used or cancelled. */
const refusalOf = ({ settings }: SessionParts, challenge: Challenge | undefined) =>
  new Problem(
    challenge && challenge.consumed_at === null && challenge.tries >= settings.get('otp.triesPerChallenge')
      ? 'OTP_VERIFICATION_LIMIT_REACHED'
      : 'OTP_EXPIRED',
  )

/** The right code: used up, and its owner let in. Undefined when somebody else was faster. */
async function letIn(parts: SessionParts, tx: Database, challenge: Challenge, caller: Caller, now: number): Promise<Verdict<AuthSession>> {
  const provesNobody = challenge.purpose === 'signIn' && !(await findUserByNumber(tx, challenge.mobile_no))
  const provenUntil = provesNobody ? now + sessionLimits.provenLife * 1000 : null
  if (!(await consume(tx, challenge.id, now, provenUntil))) return new Problem('OTP_EXPIRED')
  return enter(
    parts,
    tx,
    {
      mobileNo: challenge.mobile_no,
      countryId: challenge.country_id,
      invitationCode: challenge.invitation_code,
      mayOpenAccount: challenge.purpose === 'signUp',
    },
    caller,
    now,
  )
}

const isRight = (parts: SessionParts, challenge: Challenge, code: string) =>
  sameText(challenge.code_hash, codeHash(parts.keys, challenge.id, code))

async function judge(
  parts: SessionParts,
  tx: Database,
  try_: { challengeId: string; code: string; bucket: Bucket; now: number },
  caller: Caller,
): Promise<Verdict<AuthSession>> {
  const { challengeId, code, bucket, now } = try_
  const challenge = await takeTry(tx, challengeId, now, { life: codeLife(parts), tries: parts.settings.get('otp.triesPerChallenge') })
  if (!challenge) return refusalOf(parts, await findChallenge(tx, challengeId))
  const most = parts.settings.get('otp.wrongPerPhone')
  if (!(await takeFailure(tx, bucket, now, most)))
    return new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: (await closedFor(tx, bucket, now, most)) ?? 1 })
  if (isRight(parts, challenge, code)) {
    await giveBackFailure(tx, bucket)
    return letIn(parts, tx, challenge, caller, now)
  }
  if (challenge.tries < parts.settings.get('otp.triesPerChallenge')) return new Problem('WRONG_OTP')
  await killChallenge(tx, challengeId, now)
  return new Problem('OTP_VERIFICATION_LIMIT_REACHED')
}

/** How a code is refused that was not the right one, or came after too many that were not. */
const wrongCodes: ReadonlySet<string> = new Set(['WRONG_OTP', 'OTP_VERIFICATION_LIMIT_REACHED', 'OTP_RESEND_LIMIT_REACHED'])

/** The enter buttons of a demo: nothing is counted (U-03). */
async function judgeLimitless(
  parts: SessionParts,
  tx: Database,
  challenge: Challenge,
  code: string,
  caller: Caller,
  now: number,
): Promise<Verdict<AuthSession>> {
  if (challenge.consumed_at !== null || challenge.dead_at !== null || !isRunning(challenge, now, codeLife(parts)))
    return new Problem('OTP_EXPIRED')
  return isRight(parts, challenge, code) ? letIn(parts, tx, challenge, caller, now) : new Problem('WRONG_OTP')
}

/**
 * `verifyOtp` (B-02). What a wrong try leaves behind is committed before its refusal is thrown (B-08): `WRONG_OTP`, on the fifth
 * `OTP_VERIFICATION_LIMIT_REACHED`, after ten of the number `OTP_RESEND_LIMIT_REACHED`; `OTP_EXPIRED` for a code that is late, used,
 * cancelled or unknown; after the right one `USER_NOT_FOUND` (B-05) or `USER_SUSPENDED` (B-16).
 */
export async function verifyOtp(parts: SessionParts, input: VerifyOtpInput, caller: Caller): Promise<AuthSession> {
  const { challengeId, code } = accept(verifyOtpRules, input)
  const { db, clock, limits, log, settings } = parts
  const challenge = await findChallenge(db, challengeId)
  const limitless = challenge !== undefined && isLimitless(parts, challenge.mobile_no)
  const perAddress = { count: settings.get('otp.verifiesPerAddress'), window: sessionLimits.verifiesPerAddress.window }
  if (!limitless) await limits.enforce(`verify:${caller.address}`, perAddress, { whenDown: 'closed' })
  if (!challenge) throw new Problem('OTP_EXPIRED')
  const now = clock.now()
  const noted = (problem: Problem) => log.warn('A code was refused', { refusal: problem.code, challenge: challengeId })
  if (limitless) return settle(await inTransaction(db, (tx) => judgeLimitless(parts, tx, challenge, code, caller, now)), noted)
  const bucket = await bucketOf(parts, challenge.mobile_no, caller)
  const verdict = await inTransaction(db, (tx) => judge(parts, tx, { challengeId, code, bucket, now }, caller))
  await parts.alarms.codeTried(isProblem(verdict) && wrongCodes.has(verdict.code))
  return settle(verdict, noted)
}
