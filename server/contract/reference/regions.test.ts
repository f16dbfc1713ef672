import { describe, expect, it } from 'vitest'
import { areaById, areas, areasFound, areasOfPlace } from './areas.ts'
import { countryById } from './countries.ts'
import { arabPlaces } from './places.arab.data.ts'
import { placeNamed, placesNamed, regionById, regions, regionsOf } from './regions.ts'

const placeLines = Object.entries(arabPlaces).flatMap(([countryId, lines]) =>
  lines
    .trim()
    .split(/;\s*/)
    .map((line) => ({ countryId, line: line.split('|') })),
)

describe('service areas', () => {
  it('are the 13 provinces and 30 cities of Saudi Arabia, and cities of every other Gulf state with its capital', () => {
    const count = (type: string, countryId: string) => areas.filter((area) => area.type === type && area.countryId === countryId).length
    expect([count('PROVINCE', 'SA'), count('CITY', 'SA')]).toEqual([13, 30])
    for (const capital of ['Abu Dhabi', 'Kuwait City', 'Manama', 'Doha', 'Muscat'])
      expect(areas.some(({ name }) => name.en === capital)).toBe(true)
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length)
  })

  it('have the same city names as the bundled places', () => {
    for (const area of areas.filter(({ type }) => type === 'CITY')) {
      const place = placeLines.find(({ line }) => `gn:${line[0]}` === area.id)
      expect([place?.countryId, place?.line[1], place?.line[2]], area.name.en).toEqual([area.countryId, area.name.en, area.name.ar])
    }
  })

  it('include the province of every bundled place of Saudi Arabia', () => {
    for (const { line } of placeLines.filter(({ countryId }) => countryId === 'SA'))
      expect(areaById(areasOfPlace(`gn:${line[0]}`)[0] ?? '')?.type, line[1]).toBe('PROVINCE')
  })

  it('of a place are its province and the place itself; an unknown place has none', () => {
    expect(areasOfPlace('gn:105343')).toEqual(['SA-02', 'gn:105343'])
    expect(areasOfPlace('gn:107312')).toEqual(['SA-04'])
    expect(areasOfPlace('gn:290030')).toEqual(['gn:290030'])
    expect(areasOfPlace('elsewhere')).toEqual([])
    expect(areasOfPlace(null)).toEqual([])
  })

  it.each([
    ['makkah', ['SA-02', 'gn:104515']],
    ['مكه', ['SA-02', 'gn:104515']],
    ['جَدّة', ['gn:105343']],
    ['%_', areas.map(({ id }) => id)],
    ['nowhere', []],
  ])('are found by a name in either language, folded: %s', (term, ids) => {
    expect(areasFound({ term }).map(({ id }) => id)).toEqual(ids)
  })

  it('are found within one country', () => {
    expect(areasFound({ countryId: 'QA' }).map(({ name }) => name.en)).toEqual(['Doha', 'Al Rayyan', 'Al Wakrah'])
    expect(areasFound({ countryId: 'XX' })).toEqual([])
  })
})

describe('regions', () => {
  it('are the seven regions of the product, in both languages, with existing countries', () => {
    expect(regions.map(({ name }) => name.en)).toEqual(['GCC', 'Levant', 'North Africa', 'MENA', 'Europe', 'North America', 'Asia-Pacific'])
    for (const { name, countryIds } of regions) {
      expect(name.ar).toMatch(/\p{Script=Arabic}/u)
      expect(countryIds.length).toBeGreaterThan(2)
      for (const id of countryIds) expect(countryById(id), id).toBeDefined()
    }
    expect(regionById('GCC')?.countryIds).toEqual(['SA', 'AE', 'KW', 'BH', 'QA', 'OM'])
  })

  it('include MENA, with all countries of GCC, Levant and North Africa', () => {
    const mena = new Set(regionById('MENA')?.countryIds)
    for (const id of ['GCC', 'LEVANT', 'NORTH_AFRICA']) expect(regionById(id)?.countryIds.every((country) => mena.has(country))).toBe(true)
  })

  it('are returned by regionsOf unless another kind of place is requested', () => {
    expect(regionsOf(null, 'en').map(({ id }) => id)).toContain('LEVANT')
    expect(regionsOf('WORLDWIDE', 'en')).toEqual([])
    expect(regionsOf('COUNTRIES', 'ar')[0]).toEqual({
      id: 'SA',
      type: 'COUNTRY',
      name: 'المملكة العربية السعودية',
      flagUrl: '/flags/SA.svg',
    })
    expect(regionsOf('SERVICE_AREA', 'en')[0]).toMatchObject({ id: 'SA-01', name: 'Riyadh Province', flagUrl: '/flags/SA.svg' })
  })
})

describe('placeNamed and placesNamed', () => {
  it('return a country, a region or a service area by its id, in the reader’s language', () => {
    expect(placesNamed(['QA', 'GCC', 'SA-04', 'gn:290030', 'gone'], 'ar')).toEqual([
      { id: 'QA', type: 'COUNTRY', name: 'قطر', flagUrl: '/flags/QA.svg' },
      { id: 'GCC', type: 'REGION', name: 'دول الخليج العربي', flagUrl: null },
      { id: 'SA-04', type: 'PROVINCE', name: 'المنطقة الشرقية', flagUrl: '/flags/SA.svg' },
      { id: 'gn:290030', type: 'CITY', name: 'الدوحة', flagUrl: '/flags/QA.svg' },
    ])
    expect(placeNamed('__proto__', 'en')).toBeNull()
  })
})
