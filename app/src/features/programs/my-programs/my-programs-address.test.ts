import { describe, expect, it } from 'vitest'
import { myProgramsAddress, readMyPrograms, requestsOf, tabsOf, type MyProgramsList } from './my-programs-address.ts'

const query = (address: string) => new URL(address, 'http://wasla.example').searchParams

describe('My programs', () => {
  it('starts with Created for brands, and with Applied for everybody else', () => {
    expect([tabsOf('BRAND')[0], tabsOf('INFLUENCER')[0], tabsOf('AGENCY')[0]]).toEqual(['created', 'applied', 'applied'])
    expect([readMyPrograms(query('/my-programs'), 'BRAND').tab, readMyPrograms(query('/my-programs'), 'AGENT').tab]).toEqual([
      'created',
      'applied',
    ])
  })

  it('ignores the tab of bookmarks, and tabs that the profile does not have', () => {
    expect(readMyPrograms(query('/my-programs?tab=created'), 'INFLUENCER').tab).toBe('applied')
    expect(readMyPrograms(query('/my-programs?tab=bookmarked'), 'BRAND').tab).toBe('created')
  })

  it.each<MyProgramsList>([
    { tab: 'created', show: 'pending', status: 'OnHold', page: 2 },
    { tab: 'applied', show: 'all', status: null, page: 1 },
    { tab: 'joined', show: 'pending', status: null, page: 3 },
  ])('round-trips the list of $tab through the address', (list) => {
    expect(readMyPrograms(query(myProgramsAddress(list)), 'BRAND')).toEqual(list)
  })

  it('omits the filters of other tabs from the address', () => {
    expect(myProgramsAddress({ tab: 'joined', show: 'all', status: 'Draft' })).toBe('/my-programs?tab=joined')
  })
})

it('requestsOf returns accepted requests for Joined. For Applied, it returns the requests that the filter selects (M-07)', () => {
  expect(requestsOf({ tab: 'applied', show: 'pending' })).toEqual(['Pending'])
  expect(requestsOf({ tab: 'applied', show: 'accepted' })).toEqual(['Accepted'])
  expect(requestsOf({ tab: 'applied', show: 'all' })).toEqual(['Pending', 'Accepted', 'Rejected'])
  expect(requestsOf({ tab: 'joined', show: 'pending' })).toEqual(['Accepted'])
})
