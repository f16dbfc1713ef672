import { countryById } from '@wasla/contract/reference/countries.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { LocationRecord } from '@wasla/contract/profiles/record.ts'
import { idOf } from './ids.ts'

const places = {
  riyadh: { country: 'SA', en: 'Riyadh', ar: 'الرياض', lat: 24.68773, lng: 46.72185, geoname: 108410 },
  jeddah: { country: 'SA', en: 'Jeddah', ar: 'جدة', lat: 21.49012, lng: 39.18624, geoname: 105343 },
  dammam: { country: 'SA', en: 'Dammam', ar: 'الدمام', lat: 26.43442, lng: 50.10326, geoname: 110336 },
  abha: { country: 'SA', en: 'Abha', ar: 'أبها', lat: 18.21639, lng: 42.50528, geoname: 110690 },
  madinah: { country: 'SA', en: 'Madinah', ar: 'المدينة المنورة', lat: 24.46861, lng: 39.61417, geoname: 109223 },
  dubai: { country: 'AE', en: 'Dubai', ar: 'دبي', lat: 25.07725, lng: 55.30927, geoname: 292223 },
  kuwait: { country: 'KW', en: 'Kuwait City', ar: 'مدينة الكويت', lat: 29.36972, lng: 47.97833, geoname: 285787 },
  doha: { country: 'QA', en: 'Doha', ar: 'الدوحة', lat: 25.28545, lng: 51.53096, geoname: 290030 },
  cairo: { country: 'EG', en: 'Cairo', ar: 'القاهرة', lat: 30.06263, lng: 31.24967, geoname: 360630 },
  amman: { country: 'JO', en: 'Amman', ar: 'عمّان', lat: 31.95522, lng: 35.94503, geoname: 250441 },
  casablanca: { country: 'MA', en: 'Casablanca', ar: 'الدار البيضاء', lat: 33.58831, lng: -7.61138, geoname: 2553604 },
} as const

export type Place = keyof typeof places

export const countryOf = (place: Place) => places[place].country

/** Returns a place with its names in `language`, as the place service spells them (H-08). */
export function locationAt(place: Place, owner: string, language: Language, since: number): LocationRecord {
  const { country, lat, lng, geoname, ...names } = places[place]
  const countryName = countryById(country)?.name[language] ?? country
  return {
    id: idOf(`location:${owner}`, since),
    city: names[language],
    country: countryName,
    formattedAddress: language === 'ar' ? `${names.ar}، ${countryName}` : `${names.en}, ${countryName}`,
    lat,
    lng,
    placeId: `gn:${geoname}`,
  }
}
