import { describe, expect, it } from 'vitest'
import { problemsOf } from './check.ts'
import { atLeast, atMost, graphemeCount } from './graphemes.ts'
import * as z from 'zod/mini'

describe('graphemeCount', () => {
  it.each([
    ['', 0],
    ['Nabt', 4],
    ['مُحَمَّد', 4],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 1],
    ['🇸🇦', 1],
    ['a\nb', 3],
  ])('counts in %j %i characters', (text, count) => expect(graphemeCount(text)).toBe(count))

  it('returns the length that atLeast and atMost check', () => {
    const rules = z.string().check(atLeast(2), atMost(3))
    expect(problemsOf(rules, '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toEqual([])
    expect(problemsOf(rules, '👩‍👩‍👧')).toEqual([{ path: '', rule: 'tooShort' }])
    expect(problemsOf(rules, 'abcd')).toEqual([{ path: '', rule: 'tooLong' }])
  })
})
