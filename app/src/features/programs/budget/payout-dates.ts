import { nextPayoutRun, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'

/** Returns the next `count` payout runs after `now`, in milliseconds (L-08). */
export function nextRuns(frequency: PayoutFrequency, now: number, count: number): number[] {
  const runs: number[] = []
  for (let from = now; runs.length < count; from = (runs.at(-1) ?? now) + 1) runs.push(nextPayoutRun(frequency, from))
  return runs
}
