import { nextPayoutRun, payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'

/** Returns how often a program pays, from the data of its budget (appendix F); null if it is not known. */
export function frequencyOf(data: unknown): PayoutFrequency | null {
  const stated = typeof data === 'object' && data !== null && 'payoutFrequency' in data ? data.payoutFrequency : null
  return payoutFrequencies.find((each) => each === stated) ?? null
}

/** Returns the time of the next payout run (L-08), in milliseconds since 1970; null if the frequency is not known. */
export function nextPayoutOf(data: unknown, now: number): number | null {
  const frequency = frequencyOf(data)
  return frequency && nextPayoutRun(frequency, now)
}
