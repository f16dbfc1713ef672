/** A country as the phone field needs it. */
export type PhoneCountry = {
  id: string
  /** Displayed name, in the reader's language. */
  name: string
  /** Other texts by which the country is found: its name in the other language, its ISO code. */
  searchNames: readonly string[]
  /** Calling code, with or without the plus. */
  dialCode: string
  /** Digits of the usual number, without calling code and leading zero (B-12). */
  nationalLength: number
  /** Shortest and longest number, in digits. @default the usual length alone */
  nationalLengths?: { readonly least: number; readonly most: number }
  /** Whether national numbers may begin with a zero that belongs to the number, so that no zero is removed. @default false */
  beginsWithZero?: boolean
  /** Shape of a mobile number whose first digits are known, such as `5X XXX XXXX`; without it only the length is shown. */
  example?: string
  /** Address of the flag; flags are loaded one by one when they come into view. */
  flagUrl: string
}

/** Returns the shortest and the longest number of a country, in digits. */
export const lengthsOf = ({ nationalLength, nationalLengths }: PhoneCountry) =>
  nationalLengths ?? { least: nationalLength, most: nationalLength }

/** Returns the digits alone: `+966` and `966` are the same code. */
export const dialDigits = (country: Pick<PhoneCountry, 'dialCode'>) => country.dialCode.replace(/\D/g, '')
