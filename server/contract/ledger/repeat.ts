import { LedgerMisuse, type RequestRefusal } from './refusal.ts'

/** The key of a request. Several requests with the same key have the effect of one (I6, A-15). */
export type RepeatKey = {
  /** Id of the profile that sent the request. */
  owner: string
  /** The kind of request, such as `topUp`. */
  operation: string
  /** The key itself, chosen by the client: 8 to 64 visible characters. */
  key: string
  /** The input of the request, as any JSON. It must not contain derived amounts, such as a fee. */
  content: unknown
}

/** Returns whether a text can be a key. */
export const isRepeatKey = (key: string): boolean => /^[\x21-\x7e]{8,64}$/.test(key)

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns the content as a text that does not depend on the order of its fields. */
export function contentText(content: unknown): string {
  const text = JSON.stringify(content, sorted) as string | undefined
  if (text === undefined) throw new LedgerMisuse('The content of a request is JSON')
  return text
}

/** A stored request: the fingerprint of its content, and the id of its transaction. */
export type StoredRequest = { fingerprint: string; transactionId: string }

export type Repetition =
  | { is: 'new' }
  | { is: 'repeat'; transactionId: string }
  | { is: 'refused'; refusal: RequestRefusal & { code: 'KEY_REUSED' } }

/** Decides whether a request is the first with its key, a repetition of the first, or another request with a used key (`KEY_REUSED`). */
export function decideRepetition(known: StoredRequest | null, fingerprint: string): Repetition {
  if (!known) return { is: 'new' }
  if (known.fingerprint === fingerprint) return { is: 'repeat', transactionId: known.transactionId }
  return { is: 'refused', refusal: { code: 'KEY_REUSED' } }
}
