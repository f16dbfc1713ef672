import { describe, expect, it } from 'vitest'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { nameLines, nameSet } from './name-lines.ts'

/** Every letter is six tenths of its size wide. */
const measure = (text: string, size: number) => [...text].length * size * 0.6
const ofWords = (words: number, letters: number) => Array.from({ length: words }, () => 'ن'.repeat(letters)).join(' ')

describe('the name on a share picture', () => {
  it('stands in one line as large as it goes', () => {
    expect(nameLines('Reem Aldosari', measure)).toMatchObject({ size: nameSet.one.most, lines: [{ text: 'Reem Aldosari' }] })
    const { size, lines } = nameLines(`${'x'.repeat(14)} ${'x'.repeat(11)}`, measure)
    expect(lines).toHaveLength(1)
    expect(size).toBeLessThan(nameSet.one.most)
  })

  it('goes into two lines of nearly one length before it gets small, between words that do not belong together', () => {
    const { size, lines } = nameLines('عبدالرحمن عبدالعزيز آل عبداللطيف القحطاني الزهراني', measure)
    expect(lines.map(({ text }) => text)).toEqual(['عبدالرحمن عبدالعزيز', 'آل عبداللطيف القحطاني الزهراني'])
    expect(size).toBeGreaterThan(nameSet.two.least)
  })

  it('is whole as long as a name may be, and never wider than its room', () => {
    for (const [words, letters] of [
      [10, 9],
      [16, 5],
      [2, profileLimits.personName],
    ] as const) {
      const name = ofWords(words, letters)
      const { size, lines } = nameLines(name, measure)
      expect(lines.map(({ text }) => text).join(' ')).toBe(name)
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(nameSet.room)
      expect(size).toBeGreaterThanOrEqual(nameSet.two.least)
    }
  })

  it('is cut where no line could hold it, and says so', () => {
    const { lines } = nameLines('W'.repeat(120), measure)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.text).toMatch(/^W+…$/u)
    expect(lines[0]?.width).toBeLessThanOrEqual(nameSet.room)
  })
})
