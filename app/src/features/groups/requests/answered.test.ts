import { describe, expect, test } from 'vitest'
import { nextWaiting, withAnswered } from './answered.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('answered requests', () => {
  test('stay in place, and rows from later pages follow', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a', 'c', 'd'), new Set('b')))).toBe('abcd')
  })

  test('drop requests that disappeared without an answer from here', () => {
    expect(ids(withAnswered(rows('a', 'b', 'c'), rows('a'), new Set('b')))).toBe('ab')
  })

  test('show the server’s page before the first answer', () => {
    expect(ids(withAnswered(rows('a', 'b'), rows('c'), new Set()))).toBe('c')
  })

  test('keep their results after the last answer', () => {
    expect(ids(withAnswered(rows('a', 'b'), [], new Set(['a', 'b'])))).toBe('ab')
  })
})

describe('next focus', () => {
  test('is the next pending request, else the one before', () => {
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set())).toBe('c')
    expect(nextWaiting(rows('a', 'b', 'c'), 'b', new Set('c'))).toBe('a')
    expect(nextWaiting(rows('a', 'b'), 'b', new Set('a'))).toBeNull()
  })
})
