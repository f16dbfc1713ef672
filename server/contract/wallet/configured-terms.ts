import type { WalletTerms } from './terms.ts'

const minute = 60
const hour = 3600

/** The settings of the wallet. Their bounds are in `settings/settings.ts`, which takes its defaults from `terms.ts`. */
export type WalletSetting =
  | 'wallet.topUpFee'
  | 'wallet.withdrawalFee'
  | 'wallet.programFee'
  | 'wallet.vat'
  | 'wallet.topUpLeast'
  | 'wallet.personTopUpMost'
  | 'wallet.personTopUpsPerDay'
  | 'wallet.businessTopUpMost'
  | 'wallet.businessTopUpsPerDay'
  | 'wallet.withdrawalLeast'
  | 'wallet.withdrawnPerDay'
  | 'wallet.withdrawalsPerDay'
  | 'wallet.bankAccounts'
  | 'wallet.bankAccountWait'
  | 'wallet.topUpLife'
  | 'wallet.callsPerMinute'
  | 'wallet.fourEyesAbove'

/** Converts a setting in percent, with up to two decimals, to hundredths of a percent. */
const share = (percent: number) => Math.round(percent * 100)

/**
 * Returns fees and limits as the back office set them (P-04, P-10, P-11, L-05, Q-04). The settings are read again for each use. A change
 * applies at once; earlier bills stay unchanged.
 */
export const walletTermsFrom = (get: (key: WalletSetting) => number): WalletTerms => ({
  fees: {
    topUpShare: share(get('wallet.topUpFee')),
    withdrawal: get('wallet.withdrawalFee'),
    programShare: share(get('wallet.programFee')),
    vatShare: share(get('wallet.vat')),
  },
  topUp: {
    person: {
      least: get('wallet.topUpLeast'),
      most: get('wallet.personTopUpMost'),
      perDay: get('wallet.personTopUpsPerDay'),
    },
    business: {
      least: get('wallet.topUpLeast'),
      most: get('wallet.businessTopUpMost'),
      perDay: get('wallet.businessTopUpsPerDay'),
    },
  },
  withdrawal: {
    least: get('wallet.withdrawalLeast'),
    perDay: get('wallet.withdrawnPerDay'),
    timesPerDay: get('wallet.withdrawalsPerDay'),
  },
  accounts: get('wallet.bankAccounts'),
  callsPerMinute: get('wallet.callsPerMinute'),
  accountWait: get('wallet.bankAccountWait') * hour,
  topUpLife: get('wallet.topUpLife') * minute,
  // Zero means that one admin is enough for any amount.
  fourEyesAbove: get('wallet.fourEyesAbove') || null,
})
