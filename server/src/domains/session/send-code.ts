import { Problem } from '@wasla/contract/errors/problem.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { ladderView, nextSend, openLadder, type Sends } from '@wasla/contract/session/ladder.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { OtpChallenge } from '@wasla/contract/generated/user-types.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { smsMessage } from '../../providers/sms/texts.ts'
import { codeLife, deviceOf, isLimitless, type Caller, type SessionParts } from './parts.ts'
import { isKnownDevice } from './stores/devices.ts'
import { closedFor, type Bucket } from './stores/failures.ts'
import { findSends, moveSends } from './stores/sends.ts'

/** Where a code goes and what keeps it once it has left. `keep` answers false when its challenge fell meanwhile. */
export type CodeToSend = {
  mobileNo: string
  countryId: string
  challengeId: string
  keep: (tx: Database, code: string, now: number, from: Bucket) => Promise<boolean>
}

/** Whose count of wrong tries, ladder and codes this caller shares: a device that signed in to the number before has its own (B-07, B-08). */
export async function bucketOf(parts: SessionParts, mobileNo: string, caller: Caller): Promise<Bucket> {
  const device = deviceOf(parts, caller)
  return { mobileNo, deviceHash: device !== null && (await isKnownDevice(parts.db, device, mobileNo)) ? device : '' }
}

type Reserved = { before: Sends | null; after: Sends }

/** Takes the next rung of the caller's ladder of a number; of those who ask at once, one gets it (B-07). */
async function takeRung({ db }: SessionParts, from: Bucket, now: number): Promise<Reserved> {
  for (;;) {
    const before = await findSends(db, from)
    const next = nextSend(before, now)
    if (next.kind === 'wait') throw new Problem('RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: next.seconds })
    if (next.kind === 'blocked') throw new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: next.seconds })
    if (await moveSends(db, from, before, next.sends)) return { before, after: next.sends }
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
 * Sends a code to a number and keeps it. A stranger who types a number climbs the ladder all strangers share, so its owner still gets
 * a code on a device that signed in before, and keeps the one that is open there. Nothing in here asks whether the number is a member's, so that the answer, its time
 * included, cannot tell (B-05). A send that fails gives its rung back and leaves the older code alive (F13).
 *
 * Throws `RATE_LIMITED`, `RESEND_INTERVAL_LIMIT_REACHED`, `OTP_RESEND_LIMIT_REACHED`, `SMS_SEND_FAILED`, `OTP_EXPIRED`.
 */
export async function sendCode(parts: SessionParts, to: CodeToSend, caller: Caller): Promise<OtpChallenge> {
  const { db, clock, ids, env } = parts
  const now = clock.now()
  const code = env.mode === 'demo' ? env.demoOtpCode : ids.digits(sessionLimits.codeLength)
  const keep = (from: Bucket) => inTransaction(db, (tx) => to.keep(tx, code, now, from))
  const answer = (kept: boolean, ladder: { resendAfter: number; resendsLeft: number }): OtpChallenge => {
    if (!kept) throw new Problem('OTP_EXPIRED')
    return { challengeId: to.challengeId, expiresAt: toDateTime(now + codeLife(parts)), ...ladder }
  }

  if (isLimitless(parts, to.mobileNo)) {
    await deliver(parts, to, code, caller, () => Promise.resolve())
    return answer(await keep({ mobileNo: to.mobileNo, deviceHash: '' }), openLadder)
  }
  const from = await bucketOf(parts, to.mobileNo, caller)
  const closed = await closedFor(db, from, now, parts.settings.get('otp.wrongPerPhone'))
  if (closed !== null) throw new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: closed })
  const rung = await takeRung(parts, from, now)
  if (await parts.mayLeave({ ...to, isKnown: from.deviceHash !== '' }))
    await deliver(parts, to, code, caller, () => moveSends(db, from, rung.after, rung.before))
  return answer(await keep(from), ladderView(rung.after, now))
}

/** Sends of one address, over all numbers (Appendix D). The enter buttons of a demo do not count. */
export async function countSend(parts: SessionParts, mobileNo: string, caller: Caller): Promise<void> {
  if (!isLimitless(parts, mobileNo))
    await parts.limits.enforce(
      `send:${caller.address}`,
      { count: parts.settings.get('otp.sendsPerAddress'), window: sessionLimits.sendsPerAddress.window },
      { whenDown: 'closed' },
    )
}

/** The country of accepted input: the rules know it exists. */
export function knownCountry(id: string) {
  const country = countryById(id)
  if (!country) throw new Problem('COUNTRY_NOT_FOUND')
  return country
}
