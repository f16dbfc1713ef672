import type { SettingGroup } from './kinds.ts'
import { settings, type SettingKey } from './settings.ts'

/**
 * The groups of settings that say what is charged, paid or held, or who decides that (Y-09). No admin alone changes one of them, in either
 * direction: raising a limit is as dangerous as removing a rule.
 */
const isOfMoney: Readonly<Record<SettingGroup, boolean>> = {
  signIn: false,
  traffic: false,
  joining: false,
  verification: false,
  profiles: false,
  wallet: true,
  platform: false,
}

/** Settings of other groups that decide which results count, and so who is paid. */
const decidesResults: readonly SettingKey[] = ['clicks.perNetwork', 'clicks.perOwnNetwork']

/** Returns whether a setting is changed by two admins: one proposes, another decides. */
export const takesTwo = (key: SettingKey): boolean => isOfMoney[settings[key].group] || decidesResults.includes(key)
