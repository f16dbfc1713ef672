import { describe, expect, it } from 'vitest'
import { groupsAddress, groupsOf, readGroups, variablesOf, type GroupsList } from './groups-address.ts'

const all: GroupsList = { filter: 'ALL_GROUPS', term: '', page: 1 }
const narrow: GroupsList = { filter: 'JOINED', term: 'خبز', page: 3 }
const read = (address: string) => readGroups(new URL(address, 'http://wasla.example').searchParams)

describe('groupsAddress', () => {
  it('round-trips every list through the address', () => {
    for (const list of [all, narrow]) expect(read(groupsAddress(list))).toEqual(list)
  })

  it('omits the query if nothing is chosen', () => expect(groupsAddress({ ...all, term: '  ' })).toBe('/groups'))

  it('returns the address to which Discover links (H-07)', () => expect(groupsOf('JOINED')).toBe('/groups?type=JOINED'))

  it('ignores unknown values', () => {
    expect(read('/groups?type=MINE&page=-2')).toEqual(all)
    expect(read('/groups?page=0').page).toBe(1)
    expect(read('/groups?page=1e3').page).toBe(1)
  })

  it('cuts a very long search term', () => expect(read(`/groups?q=${'a'.repeat(10_000)}`).term).toHaveLength(100))
})

it('variablesOf queries ten groups per page, and contains a search term only if one is typed', () => {
  expect(variablesOf(all)).toEqual({ filter: 'ALL_GROUPS', pagination: { limit: 10, offset: 0 } })
  expect(variablesOf(narrow)).toEqual({ filter: 'JOINED', term: 'خبز', pagination: { limit: 10, offset: 20 } })
})
