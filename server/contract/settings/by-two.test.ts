import { expect, it } from 'vitest'
import { takesTwo } from './by-two.ts'
import { settingKeys } from './settings.ts'

it('fees, limits, waits and the bound of two people are changed by two, and nothing else', () => {
  const byTwo = settingKeys.filter(takesTwo)
  expect(byTwo).toContain('wallet.fourEyesAbove')
  expect(byTwo).toEqual(settingKeys.filter((key) => key.startsWith('wallet.')))
})
