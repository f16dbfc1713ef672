import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapped } from './wrap.ts'

const widthOf = (line: string) => line.length

it('wrapped breaks a text at blanks', () => {
  expect(wrapped('Withdrawal to your bank account', 18, widthOf)).toEqual(['Withdrawal to your', 'bank account'])
})

it('wrapped cuts a word that is too wide and loses no letter', () => {
  expect(wrapped('see abcdefghij', 4, widthOf)).toEqual(['see', 'abcd', 'efgh', 'ij'])
})

it('wrapped returns one line for a text that fits, and none for an empty text', () => {
  expect(wrapped('one line', 8, widthOf)).toEqual(['one line'])
  expect(wrapped('', 8, widthOf)).toEqual([])
})

it('wrapped returns every letter, in lines that are not too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 40 }), (text, most) => {
      const words = text.replaceAll(/[\s\p{M}]+/gu, ' ').trim()
      const lines = wrapped(words, most, widthOf)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
      expect(lines.every((line) => widthOf(line) <= most)).toBe(true)
    }),
    { seed: 966, numRuns: 200 },
  )
})
