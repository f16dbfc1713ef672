import { describe, expect, test } from 'vitest'
import { nextWaiting, withAnswered } from './answered.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('requests that were answered', () => {
  test('stay where they are, and those behind them move up below', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a', 'c', 'd'), new Set('b')))).toBe('abcd')
  })

  test('who is gone without an answer from here goes', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a'), new Set('b')))).toBe('ab')
  })

  test('before the first answer a page is what the server says', () => {
    expect(ids(withAnswered(rows('a', 'b'), rows('c'), new Set()))).toBe('c')
  })

  test('the last answer leaves its results', () => {
    expect(ids(withAnswered(rows('a', 'b'), [], new Set(['a', 'b'])))).toBe('ab')
  })
})

describe('where the keyboard goes on', () => {
  test('with the next request that waits, else the one before', () => {
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set())).toBe('c')
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set('c'))).toBe('a')
    expect(nextWaiting(rows('a', 'b'), 'b', new Set('a'))).toBeNull()
  })
})
