import { expect, test } from 'vitest'
import { copyOf } from './copy.ts'

test('copyOf returns an equal value that shares no objects with the original', () => {
  const first = { id: 'a', none: null, missing: undefined, list: [1, { deep: ['x'] }], nested: { methods: ['call'], on: true } }
  const second = copyOf(first)
  expect(second).toStrictEqual(first)
  second.nested.methods.push('text')
  second.list.push(2)
  expect(first).toMatchObject({ list: [1, { deep: ['x'] }], nested: { methods: ['call'] } })
  expect(second.list[1]).not.toBe(first.list[1])
})
