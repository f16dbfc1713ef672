import type { Localized } from '../platform/language.ts'
import { countryRows } from './countries.data.ts'

export type Country = {
  /** The ISO 3166-1 alpha-2 code of the country, which is also its id. */
  id: string
  name: Localized
  /** The dial code with its plus: `+966`. */
  phoneCode: string
  /** Digits of the usual national mobile number (B-12). */
  phoneNumberLength: number
  /** The shortest and the longest mobile number, in digits (Y-18). Both are equal if all mobile numbers have the same length. */
  phoneNumberLengths: { readonly least: number; readonly most: number }
  /** Whether national numbers begin with a zero that is part of the number, so that it must not be dropped. */
  beginsWithZero: boolean
  /** The flag's image is bundled with the product and never fetched from another host (U-06). */
  flagUrl: string
}

/** All countries in order: Saudi Arabia, the rest of the Arab League, then the rest of ISO 3166 by English name (decisions, Appendix G). */
export const countries: readonly Country[] = countryRows.map(([id, dial, phoneNumberLength, en, ar, exceptions]) => ({
  id,
  name: { en, ar },
  phoneCode: `+${dial}`,
  phoneNumberLength,
  phoneNumberLengths: { least: exceptions?.least ?? phoneNumberLength, most: exceptions?.most ?? phoneNumberLength },
  beginsWithZero: exceptions?.beginsWithZero ?? false,
  flagUrl: `/flags/${id}.svg`,
}))

const byId = new Map(countries.map((country) => [country.id, country]))
export const countryById = (id: string): Country | undefined => byId.get(id)

export const defaultCountryId = 'SA'
