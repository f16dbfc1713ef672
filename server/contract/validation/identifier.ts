import { toAsciiDigits } from './digits.ts'
import { unseenInIdentifiers } from './unseen-characters.ts'

const unseen = new RegExp(unseenInIdentifiers, 'gu')

/**
 * Returns an identifier from outside as it is compared and stored (Y-13): letters in one form (NFC), no invisible characters, digits of
 * every script that we read as ASCII, no spaces at its ends. Two identifiers that look the same to a reader become the same.
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

/** Returns an id from an argument or an address: a UUID in our own form, any other text as it is. */
export const ownId = (typed: string): string => uuidIn(typed) ?? typed
