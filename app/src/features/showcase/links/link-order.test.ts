import { expect, it } from 'vitest'
import { inOrderOf, isSameOrder } from './link-order.ts'

const stored = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

it('links are shown in the new order, with one that was added since first and without one that has gone', () => {
  expect(inOrderOf(stored, ['c', 'a', 'b'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
  expect(inOrderOf([{ id: 'new' }, { id: 'a' }, { id: 'c' }], ['c', 'b', 'a'])).toEqual([{ id: 'new' }, { id: 'c' }, { id: 'a' }])
})

it('an order is the same where every place is', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false)
})
