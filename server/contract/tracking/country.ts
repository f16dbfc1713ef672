import { countryById } from '../reference/countries.ts'

/** The country of a click if it is unknown (N-05). */
export const unknownCountry = 'ZZ'

/** Returns the country that a trusted proxy or a demo visitor names; `ZZ` if it is not a known code (N-05). */
export function countryOf(named: string | null | undefined): string {
  const code = named?.trim().toUpperCase() ?? ''
  return countryById(code)?.id ?? unknownCountry
}
