import { expect, test } from 'vitest'
import { shortCode, valueText } from './code-text.ts'

const hash = '7c1e90b4'.padEnd(60, '0').concat('22f0')

test('a hash is shown by its first eight and its last four letters', () => {
  expect(shortCode(hash).replaceAll('\u00A0', ' ')).toBe('7c1e 90b4 … 22f0')
})

test('only the hashes of a value are shortened', () => {
  expect(valueText(`${hash} 1 2 3`).replaceAll('\u00A0', ' ')).toBe('7c1e 90b4 … 22f0 1 2 3')
  expect(valueText('program-1 18204')).toBe('program-1 18204')
})
