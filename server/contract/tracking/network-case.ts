import { conversionLimits } from './conversion-limits.ts'
import { reasonOfCase } from './networks.ts'
import type { NetworkCaseStatus, NetworkReason, UncountedReason } from './record.ts'

/** Why clicks of one network are held as a case (Y-06). */
export const networkReasons = ['TOO_MANY_FROM_NETWORK', 'OWN_NETWORK'] as const satisfies readonly NetworkReason[]

/** The held clicks of one network on one participant’s link on one day, decided as a whole (Y-06). Times are in milliseconds. */
export type NetworkCaseRecord = {
  id: string
  programId: string
  profileId: string
  /** The day in Riyadh. */
  day: string
  /** A hash of the day and the network; no address can be recovered from it. */
  network: string
  reason: NetworkReason
  /** Number of clicks that were held for the case since it was last opened; a decision does not reset it. */
  held: number
  /** Number of clicks that earlier decisions let count, before the case was opened again. */
  counted: number
  status: NetworkCaseStatus
  openedAt: number
  decidedAt: number | null
  /** The id of the admin who decided; null if nobody has. */
  decidedBy: string | null
  /** The admin’s note for colleagues. */
  note: string | null
}

export const isNetworkReason = (reason: UncountedReason | null): reason is NetworkReason => networkReasons.some((one) => one === reason)

/** Returns how many clicks of a case an admin saw and let count; as many further clicks of its network count automatically (Y-06). */
export const seenOf = ({ status, held, counted }: Pick<NetworkCaseRecord, 'status' | 'held' | 'counted'>): number =>
  counted + (status === 'Counted' ? held : 0)

/**
 * Returns a case as last decided, while its clicks are moved: if it is open again, it was counted, because a refused case never opens
 * again.
 */
export const caseAsDecided = (record: NetworkCaseRecord): NetworkCaseRecord =>
  record.status === 'Open' ? { ...record, status: 'Counted' } : record

type CaseSums = Pick<NetworkCaseRecord, 'status' | 'reason' | 'held' | 'counted'>

/**
 * Returns a case after more clicks were held for it; `before` is null if there is none yet. Clicks that were decided to count stay counted:
 * the case opens again with the new clicks only, and only these are decided.
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

/** Returns until when a case must be decided: the time for answering a review request, from the first held click on. */
export const decideBy = ({ openedAt }: Pick<NetworkCaseRecord, 'openedAt'>): number =>
  openedAt + conversionLimits.reviewRequestAnswer * 1000

/** Returns the first characters of a network’s hash, by which admins recognise two cases of one network. */
export const networkMark = (network: string): string => network.slice(0, 6)
