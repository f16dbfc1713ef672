import { clickLimits } from './limits.ts'
import { standingByNetwork, type NetworkHistory, type NetworkLimits } from './networks.ts'
import type { ClickRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory } from './risks.ts'

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

/** Whether a person clicked who is neither the participant nor the owner. */
export const isPerson = ({ isBot, isPrefetch, isOwnBrowser }: Omit<ClickSigns, 'isRepeat'>): boolean =>
  !isBot && !isPrefetch && !isOwnBrowser

/** What a network says about a click: null where the network is not known. */
export type FromNetwork = { readonly history: NetworkHistory; readonly limits: NetworkLimits } | null

const held = (reason: UncountedReason): Pick<ClickRecord, 'status' | 'reason'> => ({ status: 'Held', reason })

/**
 * Whether a click counts (N-03, N-14, Y-06, Y-08): Approved, Rejected with the reason, or Held where it would count and a rule about risks
 * is hit. `history` includes the click itself. The case of a network is decided whole, so a click goes into one only if no rule that looks
 * at the participant or the visitor holds it already.
 */
export function decideClick(signs: ClickSigns, history: ClickHistory, from: FromNetwork = null): Pick<ClickRecord, 'status' | 'reason'> {
  const uncounted = uncountedBecause(signs)
  if (uncounted) return { status: 'Rejected', reason: uncounted }
  const risk = [sharedContact, tooManyClicks].find((rule) => isHit(rule, history))
  if (risk) return held(risk.reason)
  const ofNetwork = from && standingByNetwork(from.history, from.limits)
  if (ofNetwork) return ofNetwork
  return isHit(tooManyInvalid, history) ? held(tooManyInvalid.reason) : { status: 'Approved', reason: null }
}

type OfVisitor = Pick<ClickRecord, 'programId' | 'profileId' | 'visitor' | 'at' | 'status' | 'reason'>

/** Whether a click did not count because the same visitor's click on this link had counted within the hour. */
export const isRepeatClick = ({ status, reason }: Pick<ClickRecord, 'status' | 'reason'>): boolean =>
  status === 'Rejected' && reason === 'REPEAT'

/** Of several clicks the one nearest to a moment; null without any. */
export const nearestClick = <Click extends Pick<ClickRecord, 'at'>>(at: number, clicks: readonly Click[]): Click | null =>
  clicks.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at) || one.at - other.at)[0] ?? null

/**
 * The click that counts or waits in place of a repeat: of the same visitor, program and participant, within the hour; of several the nearest.
 * A visitor may be sent on with the id of a repeat, if another process took the first click or this one began anew: what they buy is theirs
 * all the same. Null if the click is no repeat, or nothing counted.
 */
export function countedClickOf<Click extends OfVisitor>(repeat: OfVisitor, clicks: readonly Click[]): Click | null {
  if (!isRepeatClick(repeat)) return null
  const counted = clicks.filter(
    ({ programId, profileId, visitor, at, status }) =>
      status !== 'Rejected' &&
      visitor === repeat.visitor &&
      programId === repeat.programId &&
      profileId === repeat.profileId &&
      isWithinRepeat(at, repeat.at),
  )
  return nearestClick(repeat.at, counted)
}

/** Whether two clicks of one visitor on one link are so near that only one counts. A clock that was set back changes nothing (F30). */
export const isWithinRepeat = (one: number, other: number): boolean => Math.abs(one - other) < clickLimits.repeatWindow
