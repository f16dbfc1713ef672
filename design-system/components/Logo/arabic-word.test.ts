import { describe, expect, it } from 'vitest'
import { arabicWord } from './arabic-word.ts'

const ends = (path: string) => {
  const numbers = path.match(/-?\d+(\.\d+)?/gu)?.map(Number) ?? []
  return { from: numbers.slice(0, 2), to: numbers.slice(-2) }
}

describe('the word وصلة', () => {
  it.each(['logo', 'short', 'long'] as const)('joins lam to sad at one height (%s)', (reach) => {
    const word = arabicWord(reach)
    const { from, to } = ends(word.kashida)
    expect(from[1]).toBe(to[1])
    expect(word.letters[2]?.at).toBe((to[0] ?? 0) - 24)
  })

  it('grows only by its kashida', () => {
    const [short, long] = [arabicWord('short'), arabicWord('long')]
    expect(long.width - short.width).toBe(3625 - 2175)
    expect(long.letters.map(({ d }) => d)).toEqual(short.letters.map(({ d }) => d))
  })
})
