import { defaultSetting, type SettingKey } from '@wasla/contract/settings/settings.ts'

/** The numbers of a demonstration: nobody changes them here. */
export const setting = <K extends SettingKey>(key: K) => defaultSetting(key, 'demo')
