import { expect, test } from 'vitest'
import { pageFrom, pagesOf, sliceOf } from './talent-page.ts'

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['2e9', 1],
  ['٣', 1],
  ['4', 4],
])('?page=%s is page %i', (text, page) => {
  expect(pageFrom(text)).toBe(page)
})

test('twelve stand on a page', () => {
  expect(sliceOf(3)).toEqual({ limit: 12, offset: 24 })
  expect([0, 12, 13].map(pagesOf)).toEqual([1, 1, 2])
})
