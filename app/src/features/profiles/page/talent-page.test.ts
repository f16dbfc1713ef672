import { expect, test } from 'vitest'
import { pagesOf, sliceOf } from './talent-page.ts'

test('sliceOf and pagesOf use pages of twelve talents', () => {
  expect(sliceOf(3)).toEqual({ limit: 12, offset: 24 })
  expect([0, 12, 13].map(pagesOf)).toEqual([1, 1, 2])
})
