import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CodeLimits } from './configured-limits.ts'
import { ladderView, nextSend, openLadder, type Sends } from './ladder.ts'
import { lockRefusal, type WrongTries } from './wrong-tries.ts'

/** What was sent to a number and tried of it before, by the caller's device where it is known, else by all unknown devices (B-07, B-08). */
export type SendingState = { sends: Sends | null; wrong: WrongTries | null; isLimitless: boolean }

/** The ladder after the send, null where none is counted, and what the answer says of it. */
export type Sending = { sends: Sends | null; view: { resendAfter: number; resendsLeft: number } }

/**
 * Whether a code may be sent to a number now. Sign-in, sign-up and resend all climb the same ladder: `RESEND_INTERVAL_LIMIT_REACHED`
 * before its next rung, `OTP_RESEND_LIMIT_REACHED` after its last one and after too many wrong tries. Whether the number is a member's
 * plays no part, so that no answer tells (B-05).
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
