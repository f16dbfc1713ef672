import { describe, expect, it } from 'vitest'
import { everybody, type PeopleChoice } from '../people-list.ts'
import { alternativeChange, chipOrder, filterNames, setFilters, withoutFilter } from './set-filters.ts'

const choice: PeopleChoice = { ...everybody, term: 'reem', types: ['AGENT'], minPrice: 100_00, countryId: 'SA' }

describe('chips of the directory', () => {
  it('begin with those that are set', () => {
    expect(setFilters(choice)).toEqual(['PLACE', 'TYPE', 'PRICE'])
    expect(chipOrder(choice).slice(0, 4)).toEqual(['PLACE', 'TYPE', 'PRICE', 'INTERESTS'])
    expect(chipOrder(everybody)).toEqual(filterNames)
  })

  it('can be removed one by one until nothing is set', () => {
    const bare = setFilters(choice).reduce<PeopleChoice>((rest, name) => ({ ...rest, ...withoutFilter(name) }), choice)
    expect(setFilters(bare)).toEqual([])
    expect(bare.term).toBe('reem')
  })

  it('keep the country if only the city is removed', () => {
    const inRiyadh: PeopleChoice = { ...everybody, countryId: 'SA', placeId: 'gn:110336' }
    expect({ ...inRiyadh, ...alternativeChange.CITY }).toMatchObject({ countryId: 'SA', placeId: null })
  })
})
