/** What was sent under which key. */
export type SentKey = { readonly content: string; readonly key: string }

/**
 * The key to send a form with: the same for the same content, however often it is sent, so that it has one effect; another one
 * as soon as something in it was changed.
 */
export const nextKey = (last: SentKey | null, content: string, newKey: () => string): SentKey =>
  last?.content === content ? last : { content, key: newKey() }
