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
  /** Why it did not count before; needed where `from` is Held, Rejected or Reversed, so that it is taken from the reason it was counted under. */
  readonly fromReason?: UncountedReason | null
  /** Of a sale, in halalas; 0 otherwise. */
  readonly amount: number
  /**
   * From when the hold of a reward runs for this result, in milliseconds (Y-01); the moment of counting if it is not given. A result that
   * waited for the brand began its hold when it was reported.
   */
  readonly holdFrom?: number
  /** What it was counted with under `from`, if proof changed that (Y-02). */
  readonly was?: CountedWith
}

/** What of a result decides where it is counted. */
export type CountedWith = Pick<ResultChange, 'at' | 'channel' | 'country' | 'visitor' | 'amount'>
