import { isSame } from './same.ts'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import { ruleProblem } from '@wasla/contract/settings/check.ts'
import type { NamedLink, NumberRule, SettingGroup, SettingRule } from '@wasla/contract/settings/kinds.ts'
import { defaultSetting, isSettingKey, settings, type SettingKey } from '@wasla/contract/settings/settings.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

export type ShownSetting = {
  readonly key: SettingKey
  readonly rule: SettingRule
  readonly value: unknown
  readonly updatedAt: string
  /** Whether the value differs from this deployment's default. */
  readonly isChanged: boolean
}

type Row = { readonly key: string; readonly value: unknown; readonly updatedAt: string }

/** Returns the rows whose keys this build knows, with their rules. */
export const shownSettings = (rows: readonly Row[], mode: AppMode): readonly ShownSetting[] =>
  rows.flatMap(({ key, value, updatedAt }) =>
    isSettingKey(key)
      ? [{ key, rule: settings[key] as SettingRule, value, updatedAt, isChanged: !isSame(value, defaultSetting(key, mode)) }]
      : [],
  )

export const inGroup = (all: readonly ShownSetting[], group: SettingGroup) => all.filter(({ rule }) => rule.group === group)

export const isLinks = (value: unknown): value is readonly NamedLink[] => Array.isArray(value)

/** Returns how many stored units equal one shown unit: 100 for money, which is shown in riyals and stored in halalas; 1 for other units. */
export const shownUnits = ({ unit }: NumberRule) => (unit === 'halalas' ? 100 : 1)

/** Returns how many decimals an admin may type: two for money and percentages, none for other units. */
export const decimalsOf = ({ unit }: NumberRule) => (unit === 'halalas' || unit === 'percent' ? 2 : 0)

/** Converts a typed number to stored units; NaN if nothing is typed. */
export const storedNumber = (rule: NumberRule, typed: number) => Math.round(typed * shownUnits(rule) * 100) / 100

/** Returns what is wrong with a value of a setting. Bounds are in shown units. */
export function problemsOfRule(rule: SettingRule, value: unknown): readonly FieldProblem[] {
  const problem = ruleProblem(rule, value)
  if (!problem) return []
  if (rule.kind !== 'number' || !problem.params) return [problem]
  const bounds = { min: rule.min / shownUnits(rule), max: rule.max / shownUnits(rule) }
  return [{ ...problem, params: { ...problem.params, ...bounds } }]
}
