import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CodeLimits } from './configured-limits.ts'
import { ladderView, nextSend, openLadder, type Sends } from './ladder.ts'
import { lockRefusal, type WrongTries } from './wrong-tries.ts'

/**
 * The codes that were sent to a number, and its wrong tries. A device that is known to the number has its own counts. All unknown devices
 * share one count (B-07, B-08).
 */
export type SendingState = { sends: Sends | null; wrong: WrongTries | null; isLimitless: boolean }

/** The ladder after the send, and the waits that the answer contains. `sends` is null if sends are not counted. */
export type Sending = { sends: Sends | null; view: { resendAfter: number; resendsLeft: number } }

/**
 * Decides whether a code may be sent to a number now. Sign-in, sign-up and resend share one ladder. Refused with
 * `RESEND_INTERVAL_LIMIT_REACHED` before the next step of the ladder, and with `OTP_RESEND_LIMIT_REACHED` after its last step or after too
 * many wrong tries. The decision does not depend on whether the number has an account, so no answer reveals that (B-05).
 */
export function decideSending({ sends, wrong, isLimitless }: SendingState, limits: CodeLimits, now: number): Decision<Sending> {
  if (isLimitless) return decided({ sends: null, view: openLadder })
  const locked = lockRefusal(wrong, limits, now)
  if (locked) return refused(locked)
  const next = nextSend(sends, now)
  if (next.kind === 'wait') return refused(new Problem('RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: next.seconds }))
  if (next.kind === 'blocked') return refused(new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: next.seconds }))
  return decided({ sends: next.sends, view: ladderView(next.sends, now) })
}
