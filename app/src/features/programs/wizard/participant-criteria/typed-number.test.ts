import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it.each([
  ['1000', 1000],
  ['1,000', 1000],
  ['١٬٠٠٠', 1000],
  ['٣٫٥', 3.5],
  ['3.5', 3.5],
  ['12 500', 12_500],
])('typedNumber reads the unfinished text %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

it.each(['', '-', '3.', 'abc', '1.2.3'])('typedNumber returns null for “%s”', (text) => {
  expect(typedNumber(text)).toBeNull()
})
