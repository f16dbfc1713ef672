import type { AppMode } from '../platform/config.ts'
import { isBusiness, type ProfileType } from '../profiles/types.ts'

const hour = 3600

/** Shares are in hundredths of a percent: 250 is 2.5 %. Amounts are in halalas. */
export type WalletFees = {
  /** The fee as a share of the amount of a top-up (P-04). */
  topUpShare: number
  /** The fee for each withdrawal, the same for any amount (P-04). */
  withdrawal: number
  /** The fee as a share of the amount that is reserved for a program (L-05). */
  programShare: number
  /** VAT as a share of the fee, never of the amount itself (P-03). */
  vatShare: number
}

/** Limits of a top-up in halalas. The amounts `least` and `most` are allowed. */
export type TopUpLimits = { least: number; most: number; perDay: number }

/** Fees and limits of the wallet. The caller passes them in, because the back office can change them. Durations are in seconds. */
export type WalletTerms = {
  fees: WalletFees
  topUp: { person: TopUpLimits; business: TopUpLimits }
  /** `timesPerDay`: how many withdrawals can be started on one day, with any outcome. */
  withdrawal: { least: number; perDay: number; timesPerDay: number }
  accounts: number
  /** Calls that move money, of any kind, per session and minute. */
  callsPerMinute: number
  /** How long a new or changed bank account cannot be used (P-11). */
  accountWait: number
  /** Time after which an unfinished payment counts as failed (P-08). */
  topUpLife: number
  /** Above this amount two admins must settle a withdrawal; null if one admin is always enough. */
  fourEyesAbove: number | null
}

/** The defaults of Appendix D. */
export const walletDefaults: WalletTerms = {
  fees: { topUpShare: 250, withdrawal: 500, programShare: 0, vatShare: 1500 },
  topUp: {
    person: { least: 1000, most: 5_000_000, perDay: 20_000_000 },
    business: { least: 1000, most: 100_000_000, perDay: 500_000_000 },
  },
  withdrawal: { least: 10_000, perDay: 5_000_000, timesPerDay: 5 },
  accounts: 5,
  callsPerMinute: 10,
  accountWait: 24 * hour,
  topUpLife: hour / 2,
  fourEyesAbove: 2_000_000,
}

/** Returns the defaults of a mode: the demo has no waiting time and needs one admin. */
export const walletTermsOf = (mode: AppMode): WalletTerms =>
  mode === 'demo' ? { ...walletDefaults, accountWait: 0, fourEyesAbove: null } : walletDefaults

/** Returns the limits of a profile's top-ups: those of a business are higher, because it pays in a whole budget at once (P-10). */
export const topUpLimitsOf = (type: ProfileType, { topUp }: Pick<WalletTerms, 'topUp'>): TopUpLimits =>
  isBusiness(type) ? topUp.business : topUp.person
