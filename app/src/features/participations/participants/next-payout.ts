import { nextPayoutRun, payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'

/** How often a program pays, from the data of its budget (appendix F); null where it is not known. */
export function frequencyOf(data: unknown): PayoutFrequency | null {
  const stated = typeof data === 'object' && data !== null && 'payoutFrequency' in data ? data.payoutFrequency : null
  return payoutFrequencies.find((each) => each === stated) ?? null
}

/** The next run that pays (L-08), in milliseconds; null where the frequency is not known. */
export function nextPayoutOf(data: unknown, now: number): number | null {
  const frequency = frequencyOf(data)
  return frequency && nextPayoutRun(frequency, now)
}
