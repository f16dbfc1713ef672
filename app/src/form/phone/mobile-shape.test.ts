import { expect, it } from 'vitest'
import { countries } from '@wasla/contract/reference/countries.ts'
import { firstCountry } from './first-country.ts'
import { mobileShape } from './mobile-shape.ts'

it('mobileShape begins with 5 for the first country', () => expect(mobileShape(firstCountry.id)).toMatch(/^5X/))

it('mobileShape has as many digits as the phone numbers of its country', () => {
  for (const { id, phoneNumberLength } of countries) {
    const shape = mobileShape(id)
    if (shape) expect([id, shape.replaceAll(' ', '').length]).toEqual([id, phoneNumberLength])
  }
})
