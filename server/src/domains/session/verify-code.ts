import type { AuthSession, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import type { Decision } from '@wasla/contract/common/decision.ts'
import { isProblem, Problem } from '@wasla/contract/errors/problem.ts'
import { decideCode, decideTry } from '@wasla/contract/session/challenge.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { verifyOtpRules } from '@wasla/contract/session/rules.ts'
import { decideWrongTry, withoutOne, type WrongTries } from '@wasla/contract/session/wrong-tries.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sameText } from '#platform/keyed-hash.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import { enter } from './enter.ts'
import { codeHash } from './keys.ts'
import { codeLimits, isLimitless, type Caller, type SessionParts } from './parts.ts'
import { bucketOf } from './send-code.ts'
import type { Bucket } from './stores/buckets.ts'
import { findChallenge, saveTry, saveVerdict, type StoredChallenge } from './stores/challenges.ts'
import { findUserByNumber } from './stores/users.ts'
import { findWrongTries, moveWrongTries } from './stores/wrong-tries.ts'

/** A code that somebody typed. */
type Attempt = { code: string; caller: Caller; now: number; limitless: boolean }

/** Counts a try of the challenge. If a concurrent try was faster, reads the challenge again and tries again. */
async function countTry(
  parts: SessionParts,
  tx: Database,
  found: StoredChallenge,
  { now, limitless }: Attempt,
): Promise<Decision<StoredChallenge>> {
  for (let challenge: StoredChallenge | undefined = found; ; challenge = await findChallenge(tx, found.id)) {
    const counted = decideTry(challenge, { isLimitless: limitless }, codeLimits(parts), now)
    if (limitless || !challenge || counted.problem) return counted
    const saved = await saveTry(tx, challenge, counted.changes.tries)
    if (saved) return { changes: saved }
  }
}

/** Counts a wrong try of the number before the code is compared. If the code is right, the try is subtracted again. */
async function countWrongTry(parts: SessionParts, tx: Database, bucket: Bucket, now: number): Promise<Decision<WrongTries>> {
  for (;;) {
    const before = await findWrongTries(tx, bucket)
    const counted = decideWrongTry(before, codeLimits(parts), now)
    if (counted.problem || (await moveWrongTries(tx, bucket, before, counted.changes))) return counted
  }
}

/** Saves the result of a code on its challenge, and opens a session if the code is right. */
async function applyCode(
  parts: SessionParts,
  tx: Database,
  challenge: StoredChallenge,
  isRight: boolean,
  { caller, now, limitless }: Attempt,
): Promise<Verdict<AuthSession>> {
  const isOwned = isRight && (await findUserByNumber(tx, challenge.mobileNo)) !== undefined
  const verdict = decideCode(challenge, { isRight, isOwned, isLimitless: limitless }, codeLimits(parts), now)
  const isSaved = verdict.challenge === challenge || (await saveVerdict(tx, verdict.challenge))
  if (verdict.refusal) return verdict.refusal
  // A concurrent request with the right code was faster.
  if (!isSaved) return new Problem('OTP_EXPIRED')
  return enter(parts, tx, challenge, caller, now)
}

async function judge(
  parts: SessionParts,
  tx: Database,
  found: StoredChallenge,
  bucket: Bucket,
  attempt: Attempt,
): Promise<Verdict<AuthSession>> {
  const counted = await countTry(parts, tx, found, attempt)
  if (counted.problem) return counted.problem
  const challenge = counted.changes
  const wrong = attempt.limitless ? null : await countWrongTry(parts, tx, bucket, attempt.now)
  if (wrong?.problem) return wrong.problem
  const isRight = sameText(challenge.codeHash, codeHash(parts.keys, challenge.id, attempt.code))
  if (isRight && wrong) await moveWrongTries(tx, bucket, wrong.changes, withoutOne(wrong.changes))
  return applyCode(parts, tx, challenge, isRight, attempt)
}

/** Codes of the refusals for a wrong code, and for a code after too many wrong ones. */
const wrongCodes: ReadonlySet<string> = new Set(['WRONG_OTP', 'OTP_VERIFICATION_LIMIT_REACHED', 'OTP_RESEND_LIMIT_REACHED'])

/**
 * `verifyOtp` (B-02): opens a session if the code is right. Counts of a wrong try are committed before its refusal is thrown (B-08). A
 * wrong code is `WRONG_OTP`; the fifth of a challenge is `OTP_VERIFICATION_LIMIT_REACHED`, and the tenth of the number is
 * `OTP_RESEND_LIMIT_REACHED`. A code that is late, used, cancelled or unknown is `OTP_EXPIRED`. After the right code, throws the refusals
 * of `decideEntry`.
 */
export async function verifyOtp(parts: SessionParts, input: VerifyOtpInput, caller: Caller): Promise<AuthSession> {
  const { challengeId, code } = accept(verifyOtpRules, input)
  const { db, clock, limits, log, settings } = parts
  const challenge = await findChallenge(db, challengeId)
  const limitless = challenge !== undefined && isLimitless(parts, challenge.mobileNo)
  const perAddress = { count: settings.get('otp.verifiesPerAddress'), window: sessionLimits.verifiesPerAddress.window }
  if (!limitless) await limits.enforce(`verify:${caller.address}`, perAddress, { whenDown: 'closed' })
  if (!challenge) throw new Problem('OTP_EXPIRED')
  const attempt = { code, caller, now: clock.now(), limitless }
  const bucket = limitless ? { mobileNo: challenge.mobileNo, deviceHash: '' } : await bucketOf(parts, challenge.mobileNo, caller)
  const verdict = await inTransaction(db, (tx) => judge(parts, tx, challenge, bucket, attempt))
  if (!limitless) await parts.alarms.codeTried(isProblem(verdict) && wrongCodes.has(verdict.code))
  return resultOrThrow(verdict, (problem) => log.warn('A code was refused', { refusal: problem.code, challenge: challengeId }))
}
