/** The last sent content, and its key. */
export type SentKey = { readonly content: string; readonly key: string }

/**
 * Returns the idempotency key of a form. The same content has the same key, so sending it again has one effect. Changed content has
 * a new key.
 */
export const nextKey = (last: SentKey | null, content: string, newKey: () => string): SentKey =>
  last?.content === content ? last : { content, key: newKey() }
