import type { Language, Localized } from '../platform/language.ts'
import type { LaunchLocationType } from '../generated/user-sdl-types.ts'
import { areaById, areaFor, areas } from './areas.ts'
import { countries, countryById, type Country } from './countries.ts'

/** Several countries under one name (K-12). */
export type Region = { readonly id: string; readonly name: Localized; readonly countryIds: readonly string[] }

const gulf = 'SA AE KW BH QA OM'
const levant = 'JO SY LB PS'
const northAfrica = 'EG SD LY TN DZ MA MR'
const europe =
  'AL AD AT BY BE BA BG HR CY CZ DK EE FO FI FR DE GI GR GG HU IS IE IM IT JE XK LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES SE CH TR UA GB VA AX SJ'
const asiaPacific =
  'AF AU BD BT BN KH CN CK FJ HK IN ID JP KZ KI KG LA MO MY MV MH FM MN MM NR NP NZ KP KR PK PW PG PH WS SG SB LK TW TJ TH TL TO TM TV UZ VU VN NC PF'

const region = (id: string, en: string, ar: string, ids: string): Region => ({
  id,
  name: { en, ar },
  countryIds: ids.split(' ').filter((countryId) => countryById(countryId) !== undefined),
})

/** The regions of Appendix G. A country may belong to several. */
export const regions: readonly Region[] = [
  region('GCC', 'GCC', 'دول الخليج العربي', gulf),
  region('LEVANT', 'Levant', 'بلاد الشام', levant),
  region('NORTH_AFRICA', 'North Africa', 'شمال أفريقيا', northAfrica),
  region('MENA', 'MENA', 'الشرق الأوسط وشمال أفريقيا', `${gulf} ${levant} ${northAfrica} YE IQ DJ`),
  region('EUROPE', 'Europe', 'أوروبا', europe),
  region('NORTH_AMERICA', 'North America', 'أمريكا الشمالية', 'US CA MX'),
  region('ASIA_PACIFIC', 'Asia-Pacific', 'آسيا والمحيط الهادئ', asiaPacific),
]

const byId = new Map(regions.map((one) => [one.id, one]))
export const regionById = (id: string): Region | undefined => byId.get(id)

/** A `ServiceArea` of the API, which stands for a country, a region or an area. */
export type PlaceAnswer = { id: string; type: 'COUNTRY' | 'REGION' | 'PROVINCE' | 'CITY'; name: string; flagUrl: string | null }

const regionFor = ({ id, name }: Region, language: Language): PlaceAnswer => ({ id, type: 'REGION', name: name[language], flagUrl: null })
const countryFor = ({ id, name, flagUrl }: Country, language: Language): PlaceAnswer => ({
  id,
  type: 'COUNTRY',
  name: name[language],
  flagUrl,
})

/** Returns a country, region or service area by its id, in the reader's language; null if there is none. */
export function placeNamed(id: string, language: Language): PlaceAnswer | null {
  const country = countryById(id)
  if (country) return countryFor(country, language)
  const found = regionById(id)
  if (found) return regionFor(found, language)
  const area = areaById(id)
  return area ? areaFor(area, language) : null
}

/** Returns the places with these ids, in the given order. Leaves out unknown ids. */
export const placesNamed = (ids: readonly string[], language: Language): PlaceAnswer[] =>
  ids.flatMap((id) => placeNamed(id, language) ?? [])

/** `regions(type)`: returns the places to choose from for a type of launch location, by default the regions. `WORLDWIDE` has none. */
export function regionsOf(type: LaunchLocationType | null | undefined, language: Language) {
  if (type === 'WORLDWIDE') return []
  if (type === 'COUNTRIES') return countries.map((country) => countryFor(country, language))
  return type === 'SERVICE_AREA' ? areas.map((area) => areaFor(area, language)) : regions.map((one) => regionFor(one, language))
}
