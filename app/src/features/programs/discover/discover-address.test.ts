import { describe, expect, it } from 'vitest'
import { countSet, discoverAddress, filterOf, isNarrowed, readDiscover, type DiscoverList } from './discover-address.ts'

const all: DiscoverList = { type: 'all', term: '', objective: null, focus: null, fitsMe: false, view: 'cards', page: 1 }
const narrow: DiscoverList = { type: 'programs', term: 'قهوة', objective: 'SALES', focus: 'PRODUCT', fitsMe: true, view: 'list', page: 3 }
const read = (address: string) => readDiscover(new URL(address, 'http://wasla.example').searchParams)

describe('discoverAddress', () => {
  it('round-trips every list through the address', () => {
    for (const list of [all, narrow]) expect(read(discoverAddress(list))).toEqual(list)
  })

  it('omits the query if nothing is chosen', () => expect(discoverAddress({ ...all, term: '  ' })).toBe('/discover'))

  it('ignores unknown values', () => {
    expect(read('/discover?type=experiences&objective=LIKES&focus=FUN&fits=all&view=map&page=-2')).toEqual(all)
    expect(read('/discover?page=0').page).toBe(1)
    expect(read('/discover?page=1e3').page).toBe(1)
  })

  it('cuts the search term to the server’s limit', () => expect(read(`/discover?q=${'a'.repeat(300)}`).term).toHaveLength(100))
})

describe('filterOf', () => {
  it('contains only the chosen filters', () => {
    expect(filterOf(all)).toEqual({})
    expect(filterOf(narrow)).toEqual({ term: 'قهوة', objectiveTypes: ['SALES'], programFocus: 'PRODUCT', fitsMe: true })
  })

  it('isNarrowed considers the search term and the filters, but not the view, the type or the page', () => {
    expect([isNarrowed(all), isNarrowed({ ...all, page: 2, type: 'programs' })]).toEqual([false, false])
    expect([
      isNarrowed({ ...all, term: 'a' }),
      isNarrowed({ ...all, objective: 'SALES' }),
      isNarrowed({ ...all, focus: 'SERVICE' }),
      isNarrowed({ ...all, fitsMe: true }),
      isNarrowed({ ...all, view: 'list' }),
    ]).toEqual([true, true, true, true, false])
    expect([countSet(all), countSet(narrow)]).toEqual([0, 3])
  })
})
