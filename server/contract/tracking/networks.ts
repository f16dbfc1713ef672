import type { ClickRecord, NetworkCaseStatus, NetworkReason } from './record.ts'

/** How many valid clicks of one link, day and network count by themselves (Y-06). The back office sets both. */
export type NetworkLimits = {
  /** Of any network. */
  readonly perNetwork: number
  /** Of a network on which the participant, a manager of theirs or the owner of the program was signed in that day. */
  readonly perOwnNetwork: number
}

/** What is decided about the clicks of a network. */
export type DecidedNetwork = {
  readonly status: NetworkCaseStatus
  readonly reason: NetworkReason
  /** Clicks that a person saw and let count; see `seenOf`. */
  readonly seen: number
}

/** What is known of the network of a click, for its link and day. */
export type NetworkHistory = {
  /** Valid clicks before this one. */
  readonly valid: number
  readonly isOwn: boolean
  /** The case that is open or decided about it; null if there is none. */
  readonly decided: DecidedNetwork | null
}

/** Which limit the next click of a network is beyond; null if it counts by itself. */
export function networkReason({ valid, isOwn }: NetworkHistory, { perNetwork, perOwnNetwork }: NetworkLimits): NetworkReason | null {
  if (isOwn && valid >= perOwnNetwork) return 'OWN_NETWORK'
  return valid >= perNetwork ? 'TOO_MANY_FROM_NETWORK' : null
}

/**
 * Where the next click of a network stands (Y-06): held beyond the limit until its case is decided. What a person let count raises the limit
 * by as many clicks as they saw, and no more: beyond it clicks are held again, so that nobody who was believed once clicks on without end.
 * After a refusal further clicks of that link, day and network are refused, too. Null if nothing speaks against it.
 */
export function standingByNetwork(
  network: NetworkHistory,
  limits: NetworkLimits,
): (Pick<ClickRecord, 'status'> & { readonly reason: NetworkReason }) | null {
  const seen = network.decided?.seen ?? 0
  const reason = networkReason(network, { perNetwork: limits.perNetwork + seen, perOwnNetwork: limits.perOwnNetwork + seen })
  if (!reason) return null
  return network.decided?.status === 'Refused' ? { status: 'Rejected', reason: network.decided.reason } : { status: 'Held', reason }
}

/** The reason of an open case, once another click was held: that a network is an own one is the stronger word, whichever came first. */
export const reasonOfCase = (before: NetworkReason | null, held: NetworkReason): NetworkReason => (before === 'OWN_NETWORK' ? before : held)
