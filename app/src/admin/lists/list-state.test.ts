import { describe, expect, test } from 'vitest'
import { changedList, defaultFilters, isNarrowed, paginationOf, readList, setFilters, type ListShape } from './list-state.ts'

const shape: ListShape = { sorts: ['position', 'joinedAt'], defaultDirection: 'ASC', filters: { role: ['BRAND', 'AGENT'], target: null } }
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

describe('a list that opens narrowed', () => {
  const queue: ListShape = {
    sorts: ['dueAt'],
    defaultDirection: 'ASC',
    filters: { status: ['InReview', 'Approved'], kind: ['A'] },
    defaults: { status: 'InReview' },
  }
  const readQueue = (search: string) => readList(new URLSearchParams(search), queue)
  const after = (search: string, change: Parameters<typeof changedList>[1]) =>
    changedList(new URLSearchParams(search), change, queue).toString()
  test('shows what awaits a decision until another filter is chosen, or all', () => {
    expect(readQueue('').filters).toEqual({ status: 'InReview' })
    expect(readQueue('status=Approved').filters).toEqual({ status: 'Approved' })
    expect(readQueue('status=all').filters).toEqual({})
    expect(readQueue('status=nonsense').filters).toEqual({ status: 'InReview' })
  })
  test('has a plain address as it opens, and says in it that a filter was taken away', () => {
    expect(after('status=all', { filters: { status: 'InReview' } })).toBe('')
    expect(after('', { filters: { status: undefined } })).toBe('status=all')
    expect(after('kind=A', { filters: { kind: undefined, status: 'Approved' } })).toBe('status=Approved')
  })
  test('counts what is set, and knows when the list is narrowed', () => {
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

test('choosing in the filters’ sheet closes it', () => {
  expect(changedList(new URLSearchParams('dialog=filters&page=2'), { filters: { role: 'BRAND' } }).toString()).toBe('role=BRAND')
})

test('one page in that order is requested from the server', () => {
  expect(paginationOf(read('page=3&sort=-joinedAt'))).toEqual({ limit: 20, offset: 40, sort: [{ field: 'joinedAt', direction: 'DESC' }] })
})
