import { expect, test } from 'vitest'
import { pagesOf, sliceOf } from './talent-page.ts'

test('has twelve talents per page', () => {
  expect(sliceOf(3)).toEqual({ limit: 12, offset: 24 })
  expect([0, 12, 13].map(pagesOf)).toEqual([1, 1, 2])
})
