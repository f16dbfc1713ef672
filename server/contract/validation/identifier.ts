import { toAsciiDigits } from './digits.ts'
import { unseenInIdentifiers } from './unseen-characters.ts'

const unseen = new RegExp(unseenInIdentifiers, 'gu')

/**
 * Returns an identifier from outside in the form in which it is compared and stored (Y-13). Letters are in NFC, and digits of the scripts
 * that `toAsciiDigits` reads are ASCII. Invisible characters, and spaces at both ends, are removed. So two identifiers that look the same
 * become the same.
 */
export const plainIdentifier = (typed: string): string => toAsciiDigits(typed.normalize('NFC').replace(unseen, '')).trim()

const uuidShape = /^(\{?)([\da-f]{8})(-?)([\da-f]{4})\3([\da-f]{4})\3([\da-f]{4})\3([\da-f]{12})(\}?)$/i

/**
 * Returns a UUID in the form in which we write it: small letters, with dashes, without braces. Accepts capitals, braces, spaces, invisible
 * marks and missing dashes (Y-13). Returns null if the text is no UUID.
 */
export function uuidIn(typed: string): string | null {
  const [, opened, first = '', , second = '', third = '', fourth = '', last = '', closed] = uuidShape.exec(plainIdentifier(typed)) ?? []
  if (opened === undefined || (opened === '') !== (closed === '')) return null
  return [first, second, third, fourth, last].join('-').toLowerCase()
}

/** Returns an id from an argument or an address. A UUID is returned in our own form, any other text unchanged. */
export const ownId = (typed: string): string => uuidIn(typed) ?? typed
