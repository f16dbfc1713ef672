import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { acceptSetting, acceptSettingKey, ruleProblem, settingProblem } from './check.ts'
import type { NumberRule } from './kinds.ts'
import { defaultSettings, settingKeys, settings, type SettingKey } from './settings.ts'

describe('settings', () => {
  it.each(['demo', 'local', 'live'] as const)('of %s have defaults that their own rules accept', (mode) => {
    const values = defaultSettings(mode)
    for (const key of settingKeys) expect(acceptSetting(key, values[key])).toEqual(values[key])
  })

  it('of the demo admit people automatically, so that visitors need not wait', () => {
    expect(defaultSettings('demo')).toMatchObject({ 'waitingList.mode': 'auto' })
    expect(defaultSettings('live')).toMatchObject({ 'waitingList.mode': 'manual' })
  })

  const refused: [SettingKey, unknown, string][] = [
    ['otp.life', 59, 'outOfRange'],
    ['otp.life', 1801, 'outOfRange'],
    ['otp.life', 600.5, 'format'],
    ['otp.life', '600', 'format'],
    ['otp.life', null, 'format'],
    ['otp.life', Number.NaN, 'format'],
    ['waitingList.mode', 'sometimes', 'unknownValue'],
    ['waitingList.microblogUrl', 'http://x.com/wasla', 'format'],
    ['waitingList.microblogUrl', 'javascript:alert(1)', 'format'],
    ['waitingList.microblogUrl', 'https://me:secret@x.com', 'format'],
    ['waitingList.communities', 'https://t.me/wasla', 'format'],
    ['waitingList.communities', [{ name: ' ', url: 'https://t.me/wasla' }], 'format'],
    ['waitingList.communities', Array.from({ length: 7 }, () => ({ name: 'a', url: 'https://t.me/a' })), 'maxItems'],
  ]
  it.each(refused)('include %s, which refuses %j with the rule %s', (key, value, rule) =>
    expect(settingProblem(key, value)).toMatchObject({ path: 'value', rule }),
  )

  it('report their bounds if a value is out of range', () => {
    expect(settingProblem('otp.triesPerChallenge', 11)).toEqual({ path: 'value', rule: 'outOfRange', params: { min: 1, max: 10 } })
  })

  const share: NumberRule = { kind: 'number', group: 'platform', unit: 'percent', default: 2.5, min: 0, max: 20 }
  it.each([
    [share, 2.55, null],
    [share, 2.555, 'format'],
    [share, 20.01, 'outOfRange'],
    [{ ...share, unit: 'halalas' }, 2.5, 'format'],
    [{ ...share, unit: 'hourOfDay' }, 9, null],
  ] as const)('with the rule %j and the value %d report the problem: %s', (rule, value, refusal) =>
    expect(ruleProblem(rule, value)?.rule ?? null).toBe(refusal),
  )

  it('store links without unknown fields', () => {
    expect(acceptSetting('waitingList.communities', [{ name: ' Us ', url: 'https://t.me/us', more: 1 }])).toEqual([
      { name: 'Us', url: 'https://t.me/us' },
    ])
  })

  it('reject a key that exists only on Object’s prototype', () => {
    expect(() => acceptSettingKey('toString')).toThrow(Problem)
    expect(acceptSettingKey('otp.life')).toBe('otp.life')
  })

  it('have a lower bound below the upper one', () => {
    for (const key of settingKeys) {
      const rule = settings[key]
      if (rule.kind === 'number') expect(rule.min).toBeLessThan(rule.max)
    }
  })
})
