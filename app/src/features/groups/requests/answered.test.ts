import { describe, expect, test } from 'vitest'
import { nextWaiting, withAnswered } from './answered.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('list with answered requests', () => {
  test('keeps answered requests in place, and adds rows from later pages at the end', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a', 'c', 'd'), new Set('b')))).toBe('abcd')
  })

  test('drops requests that disappeared without an answer on this page', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a'), new Set('b')))).toBe('ab')
  })

  test('shows the server’s page before the first answer', () => {
    expect(ids(withAnswered(rows('a', 'b'), rows('c'), new Set()))).toBe('c')
  })

  test('keeps all rows after the last answer', () => {
    expect(ids(withAnswered(rows('a', 'b'), [], new Set(['a', 'b'])))).toBe('ab')
  })
})

describe('next focus', () => {
  test('is on the next pending request, or on the previous one if there is no next', () => {
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set())).toBe('c')
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set('c'))).toBe('a')
    expect(nextWaiting(rows('a', 'b'), 'b', new Set('a'))).toBeNull()
  })
})
