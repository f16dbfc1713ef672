import type { Channel, ResultStatus, UncountedReason } from './record.ts'

/**
 * A click or a conversion that is new or changed its status. The transaction that writes it also updates the counters, so that the shown
 * figures always equal the stored rows. `from` is null for a new one.
 */
export type ResultChange = {
  readonly kind: 'CLICK' | 'CONVERSION'
  readonly id: string
  readonly programId: string
  readonly profileId: string
  /** When the click or conversion happened, in milliseconds. It counts for this day in Riyadh. */
  readonly at: number
  readonly channel: Channel
  readonly country: string
  readonly visitor: string
  readonly from: ResultStatus | null
  readonly to: ResultStatus
  /** Why the click or conversion does not count; null if it counts or is pending. */
  readonly reason: UncountedReason | null
  /**
   * Why it did not count before. Required if `from` is Held, Rejected or Reversed, so that the counters subtract it under the same reason.
   */
  readonly fromReason?: UncountedReason | null
  /** Amount of a sale in halalas; 0 otherwise. */
  readonly amount: number
  /**
   * When the hold of a reward for this result starts, in milliseconds (Y-01); the time of counting by default. The hold of a result that
   * waited for the brand started when it was reported.
   */
  readonly holdFrom?: number
  /** The values with which it was counted under `from`, if proof has replaced them (Y-02). */
  readonly was?: CountedWith
}

/** The fields of a result that decide where it is counted. */
export type CountedWith = Pick<ResultChange, 'at' | 'channel' | 'country' | 'visitor' | 'amount'>
