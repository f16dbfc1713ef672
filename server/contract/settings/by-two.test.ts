import { expect, it } from 'vitest'
import { takesTwo } from './by-two.ts'
import { settingKeys } from './settings.ts'

it('what is charged, paid or counted is changed by two, and nothing else', () => {
  const byTwo = settingKeys.filter(takesTwo)
  expect(byTwo).toContain('wallet.fourEyesAbove')
  expect(byTwo).toEqual(settingKeys.filter((key) => key.startsWith('wallet.') || key.startsWith('clicks.')))
})
