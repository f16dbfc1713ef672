import { describe, expect, it } from 'vitest'
import { changedPeople, isNarrowed, readPeople, typesOf } from './people-list.ts'

const orders = ['match', 'reach', 'newest'] as const
const read = (query: string) => readPeople(new URLSearchParams(query), orders)
const change = (query: string, changes: Parameters<typeof changedPeople<(typeof orders)[number]>>[1]) =>
  changedPeople(new URLSearchParams(query), changes, orders).toString()

describe('the address of a list of people', () => {
  it('without a query, selects everybody in the first order', () => {
    expect(read('')).toEqual({ type: 'all', term: '', order: 'match', page: 1 })
  })

  it('contains the type, search term, order and page', () => {
    expect(read('type=agents&q=%D9%85%D9%87%D8%A7&sort=reach&page=2')).toEqual({ type: 'agents', term: 'مها', order: 'reach', page: 2 })
  })

  it('ignores invalid values', () => {
    expect(read('type=brands&sort=age&page=-3')).toEqual({ type: 'all', term: '', order: 'match', page: 1 })
  })

  it('returns to the first page if type, search term or order change, and omits defaults', () => {
    expect(change('type=agents&page=3', { type: 'all' })).toBe('')
    expect(change('page=3', { term: 'maha' })).toBe('q=maha')
    expect(change('q=maha', { page: 2 })).toBe('q=maha&page=2')
    expect(change('sort=reach', { order: 'match' })).toBe('')
  })

  it('keeps parameters that belong to other parts of the page', () => {
    expect(change('dialog=share', { page: 2 })).toBe('dialog=share&page=2')
  })

  it('converts the selected type to its profile types, and “all” to null', () => {
    expect(typesOf('agents')).toEqual(['AGENT'])
    expect(typesOf('all')).toBeNull()
    expect(isNarrowed({ type: 'all', term: '' })).toBe(false)
    expect(isNarrowed({ type: 'agents', term: '' })).toBe(true)
  })
})
