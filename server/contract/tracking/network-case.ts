import { conversionLimits } from './conversion-limits.ts'
import { reasonOfCase } from './networks.ts'
import type { NetworkCaseStatus, NetworkReason, UncountedReason } from './record.ts'

/** Why clicks of one network are held as one case (Y-06). */
export const networkReasons = ['TOO_MANY_FROM_NETWORK', 'OWN_NETWORK'] as const satisfies readonly NetworkReason[]

/** The held clicks of one network on one participant's link on one day, decided as a whole (Y-06). Moments in milliseconds. */
export type NetworkCaseRecord = {
  id: string
  programId: string
  profileId: string
  /** Of Riyadh. */
  day: string
  /** A hash of the day and the network; nothing leads back to an address. */
  network: string
  reason: NetworkReason
  /** Clicks that were held for it since it was opened last; also once it is decided. */
  held: number
  /** Clicks that earlier decisions let count, before more came and it was opened again. */
  counted: number
  status: NetworkCaseStatus
  openedAt: number
  decidedAt: number | null
  /** The id of the admin. */
  decidedBy: string | null
  /** What the admin wrote for colleagues. */
  note: string | null
}

export const isNetworkReason = (reason: UncountedReason | null): reason is NetworkReason => networkReasons.some((one) => one === reason)

/** How many clicks of a case a person saw and let count: so many more of its network count by themselves (Y-06). */
export const seenOf = ({ status, held, counted }: Pick<NetworkCaseRecord, 'status' | 'held' | 'counted'>): number =>
  counted + (status === 'Counted' ? held : 0)

/** A case by its last decision while its clicks are moved: if it is open again, it was counted, since no refused case opens again. */
export const caseAsDecided = (record: NetworkCaseRecord): NetworkCaseRecord =>
  record.status === 'Open' ? { ...record, status: 'Counted' } : record

type CaseSums = Pick<NetworkCaseRecord, 'status' | 'reason' | 'held' | 'counted'>

/**
 * A case once more clicks were held for it; null if it has none yet. What was let count stays so: the case opens again with the new clicks
 * alone, and only these are decided.
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

/** When a case is answered at the latest: as long after its first held click as another look takes. */
export const decideBy = ({ openedAt }: Pick<NetworkCaseRecord, 'openedAt'>): number => openedAt + conversionLimits.secondLookAnswer * 1000

/** The first characters of a network's hash, by which two cases of one network are recognised. */
export const networkMark = (network: string): string => network.slice(0, 6)
