import type { ParticipationRecord } from '../participations/record.ts'
import type { Receipted } from './record.ts'

/** Digits and letters without `I`, `L`, `O` and `U`, which are read as others or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Number of hexadecimal digits of an id that make a number: sixty bits, which ids draw at random. */
const digits = 15

/** Returns the random end of an id as twelve signs in groups of four: `7Q4K-2291-0ABC`. An id has always the same signs. */
export function signsOfId(id: string): string {
  const own = id
    .replaceAll(/[^\da-f]/gi, '')
    .slice(-digits)
    .padStart(digits, '0')
  const bits = [...own].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  const signs = Array.from({ length }, (_, at) => letters[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)] ?? '')
  return [0, 4, 8].map((from) => signs.slice(from, from + 4).join('')).join('-')
}

/**
 * Returns the number of a participation’s receipt: `TR-7Q4K-2291-0ABC`. It is made of the participation’s id, so each participation has one
 * number, which never changes.
 */
export const receiptNumber = (participationId: string): string => `TR-${signsOfId(participationId)}`

/** Returns what a receipt says of a participation. */
export const receiptedOf = ({ id, profileId, createdAt }: Pick<ParticipationRecord, 'id' | 'profileId' | 'createdAt'>): Receipted => ({
  receipt: receiptNumber(id),
  participationId: id,
  profileId,
  requestedAt: createdAt,
})
