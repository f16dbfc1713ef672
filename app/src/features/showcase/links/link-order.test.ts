import { expect, it } from 'vitest'
import { inOrderOf, isSameOrder } from './link-order.ts'

const stored = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

it('keeps the new order, puts added links first and omits removed ones', () => {
  expect(inOrderOf(stored, ['c', 'a', 'b'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
  expect(inOrderOf([{ id: 'new' }, { id: 'a' }, { id: 'c' }], ['c', 'b', 'a'])).toEqual([{ id: 'new' }, { id: 'c' }, { id: 'a' }])
})

it('compares orders position by position', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false)
})
