import { describe, expect, test } from 'vitest'
import { changedMembers, isNarrowed, readMembers } from './member-list.ts'

describe('list of members in an address', () => {
  test('shows everybody from the first page by default', () => {
    expect(readMembers(new URLSearchParams())).toEqual({ role: 'all', term: '', page: 1 })
  })

  test('ignores invalid values', () => {
    expect(readMembers(new URLSearchParams('role=King&page=-3'))).toEqual({ role: 'all', term: '', page: 1 })
  })

  test('returns to the first page if role or name change, and keeps the rest of the address', () => {
    const query = new URLSearchParams('page=4&dialog=invite')
    expect(changedMembers(query, { role: 'Admin' }).toString()).toBe('dialog=invite&role=Admin')
    expect(changedMembers(query, { term: 'نورة' }).get('q')).toBe('نورة')
    expect(changedMembers(query, { term: 'نورة' }).get('page')).toBeNull()
  })

  test('keeps role and name if the page changes', () => {
    expect(changedMembers(new URLSearchParams('q=a&role=Member'), { page: 2 }).toString()).toBe('q=a&role=Member&page=2')
  })

  test('counts as narrowed if a role or a name is set', () => {
    expect([
      isNarrowed({ role: 'all', term: '' }),
      isNarrowed({ role: 'Admin', term: '' }),
      isNarrowed({ role: 'all', term: 'x' }),
    ]).toEqual([false, true, true])
  })
})
