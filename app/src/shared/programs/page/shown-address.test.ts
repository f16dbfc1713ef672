import { expect, it } from 'vitest'
import { shownAddress } from './shown-address.ts'

it.each([
  ['https://www.nabt.example/diriyah/', 'nabt.example/diriyah'],
  ['http://nabt.example', 'nabt.example'],
  ['nabt.example/cups', 'nabt.example/cups'],
])('shows %s as %s', (url, shown) => expect(shownAddress(url)).toBe(shown))

it('cuts a long address', () => {
  const shown = shownAddress(`https://nabt.example/${'a'.repeat(200)}`)
  expect([shown.length, shown.endsWith('…')]).toEqual([48, true])
})
