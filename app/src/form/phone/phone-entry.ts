import type { Country } from '@wasla/contract/reference/countries.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'

export type PhoneNumber = {
  readonly countryId: string
  /** Digits without the country code. */
  readonly national: string
  readonly e164: string
}

export type TypedNumber = { readonly countryId: string; readonly national: string }

/** Returns the typed number if it is valid in its country, else null (B-12). The contract's rules decide. */
export function phoneNumberOf({ countryId, national }: TypedNumber, countries: readonly Country[]): PhoneNumber | null {
  const country = countries.find(({ id }) => id === countryId)
  const e164 = country ? toE164(national, country) : null
  return country && e164 ? { countryId, e164, national: e164.slice(country.phoneCode.length) } : null
}
