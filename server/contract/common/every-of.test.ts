import { expect, test } from 'vitest'
import { everyOf } from './every-of.ts'

test('keeps the given order', () => {
  expect(everyOf<'a' | 'b'>()('b', 'a')).toEqual(['b', 'a'])
})
