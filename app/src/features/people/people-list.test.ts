import { describe, expect, it } from 'vitest'
import { choiceOfSaved, everybody, filterOf, peopleAddress, readPeople, withPressed, type PeopleList } from './people-list.ts'

const read = (query: string) => readPeople(new URLSearchParams(query))
const all: PeopleList = { ...everybody, sort: 'BEST_MATCH' }
const chosen: PeopleList = {
  term: 'reem',
  types: ['INFLUENCER', 'AGENT'],
  platforms: ['INSTAGRAM', 'TIKTOK'],
  minFollowers: 30_000,
  maxFollowers: 250_000,
  minEngagement: 4.5,
  countryId: 'SA',
  placeId: 'gn:110336',
  interests: ['coffee', 'food'],
  service: 'STORIES',
  minPrice: 100_00,
  maxPrice: 500_00,
  isVerified: true,
  sort: 'FOLLOWERS',
}

describe('the address of the directory', () => {
  it('omits filters that are not set', () => {
    expect(peopleAddress(all)).toBe('/discover/people')
    expect(read('')).toEqual(all)
    expect(filterOf(all)).toEqual({})
  })

  it('restores the filters that are set', () => {
    expect(readPeople(new URL(peopleAddress(chosen), 'http://here').searchParams)).toEqual(chosen)
  })

  it('accepts a range with one bound', () => {
    expect(read('followers=30000-')).toMatchObject({ minFollowers: 30_000, maxFollowers: null })
    expect(read('price=-500')).toMatchObject({ minPrice: null, maxPrice: 500_00 })
    expect(peopleAddress({ ...all, maxFollowers: 10_000 })).toBe('/discover/people?followers=-10000')
  })

  it('ignores invalid values', () => {
    for (const query of [
      'type=KING',
      'platform=,',
      'followers=9-3',
      'followers=many',
      'engagement=200',
      'engagement=-3',
      'country=XX',
      'city=gn:1',
      'interests=magic',
      'service=SINGING',
      'price=0-0',
      'verified=yes',
      'sort=LUCK',
      `followers=${'9'.repeat(30)}-`,
    ])
      expect([query, read(query)]).toEqual([query, all])
    expect(read(`q=${'x'.repeat(500)}`).term).toHaveLength(100)
  })

  it('takes the country from the city', () => {
    expect(read('city=gn:110336')).toMatchObject({ countryId: 'SA', placeId: 'gn:110336' })
    expect(read('city=gn:110336&country=AE')).toMatchObject({ countryId: 'SA' })
  })
})

describe('choiceOfSaved', () => {
  it('restores the choice that was saved', () => {
    const { sort: _sort, ...choice } = chosen
    expect(choiceOfSaved(filterOf(choice))).toEqual(choice)
  })

  it('returns an empty choice if the filter is invalid', () => {
    for (const filter of [null, undefined, 7, 'x', [], { types: 'INFLUENCER!', minFollowers: {} }])
      expect(choiceOfSaved(filter)).toEqual(everybody)
  })
})

describe('withPressed', () => {
  it('keeps the change of an earlier press that is not rendered yet', () => {
    expect(withPressed(['AGENCY'], [], ['BRAND'])).toEqual(['AGENCY', 'BRAND'])
    expect(withPressed([], ['AGENCY'], ['AGENCY', 'BRAND'])).toEqual(['BRAND'])
    expect(withPressed(['AGENCY', 'BRAND'], ['AGENCY'], [])).toEqual(['BRAND'])
    expect(withPressed(['AGENCY'], ['AGENCY'], ['AGENCY', 'BRAND'])).toEqual(['AGENCY', 'BRAND'])
  })
})
