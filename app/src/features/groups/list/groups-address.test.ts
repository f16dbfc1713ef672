import { describe, expect, it } from 'vitest'
import { groupsAddress, groupsOf, readGroups, variablesOf, type GroupsList } from './groups-address.ts'

const all: GroupsList = { filter: 'ALL_GROUPS', term: '', page: 1 }
const narrow: GroupsList = { filter: 'JOINED', term: 'خبز', page: 3 }
const read = (address: string) => readGroups(new URL(address, 'http://wasla.example').searchParams)

describe('the address of the groups', () => {
  it('says what is listed, whatever that is', () => {
    for (const list of [all, narrow]) expect(read(groupsAddress(list))).toEqual(list)
  })

  it('is short where nothing is chosen', () => expect(groupsAddress({ ...all, term: '  ' })).toBe('/groups'))

  it('is the one to which Discover leads (H-07)', () => expect(groupsOf('JOINED')).toBe('/groups?type=JOINED'))

  it('asks for nothing that does not exist', () => {
    expect(read('/groups?type=MINE&page=-2')).toEqual(all)
    expect(read('/groups?page=0').page).toBe(1)
    expect(read('/groups?page=1e3').page).toBe(1)
  })

  it('never searches for a whole page of text', () => expect(read(`/groups?q=${'a'.repeat(10_000)}`).term).toHaveLength(100))
})

it('asks the server for ten groups of a page, and for a name only where one is typed', () => {
  expect(variablesOf(all)).toEqual({ filter: 'ALL_GROUPS', pagination: { limit: 10, offset: 0 } })
  expect(variablesOf(narrow)).toEqual({ filter: 'JOINED', term: 'خبز', pagination: { limit: 10, offset: 20 } })
})
