import { clickLimits } from './limits.ts'
import type { ClickRecord, UncountedReason } from './record.ts'
import { clickRisks, isHit, type ClickHistory } from './risks.ts'

/** What is known of a click before it is decided. */
export type ClickSigns = {
  /** A known machine, a maker of previews, or one of a flood. */
  readonly isBot: boolean
  /** Fetched ahead or without a body: nobody has looked yet. */
  readonly isPrefetch: boolean
  /** The browser of its participant or of the program's owner. */
  readonly isOwnBrowser: boolean
  /** This visitor's click on this link counted within the last hour. */
  readonly isRepeat: boolean
  /** The program was on hold (L-02). */
  readonly isCapped: boolean
}

type Uncounted = Extract<UncountedReason, 'BOT' | 'PREFETCH' | 'OWN_BROWSER' | 'REPEAT' | 'CAPPED'>

/** Why a click does not count, whatever else was clicked; null where nothing is against it (N-03, X-22). */
export function uncountedBecause({ isBot, isPrefetch, isOwnBrowser, isRepeat, isCapped }: ClickSigns): Uncounted | null {
  if (isBot) return 'BOT'
  if (isPrefetch) return 'PREFETCH'
  if (isOwnBrowser) return 'OWN_BROWSER'
  if (isRepeat) return 'REPEAT'
  return isCapped ? 'CAPPED' : null
}

/** Whether a click that does not count speaks against its participant's other clicks of the day: a program on hold is nobody's doing (N-14). */
export const isInvalid = (reason: UncountedReason | null): boolean => reason !== null && reason !== 'CAPPED'

/**
 * Whether a click counts (N-03, N-14): Approved, Rejected with the reason, or Held where it would count and a rule about risks is hit.
 * `history` includes the click itself.
 */
export function decideClick(signs: ClickSigns, history: ClickHistory): Pick<ClickRecord, 'status' | 'reason'> {
  const uncounted = uncountedBecause(signs)
  if (uncounted) return { status: 'Rejected', reason: uncounted }
  const risk = clickRisks.find((rule) => isHit(rule, history))
  return risk ? { status: 'Held', reason: risk.reason } : { status: 'Approved', reason: null }
}

/** Whether two clicks of one visitor on one link are so near that only one counts. A clock that was set back changes nothing (F30). */
export const isWithinRepeat = (one: number, other: number): boolean => Math.abs(one - other) < clickLimits.repeatWindow
