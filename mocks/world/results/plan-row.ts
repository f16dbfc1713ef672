import type { Channel, ConversionEvent, UncountedReason } from '@wasla/contract/tracking/record.ts'
import type { Member } from '../member.ts'
import type { WholeProgram } from '../programs/make-program.ts'

/** Channels and countries of a link's visitors, each with its weight. */
export type Sources = {
  readonly channels: readonly (readonly [Channel, number])[]
  readonly countries: readonly (readonly [string, number])[]
}

/** Results of one day that did not count, or wait for a decision. `ago` is in days before today. */
export type Exception = {
  readonly ago: number
  readonly kind: 'CLICK' | 'CONVERSION'
  readonly status: 'Pending' | 'Held' | 'Rejected' | 'Reversed'
  /** Null if it waits for the brand. */
  readonly reason: UncountedReason | null
  readonly count: number
  /** How the clicks were spread; by default, evenly over the day. */
  readonly pattern?: Pattern
  /** Daily hash of the network, for clicks of a network case (Y-06). */
  readonly network?: string
}

/**
 * How uncounted clicks are spread over a day. `sameHour`, `hourly`: of one browser in the evening, all within an hour or one an hour.
 * `atOnce`: all together, after the day's visitors. `afterwards`: one by one, after those that came at once.
 */
export type Pattern = 'sameHour' | 'hourly' | 'atOnce' | 'afterwards'

/** Plan of one participant's results, from the day after they joined. */
export type PlanRow = {
  readonly of: WholeProgram
  readonly member: Member
  /** Counted units of the objective until yesterday, and today: clicks for traffic, else reported conversions. */
  readonly units: number
  readonly today?: number
  /** Valid clicks of all days; for traffic they are the units. */
  readonly clicks: number
  readonly sources: Sources
  /** Null for traffic. */
  readonly event: ConversionEvent | null
  /** Prices of orders in riyals; empty if nothing is sold. */
  readonly prices: readonly number[]
  /** First and last day, in days before today, within the time the program ran. */
  readonly first: number
  readonly last: number
  /** Days before today with a post: clicks rise for two days. */
  readonly posts: readonly number[]
  readonly exceptions: readonly Exception[]
}
