import type { AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { acceptSetting, settingProblem } from './check.ts'
import type { SettingKey } from './settings.ts'

/** A setting as the back office shows it. */
export type SettingRecord = { key: SettingKey; value: unknown; updatedAt: number }

/** Values of settings are JSON: numbers, texts and lists of links with their members in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * `adminUpdateSetting`: a value outside its bounds is `DTO_VALIDATION_ERROR` at `value`, the value it has already `NO_CHANGES_TO_UPDATE`.
 */
export function decideSettingChange(
  setting: SettingRecord,
  requested: unknown,
  now: number,
): Decision<{ setting: SettingRecord; action: AdminAction }> {
  const problem = settingProblem(setting.key, requested)
  if (problem) return refused(invalidInput([problem]))
  const value: unknown = acceptSetting(setting.key, requested)
  if (isSame(setting.value, value)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({
    setting: { key: setting.key, value, updatedAt: now },
    action: { action: 'admin.settingChanged', target: setting.key, before: { value: setting.value }, after: { value } },
  })
}
