import type { ResultKind } from '../generated/user-sdl-types.ts'
import type { Channel, ResultStatus, UncountedReason } from './record.ts'

/**
 * The change of a click or conversion that is new or got another status. The transaction that writes the row also updates the counters, so
 * that the shown figures always equal the stored rows. `from` is null for a new row.
 */
export type ResultChange = {
  readonly kind: ResultKind
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
   * Why the click or conversion did not count before. Required if `from` is Held, Rejected or Reversed, so that the counters subtract it
   * under the same reason.
   */
  readonly fromReason?: UncountedReason | null
  /** Amount of a sale in halalas; 0 otherwise. */
  readonly amount: number
  /**
   * When the hold of a reward for this result starts, in milliseconds (Y-01). The default is the time of counting. If the result waited for
   * the brand, the hold starts at its report.
   */
  readonly holdFrom?: number
  /** The values with which the result was counted under `from`, if proof has replaced these values (Y-02). */
  readonly was?: CountedWith
}

/** The fields of a result that decide to which day, channel, country, visitor and sum it is counted. */
export type CountedWith = Pick<ResultChange, 'at' | 'channel' | 'country' | 'visitor' | 'amount'>
