import type { Channel, ResultStatus, UncountedReason } from './record.ts'

/**
 * A click or a conversion that is new or moved on. Who counts is told of each within the transaction that writes it, so that what is
 * shown is always what was written: `from` is null for a new one.
 */
export type ResultChange = {
  readonly kind: 'CLICK' | 'CONVERSION'
  readonly id: string
  readonly programId: string
  readonly profileId: string
  /** When the click or the conversion itself happened, in milliseconds. Its day of Riyadh is the day it counts for. */
  readonly at: number
  readonly channel: Channel
  readonly country: string
  readonly visitor: string
  readonly from: ResultStatus | null
  readonly to: ResultStatus
  /** Why it does not count; null where it does. */
  readonly reason: UncountedReason | null
  /** Why it did not count before, where it was there and did not: what was counted under that reason is not any more. */
  readonly formerReason?: UncountedReason | null
  /** Of a sale, in halalas; 0 otherwise. */
  readonly amount: number
}
