import { isolated, textParts, type TextPart } from '@wasla/contract/notifications/texts/user-text.ts'

/** A piece of a sentence, and its place in it. What somebody typed is a name, or their words. */
export type Part = TextPart & { readonly place: number; readonly isName: boolean }

type Names = readonly (string | null | undefined)[]

const cleaned = (name: string | null | undefined) => textParts(isolated(name ?? ''))[0]?.text

/**
 * A sentence of the server in its pieces, so that the names in it can be set as names. The server says where somebody's words stand: a
 * program called "request" marks no other word of its sentence.
 */
export function sentenceParts(sentence: string, names: Names): readonly Part[] {
  const known = new Set(names.map(cleaned))
  return textParts(sentence).map((part, place) => ({ ...part, place, isName: part.isUserText && known.has(part.text) }))
}
