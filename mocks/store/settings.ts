import { defaultSetting, type SettingKey } from '@wasla/contract/settings/settings.ts'

/** Returns the default value of a demo setting; nothing changes settings here. */
export const setting = <K extends SettingKey>(key: K) => defaultSetting(key, 'demo')
