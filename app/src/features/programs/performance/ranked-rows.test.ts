import { expect, it } from 'vitest'
import { readRanking, withRanking } from './ranked-rows.ts'

const read = (query: string) => readRanking(new URLSearchParams(query))

it('readRanking selects the first few participants unless the address asks for all', () => {
  expect(read('')).toEqual({ isAll: false, page: 1 })
  expect(read('page=3')).toEqual({ isAll: false, page: 1 })
  expect(read('people=all&page=3')).toEqual({ isAll: true, page: 3 })
})

it.each(['0', '-1', '1.5', 'x', '1e99'])('readRanking selects the first page for page=%s', (page) =>
  expect(read(`people=all&page=${page}`).page).toBe(1),
)

it('withRanking changes only the ranking’s own parameters of the address', () => {
  const query = new URLSearchParams('range=7&people=all&page=2')
  expect(withRanking(query, { isAll: true, page: 1 }).toString()).toBe('range=7&people=all')
  expect(withRanking(query, { isAll: false, page: 4 }).toString()).toBe('range=7')
})
