import { expect, test } from 'vitest'
import { languageAddress } from './language-address.ts'

test.each([
  ['', '?lang=ar'],
  ['?lang=en', '?lang=ar'],
  ['?platform=TIKTOK&dialog=connect%3A1&lang=en', '?platform=TIKTOK&lang=ar'],
])('languageAddress changes the query %j into %j', (search, address) => {
  expect(languageAddress(search, 'ar')).toBe(address)
})
