import { describe, expect, it } from 'vitest'
import { countryById } from './countries.ts'
import { arabPlaces } from './places.arab.data.ts'
import { placeFor, readPlaces, searchLocations } from './places.ts'
import { worldPlaces } from './places.world.data.ts'

const rows = { ...arabPlaces, ...worldPlaces }
const index = await readPlaces()
const all = [...new Map(index.map(({ place }) => [place.id, place])).values()]
const found = async (term: string, language: 'en' | 'ar' = 'en', countryCode?: string, limit?: number) =>
  (await searchLocations({ term, countryCode: countryCode ?? null, limit: limit ?? null }, language)).map(({ city }) => city)

describe('places', () => {
  it('are at least eight hundred, each once, with names in both scripts, in a known country and at a valid position', () => {
    expect(all.length).toBeGreaterThanOrEqual(800)
    expect(Object.values(rows).join(';').split(';').length).toBe(all.length)
    for (const { id, countryId, name, lat, lng, size } of all) {
      expect(id).toMatch(/^gn:\d+$/)
      expect(countryById(countryId), name.en).toBeDefined()
      expect(name.ar, name.en).toMatch(/^[\u0621-\u0652 ]+$/)
      expect(name.en).toMatch(/^[A-Z][A-Za-z' -]+$/)
      expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && size > 0, name.en).toBe(true)
    }
  })

  it.each([
    ['ri', 'Riyadh'],
    ['RIY', 'Riyadh'],
    ['الرياض', 'Riyadh'],
    ['رياض', 'Riyadh'],
    ['جده', 'Jeddah'],
    ['جدة', 'Jeddah'],
    ['ابها', 'Abha'],
    ['مكه', 'Makkah'],
    ['mecca', 'Makkah'],
    ['الـمدينة المنوَّرة', 'Madinah'],
    ['المنوره', 'Madinah'],
    ['khobar', 'Al Khobar'],
    ['san fr', 'San Francisco'],
    ['francisco', 'San Francisco'],
    ['عمان', 'Amman'],
    ['kuwait', 'Kuwait City'],
    ['الكويت', 'Kuwait City'],
    ['istanb', 'Istanbul'],
    ['اسطنبول', 'Istanbul'],
  ])('found for %j begin with %s', async (term, city) => expect((await found(term))[0]).toBe(city))

  it('are named in the reader’s language, even if the term is in the other one', async () => {
    expect(await searchLocations({ term: 'jedd' }, 'ar')).toEqual([
      {
        place_id: 'gn:105343',
        city: 'جدة',
        country: 'المملكة العربية السعودية',
        formatted_address: 'جدة، المملكة العربية السعودية',
        lat: 21.5169,
        lng: 39.2192,
      },
    ])
    expect((await searchLocations({ term: 'جد' }, 'en'))[0]).toMatchObject({ formatted_address: 'Jeddah, Saudi Arabia' })
  })

  it('are only those of a country if one is given', async () => {
    expect(await found('tripoli')).toEqual(['Tripoli', 'Tripoli'])
    expect((await searchLocations({ term: 'طرابلس', countryCode: 'lb' }, 'en')).map(({ country }) => country)).toEqual(['Lebanon'])
    expect(await found('riyadh', 'en', 'AE')).toEqual([])
    expect(await found('riyadh', 'en', 'nowhere')).toEqual([])
  })

  it('are eight by default and at most twenty; none are found for a single letter or nonsense', async () => {
    const many = await searchLocations({ term: 'al', limit: 1000 }, 'en')
    expect(many).toHaveLength(20)
    expect(await found('al')).toHaveLength(8)
    expect(await found('al', 'en', undefined, -5)).toHaveLength(1)
    for (const term of ['', 'r', ' ر ', '%', '.*', 'zzzz', 'x'.repeat(10_000), '\u0640\u0640']) expect(await found(term)).toEqual([])
  })
})

describe('placeFor', () => {
  const riyadh = { placeId: 'gn:108410', city: 'Riyadh', country: 'Saudi Arabia', formattedAddress: 'Riyadh, Saudi Arabia' }

  it('returns a place in the reader’s language, even if it was stored in the other one', async () => {
    const arabic = await placeFor(riyadh, 'ar')
    expect(arabic).toMatchObject({ city: 'الرياض', formattedAddress: 'الرياض، المملكة العربية السعودية' })
    expect(await placeFor(arabic, 'en')).toEqual(riyadh)
  })

  it('keeps the texts of a place from another service', async () => {
    const elsewhere = { ...riyadh, placeId: 'ChIJ-elsewhere' }
    expect(await placeFor(elsewhere, 'ar')).toEqual(elsewhere)
  })
})
