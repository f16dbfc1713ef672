import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Setting } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { acceptSetting, acceptSettingKey, settingProblem } from '@wasla/contract/settings/check.ts'
import { defaultSettings, settingKeys } from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'
import { changeSetting, storedSettings } from '../../settings/service.ts'
import { act } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'

async function all(db: Database, mode: AdminParts['env']['mode']): Promise<Setting[]> {
  const stored = new Map((await storedSettings(db)).map((row) => [row.key, row]))
  const defaults = defaultSettings(mode)
  return settingKeys.map((key) => {
    const row = stored.get(key)
    const value = row && settingProblem(key, row.value) === null ? row.value : defaults[key]
    return { key, value, updatedAt: toDateTime(row?.updatedAt ?? 0) }
  })
}

/** `adminSettings`: every setting there is, in the contract's order. */
export const settings = (parts: AdminParts): Promise<Setting[]> => all(parts.db, parts.env.mode)

/**
 * `adminUpdateSetting`: from now on the number counts, in every process. `changed` is told once it stands. A value outside its bounds is
 * `DTO_VALIDATION_ERROR` at `value`, a key there is none of at `key`, the value it has already `NO_CHANGES_TO_UPDATE`.
 */
export async function updateSetting(
  parts: AdminParts,
  admin: Admin,
  input: { key: string; value: unknown },
  changed: (key: string) => Promise<unknown>,
): Promise<Setting> {
  const key = acceptSettingKey(input.key)
  const value: unknown = acceptSetting(key, input.value)
  const result = await act(parts, admin, async (tx, now) => {
    const before = (await all(tx, parts.env.mode)).find((one) => one.key === key)?.value
    if (isDeepStrictEqual(before, value)) return new Problem('NO_CHANGES_TO_UPDATE')
    await changeSetting(tx, parts.dialect, key, value, now)
    return {
      action: 'admin.settingChanged',
      target: key,
      before: { value: before },
      after: { value },
      result: { key, value, updatedAt: toDateTime(now) },
    }
  })
  await changed(key)
  return result
}
