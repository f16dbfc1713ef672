import { sessionLimits } from './limits.ts'

/** The codes sent to one number since its ladder began; moments in milliseconds. */
export type Sends = { firstSentAt: number; lastSentAt: number; sends: number }

export type NextSend =
  | { kind: 'send'; sends: Sends }
  /** Too early: `seconds` until the next code may be sent. */
  | { kind: 'wait'; seconds: number }
  /** All resends are used: `seconds` until 24 h after the first send. */
  | { kind: 'blocked'; seconds: number }

const waits = sessionLimits.resendWaits.map((seconds) => seconds * 1000)
const block = sessionLimits.sendBlock * 1000
const inSeconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1000))

/**
 * Returns when the next code may be sent: 90 s, 30 min and 3 h after the previous code. A fourth resend is possible only 24 h after the
 * first code (B-07).
 */
const nextMoment = ({ firstSentAt, lastSentAt, sends }: Sends) => {
  const wait = waits[sends - 1]
  return wait === undefined ? firstSentAt + block : Math.min(lastSentAt + wait, firstSentAt + block)
}

/** Returns whether a code may be sent to a number now. Sign-in, sign-up and resend share one ladder (B-07). */
export function nextSend(before: Sends | null, now: number): NextSend {
  if (before === null || now >= before.firstSentAt + block) return { kind: 'send', sends: { firstSentAt: now, lastSentAt: now, sends: 1 } }
  const next = nextMoment(before)
  if (now >= next) return { kind: 'send', sends: { ...before, lastSentAt: now, sends: before.sends + 1 } }
  return { kind: before.sends > waits.length ? 'blocked' : 'wait', seconds: inSeconds(next - now) }
}

/**
 * Returns the values that the answer to a send contains: seconds until the next code may be sent, and the number of resends that are left.
 */
export const ladderView = (sends: Sends, now: number) => ({
  resendAfter: inSeconds(nextMoment(sends) - now),
  resendsLeft: Math.max(0, waits.length + 1 - sends.sends),
})

/** The values of the answer for numbers without limits (U-03). */
export const openLadder = { resendAfter: 0, resendsLeft: waits.length }
