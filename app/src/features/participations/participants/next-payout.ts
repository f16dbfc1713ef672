import { nextPayoutRun, payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'

/** Returns the payout frequency of a program, from the data of its budget (appendix F); null if it is unknown. */
export function frequencyOf(data: unknown): PayoutFrequency | null {
  const stated = typeof data === 'object' && data !== null && 'payoutFrequency' in data ? data.payoutFrequency : null
  return payoutFrequencies.find((each) => each === stated) ?? null
}

/** Returns the next payout run (L-08), in milliseconds; null if the frequency is unknown. */
export function nextPayoutOf(data: unknown, now: number): number | null {
  const frequency = frequencyOf(data)
  return frequency && nextPayoutRun(frequency, now)
}
