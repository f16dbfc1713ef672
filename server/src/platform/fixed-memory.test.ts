import { describe, expect, it } from 'vitest'
import { fixedMemory } from './fixed-memory.ts'

describe('fixedMemory', () => {
  it('finds a known name at the same place', () => {
    const memory = fixedMemory(1_000)
    const place = memory.find('10.0.0.1')
    expect(place).toBeLessThan(0)
    expect(memory.find('10.0.0.1')).toBe(~place)
    expect(memory.find('10.0.0.1')).toBe(~place)
  })

  it('tells names apart that differ in one letter, in their parts, in the length of a part or in their number', () => {
    const memory = fixedMemory(1_000)
    const names = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abd'], ['abc', 'a'], ['c', 'ab'], ['abc', 'a', 1], ['abc', 'a', 2]] as const
    const places = names.map(([name, within, beside]) => memory.find(name, within, beside))
    expect(places.every((place) => place < 0)).toBe(true)
    expect(names.map(([name, within, beside]) => memory.find(name, within, beside))).toEqual(places.map((place) => ~place))
    expect(new Set(places).size).toBe(names.length)
  })

  it('finds nearly all names if they fill a quarter of the places', () => {
    const memory = fixedMemory(4_096)
    const names = Array.from({ length: memory.size / 4 }, (_, n) => `10.0.${n >> 8}.${n & 255}`)
    for (const name of names) memory.find(name)
    expect(names.filter((name) => memory.find(name) >= 0).length).toBeGreaterThan(names.length * 0.98)
  })

  it('keeps a name that is used often and forgets one that is not, even if many others come', () => {
    const memory = fixedMemory(64)
    memory.find('never again')
    for (let n = 0; n < 5_000; n++) {
      memory.find(`other ${n}`)
      if (n % 2 === 0) memory.find('often')
    }
    expect(memory.find('often')).toBeGreaterThanOrEqual(0)
    expect(memory.find('never again')).toBeLessThan(0)
  })

  it('has its size rounded up to a power of two, and is empty after clear', () => {
    const memory = fixedMemory(1_000)
    expect(memory.size).toBe(1_024)
    const place = ~memory.find('a')
    expect(place).toBeLessThan(memory.size)
    memory.clear()
    expect(memory.find('a')).toBeLessThan(0)
  })
})
