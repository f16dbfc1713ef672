import { countryById } from '../reference/countries.ts'

/** A click's country that nobody knows (N-05). */
export const unknownCountry = 'ZZ'

/** The country a trusted proxy, or a demonstration's visitor, names; `ZZ` for what is none, whatever it says (N-05). */
export function countryOf(named: string | null | undefined): string {
  const code = named?.trim().toUpperCase() ?? ''
  return countryById(code)?.id ?? unknownCountry
}
