import { LedgerMisuse, type RequestRefusal } from './refusal.ts'

/** The key of a request: requests with the same key have one effect together (I6, A-15). */
export type RepeatKey = {
  /** The owner of the key: a profile. */
  owner: string
  /** The kind of request, such as `topUp`. */
  operation: string
  /** 8 to 64 visible characters, chosen by the caller. */
  key: string
  /** The request as the user made it: any JSON. Derived amounts, such as a fee, do not belong here. */
  content: unknown
}

/** Returns whether a text can be a key. */
export const isRepeatKey = (key: string): boolean => /^[\x21-\x7e]{8,64}$/.test(key)

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns the content as text, the same for any order of its fields. */
export function contentText(content: unknown): string {
  const text = JSON.stringify(content, sorted) as string | undefined
  if (text === undefined) throw new LedgerMisuse('The content of a request is JSON')
  return text
}

/** A stored request: the fingerprint of its content, and the transaction that it caused. */
export type StoredRequest = { fingerprint: string; transactionId: string }

export type Repetition =
  | { is: 'new' }
  | { is: 'repeat'; transactionId: string }
  | { is: 'refused'; refusal: RequestRefusal & { code: 'KEY_REUSED' } }

/** Decides whether a request is the first with its key, the same again, or another one under a used key. */
export function decideRepetition(known: StoredRequest | null, fingerprint: string): Repetition {
  if (!known) return { is: 'new' }
  if (known.fingerprint === fingerprint) return { is: 'repeat', transactionId: known.transactionId }
  return { is: 'refused', refusal: { code: 'KEY_REUSED' } }
}
