import type { SettingGroup } from './kinds.ts'
import { settings, type SettingKey } from './settings.ts'

/**
 * Whether a group's settings decide what is charged, paid or held, or who decides that (Y-09). A change of such a setting takes two admins,
 * whether it raises or lowers the value: both can be dangerous.
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

/** Settings of other groups that take two admins. They decide which results count, and so who is paid. */
const decidesResults: readonly SettingKey[] = ['clicks.perNetwork', 'clicks.perOwnNetwork']

/** Returns whether changing a setting takes two admins: one proposes the change, another decides on it. */
export const takesTwo = (key: SettingKey): boolean => isOfMoney[settings[key].group] || decidesResults.includes(key)
