import { conversionLimits } from './conversion-limits.ts'
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
  /** Clicks that were held for it; also once it is decided. */
  held: number
  status: NetworkCaseStatus
  openedAt: number
  decidedAt: number | null
  /** The id of the admin. */
  decidedBy: string | null
  /** What the admin wrote for colleagues. */
  note: string | null
}

export const isNetworkReason = (reason: UncountedReason | null): reason is NetworkReason => networkReasons.some((one) => one === reason)

/** When a case is answered at the latest: as long after its first held click as another look takes. */
export const decideBy = ({ openedAt }: Pick<NetworkCaseRecord, 'openedAt'>): number => openedAt + conversionLimits.secondLookAnswer * 1000

/** The first characters of a network's hash, by which two cases of one network are recognised. */
export const networkMark = (network: string): string => network.slice(0, 6)
