import type { AppMode } from '../platform/config.ts'
import { sessionLimits } from '../session/limits.ts'
import { showcaseLimits } from '../showcase/limits.ts'
import { verificationLimits } from '../verification/limits.ts'
import { walletDefaults } from '../wallet/terms.ts'
import { count, days, halalas, hours, minutes, percent, seconds, type LinksRule, type NumberRule, type SettingRule } from './kinds.ts'

const minute = 60
const hour = 3600
const day = 86_400
const riyals = 100
const { fees, topUp, withdrawal } = walletDefaults
/** Highest value of a limit for one payment or one day. It is far below the amount that the ledger can move at once. */
const mostRiyals = 1_000_000_000 * riyals

/**
 * Every rate, fee, wait and quota of Appendix D that the back office can change, with its default and its bounds. Add a key only together
 * with the code that reads it. Field lengths and figures that the specification fixes are constants of their domains.
 */
export const settings = {
  'otp.life': seconds('signIn', sessionLimits.codeLife, [60, 1800]),
  'otp.triesPerChallenge': count('signIn', sessionLimits.triesPerChallenge, [1, 10]),
  'otp.wrongPerPhone': count('signIn', sessionLimits.wrongPerPhone, [3, 50]),
  'otp.sendsPerAddress': count('signIn', sessionLimits.sendsPerAddress.count, [5, 10_000]),
  'otp.sendsPerPrefix': count('signIn', sessionLimits.sendsPerPrefix.count, [1, 10_000]),
  'otp.verifiesPerAddress': count('signIn', sessionLimits.verifiesPerAddress.count, [10, 10_000]),
  'session.accessLife': seconds('signIn', sessionLimits.accessLife, [60, 3600]),
  'session.refreshLife': days('signIn', sessionLimits.refreshLife / day, [1, 90]),
  'session.devices': count('signIn', sessionLimits.devices, [1, 100]),

  'traffic.callsPerToken': count('traffic', sessionLimits.callsPerToken.count, [60, 100_000]),
  'traffic.callsPerAddress': count('traffic', sessionLimits.callsPerAddress.count, [60, 1_000_000]),
  'traffic.costPerToken': count('traffic', sessionLimits.costPerToken.count, [5000, 100_000_000]),
  'traffic.searchesPerToken': count('traffic', 30, [5, 1000]),
  'traffic.publicProfilesPerAddress': count('traffic', 60, [10, 10_000]),

  // Highest number of valid clicks of a link, day and network without review. The second is for a payer's or earner's network (Y-06).
  'clicks.perNetwork': count('traffic', 20, [1, 100_000]),
  'clicks.perOwnNetwork': count('traffic', 5, [1, 100_000]),

  'waitingList.mode': { kind: 'choice', group: 'joining', values: ['manual', 'auto'], default: 'manual', in: { demo: 'auto' } },
  'waitingList.autoAfter': seconds('joining', 10, [0, day]),
  'waitingList.invitationBonus': hours('joining', 24, [0, 720]),
  'waitingList.invitationsCounted': count('joining', 10, [0, 100]),
  'waitingList.taskBonus': hours('joining', 6, [0, 720]),
  'waitingList.microblogUrl': { kind: 'address', group: 'joining', default: 'https://x.com/wasla' },
  'waitingList.communities': {
    kind: 'links',
    group: 'joining',
    most: 6,
    default: [
      { name: 'WhatsApp', url: 'https://chat.whatsapp.com/wasla' },
      { name: 'Telegram', url: 'https://t.me/wasla' },
    ],
  },
  'invites.perDay': count('joining', 10, [1, 1000]),
  'invites.perDayOfAddress': count('joining', 20, [1, 100_000]),
  'invites.quietDays': days('joining', 30, [1, 365]),

  'verification.identityAttempts': count('verification', verificationLimits.identityAttempts, [1, 20]),
  'verification.identityWindow': days('verification', verificationLimits.identityWindow / day, [1, 365]),
  'verification.papersKept': days('verification', verificationLimits.documentRetention / day, [1, 3650]),
  'verification.businessProfiles': count('verification', verificationLimits.businessProfiles, [1, 20]),

  'profiles.featuredPosts': count('profiles', showcaseLimits.posts, [1, 50]),
  'profiles.featuredLinks': count('profiles', showcaseLimits.links, [1, 50]),
  'profiles.collaborations': count('profiles', showcaseLimits.collaborations, [1, 100]),
  'talents.perManager': count('profiles', 50, [1, 10_000]),

  'wallet.topUpFee': percent('wallet', fees.topUpShare / 100, [0, 10]),
  'wallet.withdrawalFee': halalas('wallet', fees.withdrawal, [0, 100 * riyals]),
  'wallet.programFee': percent('wallet', fees.programShare / 100, [0, 10]),
  'wallet.vat': percent('wallet', fees.vatShare / 100, [0, 50]),
  'wallet.topUpLeast': halalas('wallet', topUp.person.least, [riyals, 1000 * riyals]),
  'wallet.personTopUpMost': halalas('wallet', topUp.person.most, [1000 * riyals, mostRiyals]),
  'wallet.personTopUpsPerDay': halalas('wallet', topUp.person.perDay, [1000 * riyals, mostRiyals]),
  'wallet.businessTopUpMost': halalas('wallet', topUp.business.most, [1000 * riyals, mostRiyals]),
  'wallet.businessTopUpsPerDay': halalas('wallet', topUp.business.perDay, [1000 * riyals, mostRiyals]),
  'wallet.withdrawalLeast': halalas('wallet', withdrawal.least, [riyals, 1000 * riyals]),
  'wallet.withdrawnPerDay': halalas('wallet', withdrawal.perDay, [1000 * riyals, mostRiyals]),
  'wallet.withdrawalsPerDay': count('wallet', withdrawal.timesPerDay, [1, 100]),
  'wallet.bankAccounts': count('wallet', walletDefaults.accounts, [1, 50]),
  'wallet.bankAccountWait': { ...hours('wallet', walletDefaults.accountWait / hour, [0, 720]), in: { demo: 0 } },
  'wallet.topUpLife': minutes('wallet', walletDefaults.topUpLife / minute, [5, 1440]),
  'wallet.callsPerMinute': count('wallet', walletDefaults.callsPerMinute, [1, 1000]),
  'wallet.fourEyesAbove': { ...halalas('wallet', walletDefaults.fourEyesAbove ?? 0, [0, mostRiyals]), in: { demo: 0 } },

  'notifications.kept': days('platform', 180, [7, 3650]),
  'accounts.erasedAfter': days('platform', 30, [0, 365]),
  'admin.sessionLife': hours('platform', 12, [1, 72]),
  'admin.idleLimit': hours('platform', 2, [1, 72]),
} as const satisfies Record<string, SettingRule>

export type SettingKey = keyof typeof settings

type ValueOf<R> = R extends NumberRule
  ? number
  : R extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : R extends { kind: 'links' }
      ? LinksRule['default']
      : string

export type SettingValue<K extends SettingKey> = ValueOf<(typeof settings)[K]>
/** Returns a setting's value: from the server's stored settings, or from the defaults of a mode. */
export type ReadSetting = <K extends SettingKey>(key: K) => SettingValue<K>
export type SettingValues = { readonly [K in SettingKey]: SettingValue<K> }

export const settingKeys = Object.keys(settings) as SettingKey[]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)

/** Returns the message id of a setting's name. */
export const settingMessage = <K extends SettingKey>(key: K): `admin.setting.${K}` => `admin.setting.${key}`

/** Returns the default of a setting. */
export function defaultSetting<K extends SettingKey>(key: K, mode: AppMode): SettingValue<K> {
  const rule: SettingRule = settings[key]
  return (rule.in?.[mode] ?? rule.default) as SettingValue<K>
}

export const defaultSettings = (mode: AppMode): SettingValues =>
  Object.fromEntries(settingKeys.map((key) => [key, defaultSetting(key, mode)])) as SettingValues
