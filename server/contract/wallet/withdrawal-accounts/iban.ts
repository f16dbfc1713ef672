import { validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { countryById } from '../../reference/countries.ts'
import { toAsciiDigits } from '../../validation/digits.ts'
import { walletLimits } from '../limits.ts'

/** Returns a typed IBAN in its stored form: capitals and ASCII digits, without spaces. */
export const plainIban = (typed: string) => toAsciiDigits(typed).replace(/\s/gu, '').toUpperCase()

const { least, most } = walletLimits.iban
const stated = /^[A-Z]{2}[A-Z0-9]+$/
/** Kosovo (XK) has IBANs but no code in ISO 3166. */
const isCountry = (code: string) => code === 'XK' || countryById(code) !== undefined

/** Returns whether a plain IBAN meets the specification: 15 to 34 letters and digits that begin with a country code (S2 §5). */
export const isStatedIban = (iban: string) =>
  iban.length >= least && iban.length <= most && stated.test(iban) && isCountry(iban.slice(0, 2))

const ibanFlaws = ['IBAN_LENGTH', 'IBAN_CHECKSUM'] as const
export type IbanFlaw = (typeof ibanFlaws)[number]

const aboutLength: readonly ValidationErrorsIBAN[] = [ValidationErrorsIBAN.NoIBANCountry, ValidationErrorsIBAN.WrongBBANLength]

/**
 * Returns why a bank would refuse a plain IBAN (P-15), or null. First checks the length for the country (24 in Saudi Arabia; for a country
 * without IBANs, every length is wrong). Then checks the checksum and the pattern of the number.
 */
export function ibanFlaw(iban: string): IbanFlaw | null {
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return null
  return errorCodes.some((code) => aboutLength.includes(code)) ? 'IBAN_LENGTH' : 'IBAN_CHECKSUM'
}

/** Returns the visible form of an IBAN (P-13, X-36): its country and its last four characters. */
export const maskedIban = (iban: string) => `${iban.slice(0, 2)}•• •••• … ${iban.slice(-4)}`
