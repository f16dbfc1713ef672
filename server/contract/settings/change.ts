import type { AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { takesTwo } from './by-two.ts'
import { acceptSetting, settingProblem } from './check.ts'
import type { SettingKey } from './settings.ts'

/** A setting as the back office shows it. */
export type SettingRecord = { key: SettingKey; value: unknown; updatedAt: number }

/** Compares values as JSON: they are numbers, texts, or lists of links whose members always have the same order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the accepted value. Refused with `DTO_VALIDATION_ERROR` at `value` if it is out of bounds, and with `NO_CHANGES_TO_UPDATE` if it
 * is the current value.
 */
export function acceptedChange(setting: SettingRecord, requested: unknown): Decision<{ value: unknown }> {
  const problem = settingProblem(setting.key, requested)
  if (problem) return refused(invalidInput([problem]))
  const value: unknown = acceptSetting(setting.key, requested)
  return isSame(setting.value, value) ? refused(new Problem('NO_CHANGES_TO_UPDATE')) : decided({ value })
}

/** Decides `adminUpdateSetting`. Refused with `SETTING_TAKES_TWO` for a setting that takes two admins (Y-09), and like `acceptedChange`. */
export function decideSettingChange(
  setting: SettingRecord,
  requested: unknown,
  now: number,
): Decision<{ setting: SettingRecord; action: AdminAction }> {
  if (takesTwo(setting.key)) return refused(new Problem('SETTING_TAKES_TWO'))
  const { problem, changes } = acceptedChange(setting, requested)
  if (problem) return refused(problem)
  const { value } = changes
  return decided({
    setting: { key: setting.key, value, updatedAt: now },
    action: { action: 'admin.settingChanged', target: setting.key, before: { value: setting.value }, after: { value } },
  })
}
