import { isolated, textParts, type TextPart } from '@wasla/contract/notifications/texts/user-text.ts'

/** A part of a sentence, with its index. User text is a name or another text that a user typed. */
export type Part = TextPart & { readonly place: number; readonly isName: boolean }

type Names = readonly (string | null | undefined)[]

const cleaned = (name: string | null | undefined) => textParts(isolated(name ?? ''))[0]?.text

/**
 * Splits a sentence of the server into parts, so that its names can be emphasised. The server marks the user text in it. For example, the
 * name of a program called “request” is emphasised, but the word “request” elsewhere in the sentence is not.
 */
export function sentenceParts(sentence: string, names: Names): readonly Part[] {
  const known = new Set(names.map(cleaned))
  return textParts(sentence).map((part, place) => ({ ...part, place, isName: part.isUserText && known.has(part.text) }))
}
