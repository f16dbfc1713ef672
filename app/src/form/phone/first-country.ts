import type { Country } from '@wasla/contract/reference/countries.ts'

/** Initial country of a phone field (B-12), known before the list of all countries has loaded. */
export const firstCountry: Country = {
  id: 'SA',
  name: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  phoneCode: '+966',
  phoneNumberLength: 9,
  phoneNumberLengths: { least: 9, most: 9 },
  beginsWithZero: false,
  flagUrl: '/flags/SA.svg',
}
