import { countryById } from '../reference/countries.ts'
import { unknownCountry } from './unknown-country.ts'

/** Returns the country that a trusted proxy or a demo visitor names; `ZZ` if it is not a known code (N-05). */
export function countryOf(named: string | null | undefined): string {
  const code = named?.trim().toUpperCase() ?? ''
  return countryById(code)?.id ?? unknownCountry
}
