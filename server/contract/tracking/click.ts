import { clickLimits } from './limits.ts'
import { networkReason, statusByNetwork, type NetworkHistory, type NetworkLimits } from './networks.ts'
import type { ClickRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory } from './risks.ts'

/** Facts about a click before it is decided. */
export type ClickSigns = {
  /** A known bot, a link preview, or part of a flood. */
  readonly isBot: boolean
  /** A prefetch or a HEAD request: nobody has seen the page. */
  readonly isPrefetch: boolean
  /** The click came from a browser of the participant or of the program’s owner. */
  readonly isOwnBrowser: boolean
  /** A click of this visitor on this link counted within the last hour. */
  readonly isRepeat: boolean
  /** The program was on hold (L-02). */
  readonly isCapped: boolean
}

type Uncounted = Extract<UncountedReason, 'BOT' | 'PREFETCH' | 'OWN_BROWSER' | 'REPEAT' | 'CAPPED'>

/** Returns the first sign that keeps a click from counting; null if there is none (N-03, X-22). Risk rules are checked separately. */
function uncountedBecause({ isBot, isPrefetch, isOwnBrowser, isRepeat, isCapped }: ClickSigns): Uncounted | null {
  if (isBot) return 'BOT'
  if (isPrefetch) return 'PREFETCH'
  if (isOwnBrowser) return 'OWN_BROWSER'
  if (isRepeat) return 'REPEAT'
  return isCapped ? 'CAPPED' : null
}

/** Returns whether a click came from a person other than the participant and the owner. */
export const isPerson = ({ isBot, isPrefetch, isOwnBrowser }: Omit<ClickSigns, 'isRepeat'>): boolean =>
  !isBot && !isPrefetch && !isOwnBrowser

/** The history of a click’s network with the limits; null if the network is not known. */
export type FromNetwork = { readonly history: NetworkHistory; readonly limits: NetworkLimits } | null

const held = (reason: UncountedReason): Pick<ClickRecord, 'status' | 'reason'> => ({ status: 'Held', reason })

/**
 * Decides whether a click counts (N-03, N-14, Y-06, Y-08): Approved, Rejected with a reason, or Held by a risk rule. `history` includes the
 * click itself. An admin decides all clicks of a network case together. Therefore a click joins the case only if no rule about its
 * participant or visitor holds it.
 */
export function decideClick(signs: ClickSigns, history: ClickHistory, from: FromNetwork = null): Pick<ClickRecord, 'status' | 'reason'> {
  const uncounted = uncountedBecause(signs)
  if (uncounted) return { status: 'Rejected', reason: uncounted }
  const risk = [sharedContact, tooManyClicks].find((rule) => isHit(rule, history))
  if (risk) return held(risk.reason)
  const ofNetwork = from && statusByNetwork(from.history, from.limits)
  if (ofNetwork) return ofNetwork
  return isHit(tooManyInvalid, history) ? held(tooManyInvalid.reason) : { status: 'Approved', reason: null }
}

/**
 * Decides whether a click during an outage of the brand’s page counts (decision 85). No rule judges it by what was clicked: it is held only
 * for a shared contact. A program that pays for clicks counts as many of a network as on any other day, because nobody may click without
 * end while no rule judges; `from` is null for all other programs. What is above does not count, and is nothing that anybody has to answer
 * for.
 */
export function decideOutageClick(
  signs: ClickSigns,
  { sharesContact }: Pick<ClickHistory, 'sharesContact'>,
  from: FromNetwork,
): Pick<ClickRecord, 'status' | 'reason'> {
  const uncounted = uncountedBecause(signs)
  if (uncounted) return { status: 'Rejected', reason: uncounted }
  if (sharesContact) return held(sharedContact.reason)
  return from && networkReason(from.history, from.limits) ? { status: 'Rejected', reason: 'OUTAGE' } : { status: 'Approved', reason: null }
}

type OfVisitor = Pick<ClickRecord, 'programId' | 'profileId' | 'visitor' | 'at' | 'status' | 'reason'>

/** Returns whether a click did not count because an earlier click of the same visitor on this link counted less than an hour before. */
export const isRepeatClick = ({ status, reason }: Pick<ClickRecord, 'status' | 'reason'>): boolean =>
  status === 'Rejected' && reason === 'REPEAT'

/** Returns the click nearest to a time; null if there is none. */
export const nearestClick = <Click extends Pick<ClickRecord, 'at'>>(at: number, clicks: readonly Click[]): Click | null =>
  clicks.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at) || one.at - other.at)[0] ?? null

/**
 * Returns the counted or held click to which a repeat belongs: the nearest one of the same visitor, program and participant within an hour.
 * Null if the click is no repeat or there is no such click. A visitor may get the id of a repeat if another process handled the first
 * click, or if this process was restarted. Their purchase must still be attributed.
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

/** Returns whether two clicks of one visitor on one link are so close that only one counts. Works even if the clock was set back (F30). */
export const isWithinRepeat = (one: number, other: number): boolean => Math.abs(one - other) < clickLimits.repeatWindow
