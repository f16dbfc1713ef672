import { expect, it } from 'vitest'
import { riyals } from './price.ts'

it.each([
  [102_875, '1,028.75', '١٬٠٢٨٫٧٥'],
  [1000, '10.00', '١٠٫٠٠'],
  [5, '0.05', '٠٫٠٥'],
  [100_000_000_000_001, '1,000,000,000,000.01', '١٬٠٠٠٬٠٠٠٬٠٠٠٬٠٠٠٫٠١'],
])('formats %d halalas as %s and %s', (halalas, english, arabic) => {
  expect([riyals(halalas, 'en'), riyals(halalas, 'ar')]).toEqual([english, arabic])
})
