import { describe, expect, it } from 'vitest'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { nameLines, nameSet } from './name-lines.ts'

/** Each letter is 0.6 of its size wide. */
const measure = (text: string, size: number) => [...text].length * size * 0.6
const ofWords = (words: number, letters: number) => Array.from({ length: words }, () => 'ن'.repeat(letters)).join(' ')

describe('nameLines', () => {
  it('sets a name in one line, as large as possible', () => {
    expect(nameLines('Reem Aldosari', measure)).toMatchObject({ size: nameSet.one.most, lines: [{ text: 'Reem Aldosari' }] })
    const { size, lines } = nameLines(`${'x'.repeat(14)} ${'x'.repeat(11)}`, measure)
    expect(lines).toHaveLength(1)
    expect(size).toBeLessThan(nameSet.one.most)
  })

  it('sets a long name in two lines of similar length, and does not break between words that belong together', () => {
    const { size, lines } = nameLines('عبدالرحمن عبدالعزيز آل عبداللطيف القحطاني الزهراني', measure)
    expect(lines.map(({ text }) => text)).toEqual(['عبدالرحمن عبدالعزيز', 'آل عبداللطيف القحطاني الزهراني'])
    expect(size).toBeGreaterThan(nameSet.two.least)
  })

  it('keeps the longest allowed name whole and never exceeds the width', () => {
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

  it('cuts a name that fits in no line, with an ellipsis', () => {
    const { lines } = nameLines('W'.repeat(120), measure)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.text).toMatch(/^W+…$/u)
    expect(lines[0]?.width).toBeLessThanOrEqual(nameSet.room)
  })
})
