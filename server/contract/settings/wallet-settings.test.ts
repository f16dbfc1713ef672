import { describe, expect, it } from 'vitest'
import { appModes } from '../platform/config.ts'
import { isMovable } from '../ledger/amounts.ts'
import { walletBill } from '../wallet/bill.ts'
import { walletTermsFrom } from '../wallet/configured-terms.ts'
import { walletDefaults, walletTermsOf } from '../wallet/terms.ts'
import { defaultSettings, settingKeys, settings, type SettingKey, type SettingValues } from './settings.ts'
import { settingProblem } from './check.ts'

const termsWith = (changed: Partial<SettingValues> = {}) => {
  const values: SettingValues = { ...defaultSettings('live'), ...changed }
  return walletTermsFrom((key) => values[key])
}

const walletKeys = settingKeys.filter((key) => settings[key].group === 'wallet')
const boundOf = (key: SettingKey, which: 'min' | 'max') => {
  const rule = settings[key]
  return rule.kind === 'number' ? rule[which] : Number.NaN
}
const allAt = (which: 'min' | 'max') => termsWith(Object.fromEntries(walletKeys.map((key) => [key, boundOf(key, which)])))

describe('fees and limits of the wallet', () => {
  it.each(appModes)('are by default, in mode %s, the terms of Appendix D', (mode) => {
    const values = defaultSettings(mode)
    expect(walletTermsFrom((key) => values[key])).toEqual(walletTermsOf(mode))
  })

  it.each(walletKeys)('change with the setting %s', (key) => {
    expect(termsWith({ [key]: boundOf(key, 'max') })).not.toEqual(walletDefaults)
  })

  it('keep percentages with two decimals exactly', () => {
    expect(termsWith({ 'wallet.topUpFee': 2.55 }).fees.topUpShare).toBe(255)
    expect(settingProblem('wallet.topUpFee', 2.555)?.rule).toBe('format')
  })

  it('require no second admin if `wallet.fourEyesAbove` is zero (Q-04)', () => {
    expect(termsWith({ 'wallet.fourEyesAbove': 0 }).fourEyesAbove).toBeNull()
    expect(termsWith({ 'wallet.fourEyesAbove': 1 }).fourEyesAbove).toBe(1)
  })

  it.each(['min', 'max'] as const)(
    'allow at least one amount, and only bills that the ledger can move, if all settings are at their %s',
    (which) => {
      const { topUp, withdrawal, fees } = allAt(which)
      for (const { most, perDay } of [topUp.person, topUp.business]) {
        expect(most).toBeGreaterThanOrEqual(allAt('max').topUp.person.least)
        expect(perDay).toBeGreaterThanOrEqual(allAt('max').topUp.person.least)
        expect(isMovable(walletBill('TOP_UP', most, fees).total)).toBe(true)
      }
      expect(withdrawal.perDay).toBeGreaterThanOrEqual(allAt('max').withdrawal.least)
      expect(isMovable(walletBill('WITHDRAWAL', withdrawal.perDay, fees).total)).toBe(true)
    },
  )
})
