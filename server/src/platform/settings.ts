import type { SettingKey, SettingValue } from '@wasla/contract/settings/settings.ts'

/** The current values of the settings (Appendix D), held in memory. */
export type Settings = {
  get<K extends SettingKey>(key: K): SettingValue<K>
}
