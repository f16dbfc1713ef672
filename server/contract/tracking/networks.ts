import type { ClickRecord, NetworkCaseStatus, NetworkReason } from './record.ts'

/** How many valid clicks of one link, day and network count automatically (Y-06). The back office sets both. */
export type NetworkLimits = {
  /** Limit of any network. */
  readonly perNetwork: number
  /** Limit of a network on which the participant, a manager of theirs or the program’s owner was signed in that day. */
  readonly perOwnNetwork: number
}

/** The decision on the clicks of a network. */
export type DecidedNetwork = {
  readonly status: NetworkCaseStatus
  readonly reason: NetworkReason
  /** Clicks that an admin saw and let count; see `seenOf`. */
  readonly seen: number
}

/** The history of a click’s network, for its link and day. */
export type NetworkHistory = {
  /** Valid clicks before this one. */
  readonly valid: number
  readonly isOwn: boolean
  /** The case about the network, open or decided; null if there is none. */
  readonly decided: DecidedNetwork | null
}

/** Returns the reason of the limit that the next click of a network exceeds; null if it counts automatically. */
export function networkReason({ valid, isOwn }: NetworkHistory, { perNetwork, perOwnNetwork }: NetworkLimits): NetworkReason | null {
  if (isOwn && valid >= perOwnNetwork) return 'OWN_NETWORK'
  return valid >= perNetwork ? 'TOO_MANY_FROM_NETWORK' : null
}

/**
 * Returns the status of the next click of a network (Y-06); null if nothing is against it. Above the limit it is held until the case is
 * decided. What an admin let count raises the limit by as many clicks as they saw; above that, clicks are held again, so that a network
 * that was trusted once cannot click without end. After a refusal, further clicks of that link, day and network are refused too.
 */
export function statusByNetwork(
  network: NetworkHistory,
  limits: NetworkLimits,
): (Pick<ClickRecord, 'status'> & { readonly reason: NetworkReason }) | null {
  const seen = network.decided?.seen ?? 0
  const reason = networkReason(network, { perNetwork: limits.perNetwork + seen, perOwnNetwork: limits.perOwnNetwork + seen })
  if (!reason) return null
  return network.decided?.status === 'Refused' ? { status: 'Rejected', reason: network.decided.reason } : { status: 'Held', reason }
}

/** Returns the reason of an open case after another click was held: an own network takes precedence, whichever came first. */
export const reasonOfCase = (before: NetworkReason | null, held: NetworkReason): NetworkReason => (before === 'OWN_NETWORK' ? before : held)
