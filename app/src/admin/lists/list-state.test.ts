import { describe, expect, test } from 'vitest'
import { changedList, clearedList, isNarrowed, paginationOf, readList, type ListShape } from './list-state.ts'

const shape: ListShape = { sorts: ['position', 'joinedAt'], unasked: 'ASC', filters: { role: ['BRAND', 'AGENT'], target: null } }
const read = (search: string) => readList(new URLSearchParams(search), shape)

describe('an address', () => {
  test('without anything asks for the first page in the usual order', () => {
    expect(read('')).toEqual({ page: 1, term: '', sort: { field: 'position', direction: 'ASC' }, filters: {} })
  })
  test('says page, words, order and filters', () => {
    expect(read('q=%D9%86%D9%88%D8%B1%D8%A9&page=3&sort=-joinedAt&role=BRAND&target=x')).toEqual({
      page: 3,
      term: 'نورة',
      sort: { field: 'joinedAt', direction: 'DESC' },
      filters: { role: 'BRAND', target: 'x' },
    })
  })
  test.each(['page=-1', 'page=0', 'page=x', 'sort=password', 'role=KING', 'sort=-'])('with %s means nothing by it', (search) => {
    expect(read(search)).toEqual(read(''))
  })
})

describe('a change', () => {
  const after = (search: string, change: Parameters<typeof changedList>[1]) => changedList(new URLSearchParams(search), change).toString()
  test('of the words, the order or a filter begins at the first page', () => {
    expect(after('page=4&q=a', { term: ' b ' })).toBe('q=b')
    expect(after('page=4', { sort: { field: 'joinedAt', direction: 'DESC' } })).toBe('sort=-joinedAt')
    expect(after('page=4&role=BRAND', { filters: { role: undefined } })).toBe('')
  })
  test('of the page keeps all else, and the first page has no number', () => {
    expect(after('q=a&role=BRAND', { page: 2 })).toBe('q=a&role=BRAND&page=2')
    expect(after('q=a&page=2', { page: 1 })).toBe('q=a')
  })
})

test('the server is asked for one page in that order', () => {
  expect(paginationOf(read('page=3&sort=-joinedAt'))).toEqual({ limit: 20, offset: 40, sort: [{ field: 'joinedAt', direction: 'DESC' }] })
})

describe('a list without rows', () => {
  test('says that a search or a filter is why, and only then', () => {
    expect(isNarrowed(read(''))).toBe(false)
    expect(isNarrowed(read('sort=-joinedAt&page=2'))).toBe(false)
    expect(isNarrowed(read('q=nora'))).toBe(true)
    expect(isNarrowed(read('role=BRAND'))).toBe(true)
  })
  test('is whole again without them, in the order that was asked for', () => {
    expect(clearedList(new URLSearchParams('q=nora&role=BRAND&target=x&page=3&sort=-joinedAt'), shape).toString()).toBe('sort=-joinedAt')
  })
})
