import { isolated, textParts, type TextPart } from '@wasla/contract/notifications/texts/user-text.ts'

/** A piece of a sentence and its index. User text is a name or another text that a user typed. */
export type Part = TextPart & { readonly place: number; readonly isName: boolean }

type Names = readonly (string | null | undefined)[]

const cleaned = (name: string | null | undefined) => textParts(isolated(name ?? ''))[0]?.text

/**
 * Splits a sentence of the server, so that its names can be emphasised. The server marks user text: a program called “request” does not
 * mark any other word of its sentence.
 */
export function sentenceParts(sentence: string, names: Names): readonly Part[] {
  const known = new Set(names.map(cleaned))
  return textParts(sentence).map((part, place) => ({ ...part, place, isName: part.isUserText && known.has(part.text) }))
}
