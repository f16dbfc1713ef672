/** The content that was sent last, and its key. */
export type SentKey = { readonly content: string; readonly key: string }

/**
 * Returns the idempotency key of a form: the same for the same content, so that sending it again has one effect; a new one after any
 * change.
 */
export const nextKey = (last: SentKey | null, content: string, newKey: () => string): SentKey =>
  last?.content === content ? last : { content, key: newKey() }
