import { expect, test } from 'vitest'
import type { NumberRule } from '@wasla/contract/settings/kinds.ts'
import { settingKeys, settings } from '@wasla/contract/settings/settings.ts'
import english from '../messages/en.json'
import arabic from '../messages/ar.json'
import { storedNumber, problemsOfRule, shownSettings } from './setting-values.ts'
import { isSame } from './same.ts'

const fee: NumberRule = { kind: 'number', group: 'platform', unit: 'halalas', default: 500, min: 0, max: 10_000 }

const row = (key: string, value: unknown) => ({ key, value, updatedAt: '2026-03-01T09:00:00.000Z' })

test('settings that differ from the deployment’s default are marked as changed', () => {
  const shown = shownSettings([row('otp.life', 600), row('invites.perDay', 11), row('waitingList.mode', 'auto')], 'demo')
  expect(shown.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
  expect(shownSettings([row('waitingList.mode', 'auto')], 'live')[0]?.isChanged).toBe(true)
})

test('a setting that this build does not know is left out', () => {
  expect(shownSettings([row('nobody.knows', 1)], 'demo')).toEqual([])
})

test('bounds of money appear in riyals, and bounds of counts appear unchanged', () => {
  expect(problemsOfRule(fee, 20_000)).toEqual([{ path: 'value', rule: 'outOfRange', params: { min: 0, max: 100 } }])
  expect(problemsOfRule(settings['otp.life'], 5)).toEqual([{ path: 'value', rule: 'outOfRange', params: { min: 60, max: 1800 } }])
  expect(problemsOfRule(settings['otp.life'], Number.NaN)).toMatchObject([{ rule: 'format' }])
  expect(problemsOfRule({ ...fee, unit: 'percent' }, 17.5)).toEqual([])
})

test('a typed amount in riyals is stored as whole halalas', () => {
  expect(storedNumber(fee, 19.99)).toBe(1999)
})

test('every setting has a name in both languages', () => {
  for (const key of settingKeys) {
    expect(english).toHaveProperty([`admin.setting.${key}`])
    expect(arabic).toHaveProperty([`admin.setting.${key}`])
  }
})

test('lists of links are equal only if every link is equal', () => {
  const one = [{ name: 'a', url: 'b' }]
  expect(isSame(one, [{ url: 'b', name: 'a' }])).toBe(true)
  expect(isSame(one, [])).toBe(false)
  expect(isSame(one, [{ name: 'a', url: 'c' }])).toBe(false)
  expect(isSame([], {})).toBe(false)
})
