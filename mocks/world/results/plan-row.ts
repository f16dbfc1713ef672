import type { Channel, ConversionEvent, UncountedReason } from '@wasla/contract/tracking/record.ts'
import type { Member } from '../member.ts'
import type { WholeProgram } from '../programs/make-program.ts'

/** Where somebody's people come from, each with its weight. */
export type Sources = {
  readonly channels: readonly (readonly [Channel, number])[]
  readonly countries: readonly (readonly [string, number])[]
}

/** Something of one day that did not count, or awaits a decision. `ago`: days before today. */
export type Exception = {
  readonly ago: number
  readonly kind: 'CLICK' | 'CONVERSION'
  readonly status: 'Pending' | 'Held' | 'Rejected' | 'Reversed'
  /** Null for what waits for the brand. */
  readonly reason: UncountedReason | null
  readonly count: number
  /** How they came, where it was not one here and one there. */
  readonly pattern?: Pattern
  /** The daily hash of the network they came from, for clicks of a network case (Y-06). */
  readonly network?: string
}

/** All of one browser of the evening, within the hour or each an hour after the last; all at once after the day's people; one by one after those. */
export type Pattern = 'sameHour' | 'hourly' | 'atOnce' | 'afterwards'

/** What one participant's link brought, from the day after they joined. */
export type PlanRow = {
  readonly of: WholeProgram
  readonly member: Member
  /** What counts until yesterday, and today, in units of the objective: clicks for traffic, else what the brand reports. */
  readonly units: number
  readonly today?: number
  /** Valid clicks of all days; those of traffic are its units. */
  readonly clicks: number
  readonly sources: Sources
  /** Null for traffic. */
  readonly event: ConversionEvent | null
  /** What an order costs, in riyals; empty where nothing is sold. */
  readonly prices: readonly number[]
  /** The first and the last day, in days before today; what a hold or an end leaves. */
  readonly first: number
  readonly last: number
  /** Days on which they posted: clicks rise for a day or two. */
  readonly posts: readonly number[]
  readonly exceptions: readonly Exception[]
}
