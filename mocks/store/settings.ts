import { defaultSetting, type SettingKey } from '@wasla/contract/settings/settings.ts'

/** Returns the default value of a demo setting. The mock never changes settings. */
export const setting = <K extends SettingKey>(key: K) => defaultSetting(key, 'demo')
