import type { Challenge, ProvenNumber } from './challenge.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Shape<T> = { readonly [Name in keyof T]: 'string' | 'number' }

const challengeShape: Shape<Challenge> = {
  challengeId: 'string',
  countryId: 'string',
  national: 'string',
  e164: 'string',
  entrance: 'string',
  resendAt: 'number',
  expiresAt: 'number',
  resendsLeft: 'number',
}
const provenShape: Shape<ProvenNumber> = { challengeId: 'string', countryId: 'string', national: 'string', e164: 'string', until: 'number' }

/** Parses a stored value. Returns null if it does not have the expected shape. */
function readAs<T>(text: string | null, shape: Shape<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const isWhole = Object.entries(shape).every(([name, type]) => name in value && typeof (value as Record<string, unknown>)[name] === type)
    return isWhole ? (value as T) : null
  } catch {
    return null
  }
}

const storedAs = <T>(name: string, shape: Shape<T>) => ({
  read: (box: Box): T | null => readAs(box.getItem(name), shape),
  keep: (box: Box, value: T) => box.setItem(name, JSON.stringify(value)),
  forget: (box: Box) => box.removeItem(name),
})

/** Stores in this tab the challenge of the code that was sent (B-01). */
export const challengeBox = storedAs('wasla.challenge', challengeShape)
/** Stores in this tab the number that was proven at sign-in and has no account yet (B-05). */
export const provenBox = storedAs('wasla.proven-number', provenShape)
