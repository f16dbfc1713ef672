import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Setting } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { decideSettingChange, type SettingRecord } from '@wasla/contract/settings/change.ts'
import { acceptSettingKey } from '@wasla/contract/settings/check.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import { changeSetting, effectiveSetting, effectiveSettings } from '../../settings/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'

const settingOf = ({ key, value, updatedAt }: SettingRecord): Setting => ({ key, value, updatedAt: toDateTime(updatedAt) })

/** `adminSettings`: returns every setting, in the order of the contract. */
export const settings = async ({ db, env }: AdminParts): Promise<Setting[]> => (await effectiveSettings(db, env.mode)).map(settingOf)

/**
 * `adminUpdateSetting`: saves a value, which then applies in every process, and calls `onChange`. Throws `DTO_VALIDATION_ERROR` at `key` if
 * there is no such setting.
 */
export async function updateSetting(
  parts: AdminParts,
  admin: Admin,
  input: { key: string; value: unknown },
  onChange: (key: SettingKey) => Promise<unknown>,
): Promise<Setting> {
  const key = acceptSettingKey(input.key)
  const result = await performAction(parts, admin, async (tx, now) => {
    const { setting, action } = changesOf(decideSettingChange(await effectiveSetting(tx, parts.env.mode, key), input.value, now))
    await changeSetting(tx, parts.dialect, key, setting.value, setting.updatedAt)
    return { action, result: settingOf(setting) }
  })
  await onChange(key)
  return result
}
