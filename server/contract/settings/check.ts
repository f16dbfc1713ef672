import { invalidInput } from '../errors/problem.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import { webAddress } from '../validation/web-address.ts'
import type { NamedLink, NumberRule, SettingRule } from './kinds.ts'
import { isSettingKey, settings, type SettingKey, type SettingValue } from './settings.ts'

type Checked = { value: unknown } | { problem: Omit<FieldProblem, 'path'> }

const refuse = (rule: FieldProblem['rule'], params?: FieldProblem['params']): Checked => ({
  problem: { rule, ...(params ? { params } : {}) },
})

const decimals = (rule: NumberRule) => (rule.unit === 'percent' ? 100 : 1)

function checkNumber(rule: NumberRule, value: unknown): Checked {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('format')
  if (Math.abs(value * decimals(rule) - Math.round(value * decimals(rule))) > 1e-9) return refuse('format')
  if (value < rule.min || value > rule.max) return refuse('outOfRange', { min: rule.min, max: rule.max })
  return { value }
}

/** Returns whether a value is an address that the app may link to: https only, on a public host. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 300 && webAddress(value)?.startsWith('https://') === true

const isLink = (value: unknown): value is NamedLink => {
  const { name, url } = (value ?? {}) as Partial<Record<keyof NamedLink, unknown>>
  return typeof name === 'string' && name.trim().length > 0 && name.length <= 60 && isAddress(url)
}

function checkRule(rule: SettingRule, value: unknown): Checked {
  if (rule.kind === 'number') return checkNumber(rule, value)
  if (rule.kind === 'choice') return rule.values.some((one) => one === value) ? { value } : refuse('unknownValue')
  if (rule.kind === 'address') return isAddress(value) ? { value } : refuse('format')
  if (!Array.isArray(value) || !value.every(isLink)) return refuse('format')
  if (value.length > rule.most) return refuse('maxItems', { max: rule.most })
  return { value: value.map(({ name, url }: NamedLink) => ({ name: name.trim(), url })) }
}

/** Returns the problem of a value under the rule of a setting; null if the value may be saved. */
export function ruleProblem(rule: SettingRule, value: unknown): FieldProblem | null {
  const checked = checkRule(rule, value)
  return 'problem' in checked ? { path: 'value', ...checked.problem } : null
}

export const settingProblem = (key: SettingKey, value: unknown): FieldProblem | null => ruleProblem(settings[key], value)

/** Returns the accepted value. Throws `DTO_VALIDATION_ERROR` at `value`. Used for input and for stored values. */
export function acceptSetting<K extends SettingKey>(key: K, value: unknown): SettingValue<K> {
  const checked = checkRule(settings[key], value)
  if ('problem' in checked) throw invalidInput([{ path: 'value', ...checked.problem }])
  return checked.value as SettingValue<K>
}

/** Returns a known key. Throws `DTO_VALIDATION_ERROR` at `key`. */
export function acceptSettingKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw invalidInput([{ path: 'key', rule: 'unknownValue' }])
  return key
}
