import { expect, it } from 'vitest'
import { takesTwo } from './by-two.ts'
import { settingKeys } from './settings.ts'

it('takesTwo is true for exactly the settings about fees, payments and counted results', () => {
  const byTwo = settingKeys.filter(takesTwo)
  expect(byTwo).toContain('wallet.fourEyesAbove')
  expect(byTwo).toEqual(settingKeys.filter((key) => key.startsWith('wallet.') || key.startsWith('clicks.')))
})
