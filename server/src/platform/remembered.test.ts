import { describe, expect, it } from 'vitest'
import { remembered } from './remembered.ts'

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `n${from + at}`)

describe('a memory for what came last', () => {
  it('has what was put in, and the newer of two of one name', () => {
    const memory = remembered<number>(10)
    memory.set('a', 1)
    memory.set('a', 2)
    expect([memory.get('a'), memory.get('b')]).toEqual([2, undefined])
  })

  it('never has more than it may, and at least the newer half', () => {
    const memory = remembered<number>(100)
    for (const name of numbered(0, 1_003)) memory.set(name, 1)
    // The newest first: whatever is looked at is new again.
    const known = numbered(0, 1_003)
      .toReversed()
      .filter((name) => memory.get(name) !== undefined)
    expect(known.length).toBeLessThanOrEqual(100)
    expect(known).toEqual(expect.arrayContaining(numbered(953, 1_003)))
  })

  it('keeps what is used again and again', () => {
    const memory = remembered<number>(10)
    memory.set('often', 1)
    for (const name of numbered(0, 200)) {
      memory.set(name, 1)
      expect(memory.get('often')).toBe(1)
    }
  })

  it('forgets everything when it is told to', () => {
    const memory = remembered<number>(4)
    for (const name of numbered(0, 4)) memory.set(name, 1)
    memory.clear()
    expect(numbered(0, 4).map(memory.get)).toEqual([undefined, undefined, undefined, undefined])
  })
})
