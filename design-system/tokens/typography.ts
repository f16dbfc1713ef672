import { type, type TypeRole } from './vars.css.ts'

/**
 * Figures that stand under each other meet at the right edge in both scripts, where their units are: digits are written from left to right
 * in both. That is the end of a line in English, and its start in Arabic.
 */
export const unitsEdge = { textAlign: 'end', selectors: { '&:lang(ar)': { textAlign: 'start' } } } as const

/** Style of a type role for `.css.ts` files: size, line height, weight, letter and word spacing, for the language of the element. */
export const text = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
