import { expect, it } from 'vitest'
import { waysOf } from './methods.ts'

it('waysOf lists each payment method once, with the first gateway that offers it', () => {
  expect(
    waysOf([
      { name: 'moyasar', methods: ['CARD'] },
      { name: 'demo', methods: ['CARD', 'BANK'] },
    ]),
  ).toEqual([
    { method: 'CARD', gateway: 'moyasar' },
    { method: 'BANK', gateway: 'demo' },
  ])
  expect(waysOf([])).toEqual([])
})
