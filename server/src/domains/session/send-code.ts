import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { decideSending, type Sending } from '@wasla/contract/session/code-sending.ts'
import type { Sends } from '@wasla/contract/session/ladder.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { OtpChallenge } from '@wasla/contract/generated/user-types.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { smsMessage } from '../../providers/sms/texts.ts'
import { codeLimits, deviceOf, isLimitless, type Caller, type SessionParts } from './parts.ts'
import type { Bucket } from './stores/buckets.ts'
import { isKnownDevice } from './stores/devices.ts'
import { findSends, moveSends } from './stores/sends.ts'
import { findWrongTries } from './stores/wrong-tries.ts'

/** The receiver of a code. `save` stores the sent code; it returns false if the challenge has been used or cancelled since it was read. */
export type CodeToSend = {
  mobileNo: string
  countryId: string
  challengeId: string
  save: (tx: Database, code: string, now: number, from: Bucket) => Promise<boolean>
}

/**
 * Returns the bucket in which the caller's tries, sends and codes are counted. A device that signed in to the number before has its own
 * bucket (B-07, B-08).
 */
export async function bucketOf(parts: SessionParts, mobileNo: string, caller: Caller): Promise<Bucket> {
  const device = deviceOf(parts, caller)
  return { mobileNo, deviceHash: device !== null && (await isKnownDevice(parts.db, device, mobileNo)) ? device : '' }
}

type Reserved = { before: Sends | null; sending: Sending }

/** Counts a send in the caller's bucket. Only one of several concurrent requests succeeds; the others must wait (B-07). */
async function takeRung({ db, settings }: SessionParts, from: Bucket, now: number): Promise<Reserved> {
  const wrong = await findWrongTries(db, from)
  for (;;) {
    const before = await findSends(db, from)
    const sending = changesOf(decideSending({ sends: before, wrong, isLimitless: false }, codeLimits({ settings }), now))
    if (await moveSends(db, from, before, sending.sends)) return { before, sending }
  }
}

async function deliver(parts: SessionParts, to: CodeToSend, code: string, caller: Caller, onFailure: () => Promise<unknown>) {
  try {
    await parts.sms.send(smsMessage('code', to.mobileNo, caller.language, { code, product: parts.env.productName[caller.language] }))
  } catch (error) {
    await onFailure()
    parts.log.error('A code could not be sent', { error })
    throw new Problem('SMS_SEND_FAILED')
  }
}

/**
 * Sends a code to a number and saves it. All strangers who type a number share one bucket of sends. So the owner's known device still gets
 * a code, and its open code stays valid. Nothing here depends on whether the number belongs to a member, so that neither the answer nor its
 * time reveals it (B-05). If a send fails, it is not counted and the older code stays valid (F13). Throws `RATE_LIMITED`,
 * `RESEND_INTERVAL_LIMIT_REACHED`, `OTP_RESEND_LIMIT_REACHED`, `SMS_SEND_FAILED`, `OTP_EXPIRED`.
 */
export async function sendCode(parts: SessionParts, to: CodeToSend, caller: Caller): Promise<OtpChallenge> {
  const { db, clock, ids, env } = parts
  const now = clock.now()
  const limits = codeLimits(parts)
  const code = env.mode === 'demo' ? env.demoOtpCode : ids.digits(sessionLimits.codeLength)

  async function save(from: Bucket, { view }: Sending): Promise<OtpChallenge> {
    if (!(await inTransaction(db, (tx) => to.save(tx, code, now, from)))) throw new Problem('OTP_EXPIRED')
    return { challengeId: to.challengeId, expiresAt: toDateTime(now + limits.life), ...view }
  }

  if (isLimitless(parts, to.mobileNo)) {
    const sending = changesOf(decideSending({ sends: null, wrong: null, isLimitless: true }, limits, now))
    await deliver(parts, to, code, caller, () => Promise.resolve())
    return save({ mobileNo: to.mobileNo, deviceHash: '' }, sending)
  }
  const from = await bucketOf(parts, to.mobileNo, caller)
  const { before, sending } = await takeRung(parts, from, now)
  if (await parts.mayLeave({ ...to, isKnown: from.deviceHash !== '' }))
    await deliver(parts, to, code, caller, () => moveSends(db, from, sending.sends, before))
  return save(from, sending)
}

/** Counts sends from one address to any number (Appendix D). The demo's sign-in buttons are not counted. */
export async function countSend(parts: SessionParts, mobileNo: string, caller: Caller): Promise<void> {
  if (!isLimitless(parts, mobileNo))
    await parts.limits.enforce(
      `send:${caller.address}`,
      { count: parts.settings.get('otp.sendsPerAddress'), window: sessionLimits.sendsPerAddress.window },
      { whenDown: 'closed' },
    )
}
