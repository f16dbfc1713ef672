import { describe, expect, it } from 'vitest'
import { keepWithin } from './choose.ts'

describe('choosing chips', () => {
  it('adds at the end and removes from anywhere', () => {
    expect(keepWithin(['food'], ['food', 'travel'])).toEqual(['food', 'travel'])
    expect(keepWithin(['food', 'travel', 'art'], ['art', 'food'])).toEqual(['food', 'art'])
  })

  it('stops at the limit and can still remove', () => {
    expect(keepWithin(['food', 'art'], ['food', 'art', 'travel'], 2)).toEqual(['food', 'art'])
    expect(keepWithin(['food', 'art'], ['art'], 2)).toEqual(['art'])
  })

  it('can remove one by one if the value has more than the limit', () => {
    expect(keepWithin(['a', 'b', 'c', 'd'], ['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c'])
    expect(keepWithin(['a', 'b', 'c'], ['a', 'b'], 2)).toEqual(['a', 'b'])
  })
})
