import { toAsciiDigits } from './digits.ts'

/** What must be known of a country to read one of its numbers. */
export type PhoneCountry = { id: string; phoneCode: string; phoneNumberLength: number }

/**
 * A typed national number as digits: both scripts, spaces, dashes and direction marks are understood, the country's own
 * prefix (`+966`, `00966`, `966` in front of a whole number) and one trunk zero are dropped (B-12). Null when anything else is in it.
 */
export function nationalDigits(typed: string, country: PhoneCountry): string | null {
  const text = toAsciiDigits(typed).replace(/[\s().\-\u2010-\u2015\u2212\u00a0]/g, '')
  if (!/^\+?\d{1,20}$/.test(text)) return null
  const code = country.phoneCode.replace(/\D/g, '')
  let digits = text
  if (digits.startsWith('+')) {
    if (!digits.startsWith(`+${code}`)) return null
    digits = digits.slice(code.length + 1)
  } else if (digits.startsWith(`00${code}`)) digits = digits.slice(code.length + 2)
  else if (digits.startsWith(code) && digits.length >= code.length + country.phoneNumberLength) digits = digits.slice(code.length)
  return digits.length === country.phoneNumberLength + 1 && digits.startsWith('0') ? digits.slice(1) : digits
}

/** The one stored form of a number, E.164 (B-12), or null when its digits do not make a number of that country. */
export function toE164(typed: string, country: PhoneCountry): string | null {
  const digits = nationalDigits(typed, country)
  if (digits === null || digits.length !== country.phoneNumberLength || /^0+$/.test(digits)) return null
  return `+${country.phoneCode.replace(/\D/g, '')}${digits}`
}
