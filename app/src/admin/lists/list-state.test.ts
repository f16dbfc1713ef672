import { describe, expect, test } from 'vitest'
import { changedList, defaultFilters, isNarrowed, paginationOf, readList, setFilters, type ListShape } from './list-state.ts'

const shape: ListShape = { sorts: ['position', 'joinedAt'], defaultDirection: 'ASC', filters: { role: ['BRAND', 'AGENT'], target: null } }
const read = (search: string) => readList(new URLSearchParams(search), shape)

describe('readList', () => {
  test('returns the first page in the default order for an empty query', () => {
    expect(read('')).toEqual({ page: 1, term: '', sort: { field: 'position', direction: 'ASC' }, filters: {} })
  })
  test('reads page, search text, order and filters', () => {
    expect(read('q=%D9%86%D9%88%D8%B1%D8%A9&page=3&sort=-joinedAt&role=BRAND&target=x')).toEqual({
      page: 3,
      term: 'نورة',
      sort: { field: 'joinedAt', direction: 'DESC' },
      filters: { role: 'BRAND', target: 'x' },
    })
  })
  test.each(['page=-1', 'page=0', 'page=x', 'sort=password', 'role=KING', 'sort=-'])('ignores %s', (search) => {
    expect(read(search)).toEqual(read(''))
  })
})

describe('changedList', () => {
  const after = (search: string, change: Parameters<typeof changedList>[1]) => changedList(new URLSearchParams(search), change).toString()
  test('goes back to the first page if the search text, the order or a filter changes', () => {
    expect(after('page=4&q=a', { term: ' b ' })).toBe('q=b')
    expect(after('page=4', { sort: { field: 'joinedAt', direction: 'DESC' } })).toBe('sort=-joinedAt')
    expect(after('page=4&role=BRAND', { filters: { role: undefined } })).toBe('')
  })
  test('keeps all other parameters if the page changes, and leaves out the number of the first page', () => {
    expect(after('q=a&role=BRAND', { page: 2 })).toBe('q=a&role=BRAND&page=2')
    expect(after('q=a&page=2', { page: 1 })).toBe('q=a')
  })
})

describe('a list with default filters', () => {
  const queue: ListShape = {
    sorts: ['dueAt'],
    defaultDirection: 'ASC',
    filters: { status: ['InReview', 'Approved'], kind: ['A'] },
    defaults: { status: 'InReview' },
  }
  const readQueue = (search: string) => readList(new URLSearchParams(search), queue)
  const after = (search: string, change: Parameters<typeof changedList>[1]) =>
    changedList(new URLSearchParams(search), change, queue).toString()
  test('shows undecided rows until another filter or “all” is chosen', () => {
    expect(readQueue('').filters).toEqual({ status: 'InReview' })
    expect(readQueue('status=Approved').filters).toEqual({ status: 'Approved' })
    expect(readQueue('status=all').filters).toEqual({})
    expect(readQueue('status=nonsense').filters).toEqual({ status: 'InReview' })
  })
  test('leaves the default filter out of the address, and writes “all” if it is removed', () => {
    expect(after('status=all', { filters: { status: 'InReview' } })).toBe('')
    expect(after('', { filters: { status: undefined } })).toBe('status=all')
    expect(after('kind=A', { filters: { kind: undefined, status: 'Approved' } })).toBe('status=Approved')
  })
  test('counts its set filters, and is narrowed only if a filter differs from its default', () => {
    expect(setFilters(readQueue('kind=A'))).toEqual([
      ['status', 'InReview'],
      ['kind', 'A'],
    ])
    expect(isNarrowed(readQueue(''), queue)).toBe(false)
    expect(isNarrowed(readQueue('status=all'), queue)).toBe(false)
    expect(isNarrowed(readQueue('kind=A'), queue)).toBe(true)
    expect(isNarrowed(readQueue('q=x'), queue)).toBe(true)
    expect(defaultFilters(queue)).toEqual({ status: 'InReview', kind: undefined })
  })
})

test('applying the filters closes their sheet', () => {
  expect(changedList(new URLSearchParams('dialog=filters&page=2'), { filters: { role: 'BRAND' } }).toString()).toBe('role=BRAND')
})

test('the pagination requests one page in the chosen order', () => {
  expect(paginationOf(read('page=3&sort=-joinedAt'))).toEqual({ limit: 20, offset: 40, sort: [{ field: 'joinedAt', direction: 'DESC' }] })
})
