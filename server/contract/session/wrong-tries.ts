import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CodeLimits } from './configured-limits.ts'
import { sessionLimits } from './limits.ts'

/** The wrong tries of one number. `firstAt` is the time of the first one, in milliseconds. Tries add up for a day from then on (B-08). */
export type WrongTries = { firstAt: number; count: number }

const wrongWindow = sessionLimits.wrongWindow * 1000

const isOver = ({ firstAt }: WrongTries, now: number) => now >= firstAt + wrongWindow

/** Returns the seconds until a number may be tried again; null if it may be tried now. */
export const lockedFor = (wrong: WrongTries | null, { wrongPerPhone }: CodeLimits, now: number): number | null =>
  wrong === null || wrong.count < wrongPerPhone || isOver(wrong, now) ? null : Math.ceil((wrong.firstAt + wrongWindow - now) / 1000)

/** Returns the refusal of a number with too many wrong tries; null for all others. */
export function lockRefusal(wrong: WrongTries | null, limits: CodeLimits, now: number): Problem | null {
  const retryAfter = lockedFor(wrong, limits, now)
  return retryAfter === null ? null : new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter })
}

/**
 * Counts a try as wrong before its code is compared, so that parallel guesses cannot pass the limit. `withoutOne` then takes back a try
 * that was right. Refused with `OTP_RESEND_LIMIT_REACHED` if the number is locked.
 */
export function decideWrongTry(wrong: WrongTries | null, limits: CodeLimits, now: number): Decision<WrongTries> {
  const refusal = lockRefusal(wrong, limits, now)
  if (refusal) return refused(refusal)
  return decided(wrong === null || isOver(wrong, now) ? { firstAt: now, count: 1 } : { ...wrong, count: wrong.count + 1 })
}

/** Returns the wrong tries with one try less, because that try was right. */
export const withoutOne = (wrong: WrongTries): WrongTries => ({ ...wrong, count: Math.max(0, wrong.count - 1) })
