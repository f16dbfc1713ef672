import { describe, expect, it } from 'vitest'
import { chosenPlaces, placeKinds, placeOptions } from './place-options.ts'

describe('options for places', () => {
  it('are named in the reader’s language, and can also be searched in the other language', () => {
    expect(placeOptions('countries', 'ar').find(({ id }) => id === 'SA')).toMatchObject({
      label: 'المملكة العربية السعودية',
      searchNames: ['Saudi Arabia'],
    })
  })

  it('can be countries and areas in one list, in which an area names its country', () => {
    const options = placeOptions('countriesAndAreas', 'en')
    const riyadh = options.filter(({ label }) => label.includes('Riyadh'))
    expect(options.some(({ id }) => id === 'SA')).toBe(true)
    expect(riyadh.length).toBeGreaterThan(0)
    expect(new Set(riyadh.map(({ description }) => description))).toEqual(new Set(['Saudi Arabia']))
  })

  it.each(placeKinds)('contain each place once: %s', (kind) => {
    const ids = placeOptions(kind, 'en').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('chosenPlaces', () => {
  it('keeps the order of choosing and omits unknown ids', () => {
    expect(chosenPlaces(['EUROPE', 'gone', 'GCC'], placeOptions('regions', 'en')).map(({ label }) => label)).toEqual(['Europe', 'GCC'])
  })
})
