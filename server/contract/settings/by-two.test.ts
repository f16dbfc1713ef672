import { expect, it } from 'vitest'
import { takesTwo } from './by-two.ts'
import { settingKeys } from './settings.ts'

it('takesTwo is true for all settings about fees, payments and counted results, and for no others', () => {
  const byTwo = settingKeys.filter(takesTwo)
  expect(byTwo).toContain('wallet.fourEyesAbove')
  expect(byTwo).toEqual(settingKeys.filter((key) => key.startsWith('wallet.') || key.startsWith('clicks.')))
})
