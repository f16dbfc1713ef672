import { describe, expect, test } from 'vitest'
import { changedMembers, isNarrowed, readMembers } from './member-list.ts'

describe('the list of members in an address', () => {
  test('without anything it is everybody from the first page on', () => {
    expect(readMembers(new URLSearchParams())).toEqual({ role: 'all', term: '', page: 1 })
  })

  test('what an address asks wrongly is left out', () => {
    expect(readMembers(new URLSearchParams('role=King&page=-3'))).toEqual({ role: 'all', term: '', page: 1 })
  })

  test('another role or name begins at the first page, and the rest of the address stays', () => {
    const query = new URLSearchParams('page=4&dialog=invite')
    expect(changedMembers(query, { role: 'Admin' }).toString()).toBe('dialog=invite&role=Admin')
    expect(changedMembers(query, { term: 'نورة' }).get('q')).toBe('نورة')
    expect(changedMembers(query, { term: 'نورة' }).get('page')).toBeNull()
  })

  test('another page changes nothing else', () => {
    expect(changedMembers(new URLSearchParams('q=a&role=Member'), { page: 2 }).toString()).toBe('q=a&role=Member&page=2')
  })

  test('a role or a name narrows the list', () => {
    expect([
      isNarrowed({ role: 'all', term: '' }),
      isNarrowed({ role: 'Admin', term: '' }),
      isNarrowed({ role: 'all', term: 'x' }),
    ]).toEqual([false, true, true])
  })
})
