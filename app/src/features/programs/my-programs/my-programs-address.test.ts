import { describe, expect, it } from 'vitest'
import { myProgramsAddress, readMyPrograms, requestsOf, tabsOf, type MyProgramsList } from './my-programs-address.ts'

const query = (address: string) => new URL(address, 'http://wasla.example').searchParams

describe('My programs', () => {
  it('begins with what a brand created, and with what everybody else applied to', () => {
    expect([tabsOf('BRAND')[0], tabsOf('INFLUENCER')[0], tabsOf('AGENCY')[0]]).toEqual(['created', 'applied', 'applied'])
    expect([readMyPrograms(query('/my-programs'), 'BRAND').tab, readMyPrograms(query('/my-programs'), 'AGENT').tab]).toEqual([
      'created',
      'applied',
    ])
  })

  it('shows nobody a tab that is not theirs, and no bookmarks yet', () => {
    expect(readMyPrograms(query('/my-programs?tab=created'), 'INFLUENCER').tab).toBe('applied')
    expect(readMyPrograms(query('/my-programs?tab=bookmarked'), 'BRAND').tab).toBe('created')
  })

  it.each<MyProgramsList>([
    { tab: 'created', show: 'pending', status: 'OnHold', page: 2 },
    { tab: 'applied', show: 'all', status: null, page: 1 },
    { tab: 'joined', show: 'pending', status: null, page: 3 },
  ])('has $tab in its address', (list) => {
    expect(readMyPrograms(query(myProgramsAddress(list)), 'BRAND')).toEqual(list)
  })

  it('leaves a filter behind with its tab', () => {
    expect(myProgramsAddress({ tab: 'joined', show: 'all', status: 'Draft' })).toBe('/my-programs?tab=joined')
  })
})

it('Applied lists requests that wait and Joined those accepted (M-07), and the filter says which else', () => {
  expect(requestsOf({ tab: 'applied', show: 'pending' })).toEqual(['Pending'])
  expect(requestsOf({ tab: 'applied', show: 'accepted' })).toEqual(['Accepted'])
  expect(requestsOf({ tab: 'applied', show: 'all' })).toEqual(['Pending', 'Accepted', 'Rejected'])
  expect(requestsOf({ tab: 'joined', show: 'pending' })).toEqual(['Accepted'])
})
