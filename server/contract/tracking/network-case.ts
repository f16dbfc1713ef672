import { everyOf } from '../common/every-of.ts'
import { conversionLimits } from './conversion-limits.ts'
import { reasonOfCase } from './networks.ts'
import type { NetworkCaseStatus, NetworkReason, UncountedReason } from './record.ts'

/** Reasons why clicks of one network are held as a case (Y-06). */
export const networkReasons = everyOf<NetworkReason>()('TOO_MANY_FROM_NETWORK', 'OWN_NETWORK')

/** The held clicks of one network on one participant’s link on one day, decided as a whole (Y-06). Times are in milliseconds. */
export type NetworkCaseRecord = {
  id: string
  programId: string
  profileId: string
  /** The day in Riyadh. */
  day: string
  /** A hash of the day and the network; the address cannot be recovered from the hash. */
  network: string
  reason: NetworkReason
  /** Number of clicks that were held for the case since it was last opened; a decision does not reset it. */
  held: number
  /** Number of clicks that earlier decisions let count, before the case was opened again. */
  counted: number
  status: NetworkCaseStatus
  openedAt: number
  decidedAt: number | null
  /** The id of the admin who decided; null if nobody has decided yet. */
  decidedBy: string | null
  /** The admin’s note for colleagues. */
  note: string | null
}

export const isNetworkReason = (reason: UncountedReason | null): reason is NetworkReason => networkReasons.some((one) => one === reason)

/** Returns how many clicks of a case an admin let count. The same number of further clicks of its network counts automatically (Y-06). */
export const seenOf = ({ status, held, counted }: Pick<NetworkCaseRecord, 'status' | 'held' | 'counted'>): number =>
  counted + (status === 'Counted' ? held : 0)

/**
 * Returns a case with the status of its last decision, which decides how its clicks are moved. The last decision on a case that is open
 * again was `Counted`, because a refused case never opens again.
 */
export const caseAsDecided = (record: NetworkCaseRecord): NetworkCaseRecord =>
  record.status === 'Open' ? { ...record, status: 'Counted' } : record

type CaseSums = Pick<NetworkCaseRecord, 'status' | 'reason' | 'held' | 'counted'>

/**
 * Returns a case after further clicks were held; `before` is null if there is no case yet. A decided case opens again with only the new
 * clicks. Clicks that an admin let count stay counted.
 */
export function caseWithHeld(
  before: CaseSums | null,
  { reason, count }: { readonly reason: NetworkReason; readonly count: number },
): CaseSums {
  const isOpen = before?.status === 'Open'
  return {
    status: 'Open',
    reason: reasonOfCase(before?.reason ?? null, reason),
    held: (isOpen ? before.held : 0) + count,
    counted: before ? seenOf(before) : 0,
  }
}

/** Returns the time by which a case must be decided. It starts with the first held click and is as long as for a review request. */
export const decideBy = ({ openedAt }: Pick<NetworkCaseRecord, 'openedAt'>): number =>
  openedAt + conversionLimits.reviewRequestAnswer * 1000

/** Returns the first characters of a network’s hash, by which admins recognise two cases of one network. */
export const networkMark = (network: string): string => network.slice(0, 6)
