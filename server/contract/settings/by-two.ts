import type { SettingGroup } from './kinds.ts'
import { settings, type SettingKey } from './settings.ts'

/**
 * Which groups of settings say what is charged, paid or held, or who decides on that (Y-09). One person alone changes none of them, in either
 * direction: a limit that is raised is as dangerous as a rule that is lifted.
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

/** Whether two admins change a setting together: one proposes, another decides. */
export const takesTwo = (key: SettingKey): boolean => isOfMoney[settings[key].group] || decidesResults.includes(key)
