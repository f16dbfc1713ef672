import { toAsciiDigits } from './digits.ts'
import { unseenInIdentifiers } from './unseen-characters.ts'

const unseen = new RegExp(unseenInIdentifiers, 'gu')

/**
 * An identifier from outside as it is compared and stored (Y-13): one form of each letter (NFC), nothing that is not seen, digits of every
 * script we read as ASCII, no blanks at its ends. What two people see as one number is one number.
 */
export const plainIdentifier = (typed: string): string => toAsciiDigits(typed.normalize('NFC').replace(unseen, '')).trim()

const uuidShape = /^(\{?)([\da-f]{8})(-?)([\da-f]{4})\3([\da-f]{4})\3([\da-f]{4})\3([\da-f]{12})(\}?)$/i

/**
 * A UUID as we write them: small letters, with dashes, without braces; whatever capitals, braces, dashes, blanks or invisible marks it came
 * with (Y-13). Null for anything that is no UUID.
 */
export function uuidIn(typed: string): string | null {
  const [, opened, first = '', , second = '', third = '', fourth = '', last = '', closed] = uuidShape.exec(plainIdentifier(typed)) ?? []
  if (opened === undefined || (opened === '') !== (closed === '')) return null
  return [first, second, third, fourth, last].join('-').toLowerCase()
}

/** An id of ours in an argument or an address: a UUID in its one form, and any other text as it is. */
export const ownId = (typed: string): string => uuidIn(typed) ?? typed
