import { describe, expect, it } from 'vitest'
import { everybody, type PeopleChoice } from '../people-list.ts'
import { alternativeChange, chipOrder, filterNames, setFilters, withoutFilter } from './set-filters.ts'

const choice: PeopleChoice = { ...everybody, term: 'reem', types: ['AGENT'], minPrice: 100_00, countryId: 'SA' }

describe('the chips of the directory', () => {
  it('start with the filters that are set', () => {
    expect(setFilters(choice)).toEqual(['PLACE', 'TYPE', 'PRICE'])
    expect(chipOrder(choice).slice(0, 4)).toEqual(['PLACE', 'TYPE', 'PRICE', 'INTERESTS'])
    expect(chipOrder(everybody)).toEqual(filterNames)
  })

  it('can be removed one by one until no filter is set', () => {
    const bare = setFilters(choice).reduce<PeopleChoice>((rest, name) => ({ ...rest, ...withoutFilter(name) }), choice)
    expect(setFilters(bare)).toEqual([])
    expect(bare.term).toBe('reem')
  })

  it('keep the country if a suggestion removes only the city', () => {
    const inRiyadh: PeopleChoice = { ...everybody, countryId: 'SA', placeId: 'gn:110336' }
    expect({ ...inRiyadh, ...alternativeChange.CITY }).toMatchObject({ countryId: 'SA', placeId: null })
  })
})
