import { expect, it } from 'vitest'
import { nextKey } from './repeat-key.ts'

let count = 0
const newKey = () => `key-${++count}`

it('the same content has the same key, and other content has another key', () => {
  const first = nextKey(null, '500 najd', newKey)
  expect(nextKey(first, '500 najd', newKey)).toBe(first)
  const second = nextKey(first, '600 najd', newKey)
  expect(second.key).not.toBe(first.key)
  expect(nextKey(second, '500 najd', newKey).key).not.toBe(first.key)
})
