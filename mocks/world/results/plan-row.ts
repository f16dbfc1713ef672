import type { Channel, ConversionEvent, UncountedReason } from '@wasla/contract/tracking/record.ts'
import type { ResultKind } from '@wasla/contract/generated/user-types.ts'
import type { Member } from '../member.ts'
import type { WholeProgram } from '../programs/make-program.ts'

/** Channels and countries of a link's visitors, each with its weight. */
export type Sources = {
  readonly channels: readonly (readonly [Channel, number])[]
  readonly countries: readonly (readonly [string, number])[]
}

/** Results of one day that either did not count or still wait for a decision. `ago` is the number of days before today. */
export type Exception = {
  readonly ago: number
  readonly kind: ResultKind
  readonly status: 'Pending' | 'Held' | 'Rejected' | 'Reversed'
  /** Null if the conversion waits for the brand. */
  readonly reason: UncountedReason | null
  readonly count: number
  /** How the clicks are spread over the day. @default evenly */
  readonly pattern?: Pattern
  /** Hash of the network on that day, for clicks of a network case (Y-06). */
  readonly network?: string
}

/**
 * How uncounted clicks are spread over a day. `sameHour`: clicks of one browser in the evening, all within an hour. `hourly`: clicks of one
 * browser from the evening on, one an hour. `atOnce`: all within minutes, after the day's last visitor. `afterwards`: one by one, after the
 * clicks of `atOnce`.
 */
export type Pattern = 'sameHour' | 'hourly' | 'atOnce' | 'afterwards'

/** Plan of one participant's results. It begins two days after joining. */
export type PlanRow = {
  readonly of: WholeProgram
  readonly member: Member
  /**
   * Counted units of the objective. `units` is their number until yesterday, and `today` is their number today. The units are clicks for
   * traffic, otherwise reported conversions.
   */
  readonly units: number
  readonly today?: number
  /** Number of valid clicks of all days. For traffic, the clicks are the units. */
  readonly clicks: number
  readonly sources: Sources
  /** Event of the conversions; null for traffic. */
  readonly event: ConversionEvent | null
  /** Prices of orders in riyals; empty if the program sells nothing. */
  readonly prices: readonly number[]
  /** First and last day of the results, in days before today. The program ran on all these days. */
  readonly first: number
  readonly last: number
  /** Days with a post, in days before today. After a post, clicks rise for two days. */
  readonly posts: readonly number[]
  readonly exceptions: readonly Exception[]
}
