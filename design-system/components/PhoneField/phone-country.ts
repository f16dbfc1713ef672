/** What the phone field needs to know of a country; the names are in the reader's language. */
export type PhoneCountry = {
  id: string
  /** In the reader's language; shown. */
  name: string
  /** Other texts by which it is found: its name in the other language, its ISO code. */
  searchNames: readonly string[]
  /** The calling code, with or without the plus. */
  dialCode: string
  /** Digits of the usual number without calling code and leading zero (B-12). */
  nationalLength: number
  /** The shortest and the longest number, in digits. @default the usual length alone */
  nationalLengths?: { readonly least: number; readonly most: number }
  /** Whether numbers begin with a zero that belongs to them, so that none is dropped. @default false */
  beginsWithZero?: boolean
  /** Shape of a mobile number where its first digits are known, such as `5X XXX XXXX`; without it only the length is shown. */
  example?: string
  /** Address of the flag, so that flags load one by one when they come into view. */
  flagUrl: string
}

/** The shortest and the longest number of a country, in digits. */
export const lengthsOf = ({ nationalLength, nationalLengths }: PhoneCountry) =>
  nationalLengths ?? { least: nationalLength, most: nationalLength }

/** Digits alone: `+966` and `966` are the same code. */
export const dialDigits = (country: Pick<PhoneCountry, 'dialCode'>) => country.dialCode.replace(/\D/g, '')
