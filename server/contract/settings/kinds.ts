import type { AppMode } from '../platform/config.ts'

/** The unit of a number. Money is in whole halalas; percent has up to two decimals; all other units have none. */
export type SettingUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'count' | 'halalas' | 'percent' | 'hourOfDay'

/** The headings under which the back office shows the settings. */
export const settingGroups = ['signIn', 'traffic', 'joining', 'verification', 'profiles', 'wallet', 'platform'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** A default value, and different defaults for some modes. */
type PerMode<V> = { default: V; in?: Partial<Record<AppMode, V>> }

export type NumberRule = PerMode<number> & { kind: 'number'; group: SettingGroup; unit: SettingUnit; min: number; max: number }
type ChoiceRule<V extends string = string> = PerMode<V> & { kind: 'choice'; group: SettingGroup; values: readonly V[] }
/** A setting whose value is an address that the app links to. */
type AddressRule = PerMode<string> & { kind: 'address'; group: SettingGroup }
export type NamedLink = { name: string; url: string }
export type LinksRule = PerMode<readonly NamedLink[]> & { kind: 'links'; group: SettingGroup; most: number }

export type SettingRule = NumberRule | ChoiceRule | AddressRule | LinksRule

const numbers =
  (unit: SettingUnit) =>
  (group: SettingGroup, usual: number, [min, max]: readonly [number, number]): NumberRule => ({
    kind: 'number',
    group,
    unit,
    default: usual,
    min,
    max,
  })

export const seconds = numbers('seconds')
export const minutes = numbers('minutes')
export const hours = numbers('hours')
export const days = numbers('days')
export const count = numbers('count')
export const halalas = numbers('halalas')
export const percent = numbers('percent')
