import { LedgerMisuse, type RequestRefusal } from './refusal.ts'

/** Under what a request is known, so that it has one effect however often it comes (I6, A-15). */
export type RepeatKey = {
  /** Whose key it is: a profile. */
  owner: string
  /** What is requested, such as `topUp`. */
  operation: string
  /** 8 to 64 visible characters, chosen by the caller. */
  key: string
  /** What was requested, as the user gave it: any JSON. Amounts that follow from it, such as a fee, do not belong here. */
  content: unknown
}

/** Whether a text can be a key. */
export const isRepeatKey = (key: string): boolean => /^[\x21-\x7e]{8,64}$/.test(key)

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The content as one text, the same whatever order its fields came in. */
export function contentText(content: unknown): string {
  const text = JSON.stringify(content, sorted) as string | undefined
  if (text === undefined) throw new LedgerMisuse('The content of a request is JSON')
  return text
}

/** What is known under a key: the fingerprint of its content, and the transaction it made. */
export type KnownRequest = { fingerprint: string; transactionId: string }

export type Repetition =
  | { is: 'new' }
  | { is: 'repeat'; transactionId: string }
  | { is: 'refused'; refusal: RequestRefusal & { code: 'KEY_REUSED' } }

/** Whether a request is the first of its key, the same again, or another one under a used key. */
export function decideRepetition(known: KnownRequest | null, fingerprint: string): Repetition {
  if (!known) return { is: 'new' }
  if (known.fingerprint === fingerprint) return { is: 'repeat', transactionId: known.transactionId }
  return { is: 'refused', refusal: { code: 'KEY_REUSED' } }
}
