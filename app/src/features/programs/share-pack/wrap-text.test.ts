import { describe, expect, it } from 'vitest'
import { fitText, wrap } from './wrap-text.ts'

/** A fake measure for which every letter is as wide as its size. */
const letters = (size: number) => (text: string) => Array.from(text).length * size

describe('headline of a card', () => {
  it('breaks between words', () => {
    expect(wrap('The morning cup', 8, letters(1))).toEqual(['The', 'morning', 'cup'])
    expect(wrap('فنجان الصباح كل يوم', 12, letters(1))).toEqual(['فنجان الصباح', 'كل يوم'])
  })

  it('breaks a word only if it is wider than a line', () => {
    expect(wrap('a Donaudampfschiff', 6, letters(1))).toEqual(['a', 'Donaud', 'ampfsc', 'hiff'])
  })

  it('is set smaller before it is cut', () => {
    expect(fitText('four four', { width: 40, size: 10, lines: 1 }, letters).lines).toEqual(['four…'])
    const smaller = fitText('one two', { width: 56, size: 10, lines: 1 }, letters)
    expect(smaller.lines).toEqual(['one two'])
    expect(smaller.size).toBeLessThan(10)
  })

  const names = [
    'a',
    'four four',
    'Donaudampfschifffahrtsgesellschaft',
    'فنجان الصباح، من الدرعية إلى طاولتي كل يوم من أيام الأسبوع',
    '☕️☕️☕️ '.repeat(30),
  ]
  it.each(names)('fits into its box for any name: %s', (name) => {
    for (const lines of [1, 2, 3, 6]) {
      const fitted = fitText(name, { width: 100, size: 10, lines }, letters)
      expect(fitted.lines.length).toBeLessThanOrEqual(lines)
      for (const line of fitted.lines) expect(letters(fitted.size)(line)).toBeLessThanOrEqual(100)
    }
  })
})
