import { copyOf } from '../copy.ts'
import { resultsAt, type Results } from './results-at.ts'

/** Copies rows that contain no objects. A deep copy of thousands of rows would be slow. */
const flat = <R extends object>(rows: readonly R[]): R[] => rows.map((row) => ({ ...row }))

let latest: { now: number; results: Results } | null = null

/**
 * Returns a copy of the results at a time. The latest results are cached, because computing takes ten times as long as copying, and the
 * same time is requested repeatedly.
 */
export function resultsFor(now: number) {
  latest = latest?.now === now ? latest : { now, results: resultsAt(now) }
  const { payouts, days: _, ...made } = latest.results
  return {
    made: {
      clicks: flat(made.clicks),
      yesterdaysClicks: flat(made.yesterdaysClicks),
      conversions: flat(made.conversions),
      reviewRequests: flat(made.reviewRequests),
      networkCases: flat(made.networkCases),
      savedPatterns: flat(made.savedPatterns),
      ownNetworks: flat(made.ownNetworks),
      participantResults: flat(made.participantResults),
      dayCounts: flat(made.dayCounts),
      uncountedDays: flat(made.uncountedDays),
      visitorDays: flat(made.visitorDays),
      programRewards: flat(made.programRewards),
      payoutRuns: flat(made.payoutRuns),
    },
    payouts: payouts.map(copyOf),
  }
}
