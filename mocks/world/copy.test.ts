import { expect, test } from 'vitest'
import { copyOf } from './copy.ts'

test('a copy is the same and shares nothing that can be changed', () => {
  const first = { id: 'a', none: null, missing: undefined, list: [1, { deep: ['x'] }], nested: { methods: ['call'], on: true } }
  const second = copyOf(first)
  expect(second).toStrictEqual(first)
  second.nested.methods.push('text')
  second.list.push(2)
  expect(first).toMatchObject({ list: [1, { deep: ['x'] }], nested: { methods: ['call'] } })
  expect(second.list[1]).not.toBe(first.list[1])
})
