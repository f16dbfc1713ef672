import { describe, expect, it } from 'vitest'
import { remembered } from './remembered.ts'

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `n${from + at}`)

describe('remembered', () => {
  it('returns the newest value of a name', () => {
    const memory = remembered<number>(10)
    memory.set('a', 1)
    memory.set('a', 2)
    expect([memory.get('a'), memory.get('b')]).toEqual([2, undefined])
  })

  it('never has more values than the limit, and always has the newest half of them', () => {
    const memory = remembered<number>(100)
    for (const name of numbered(0, 1_003)) memory.set(name, 1)
    // Look up the newest first, because a look-up makes a name new again.
    const known = numbered(0, 1_003)
      .toReversed()
      .filter((name) => memory.get(name) !== undefined)
    expect(known.length).toBeLessThanOrEqual(100)
    expect(known).toEqual(expect.arrayContaining(numbered(953, 1_003)))
  })

  it('keeps a name that is used again and again', () => {
    const memory = remembered<number>(10)
    memory.set('often', 1)
    for (const name of numbered(0, 200)) {
      memory.set(name, 1)
      expect(memory.get('often')).toBe(1)
    }
  })

  it('is empty after clear', () => {
    const memory = remembered<number>(4)
    for (const name of numbered(0, 4)) memory.set(name, 1)
    memory.clear()
    expect(numbered(0, 4).map(memory.get)).toEqual([undefined, undefined, undefined, undefined])
  })
})
