import type { ClickRecord, NetworkCaseStatus, NetworkReason } from './record.ts'

/** How many valid clicks of one link, day and network count automatically (Y-06). The back office sets both limits. */
export type NetworkLimits = {
  /** Limit of any network. */
  readonly perNetwork: number
  /** Limit of a network on which the participant, a manager of theirs or the program’s owner was signed in that day. */
  readonly perOwnNetwork: number
}

/** The decision on the clicks of a network. */
type DecidedNetwork = {
  readonly status: NetworkCaseStatus
  readonly reason: NetworkReason
  /** Number of clicks that an admin allowed to count; see `seenOf`. */
  readonly seen: number
}

/** The history of a click’s network, for its link and day. */
export type NetworkHistory = {
  /** Number of valid clicks before this click. */
  readonly valid: number
  readonly isOwn: boolean
  /** The case about the network, open or decided; null if there is none. */
  readonly decided: DecidedNetwork | null
}

/** Returns the reason for which the next click of a network is held; null if the click is within the limits. */
export function networkReason({ valid, isOwn }: NetworkHistory, { perNetwork, perOwnNetwork }: NetworkLimits): NetworkReason | null {
  if (isOwn && valid >= perOwnNetwork) return 'OWN_NETWORK'
  return valid >= perNetwork ? 'TOO_MANY_FROM_NETWORK' : null
}

/**
 * Returns the status of the next click of a network (Y-06); null if the click is within the limits. Above the limit the click is held until
 * its case is decided. If an admin let n clicks count, the limit rises by n. Clicks above the raised limit are held again, so that a
 * network that was trusted once cannot click without end. After a refusal, further clicks of the same link, day and network are refused
 * too.
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

/** Returns the reason of an open case after another click was held. `OWN_NETWORK` takes precedence, independent of the order. */
export const reasonOfCase = (before: NetworkReason | null, held: NetworkReason): NetworkReason => (before === 'OWN_NETWORK' ? before : held)
