import { type, type TypeRole } from './vars.css.ts'

/**
 * Aligns figures in a column at the right edge in both scripts, where their units are: digits are written left to right in both. That is
 * the end of a line in English, and its start in Arabic.
 */
export const unitsEdge = { textAlign: 'end', selectors: { '&:lang(ar)': { textAlign: 'start' } } } as const

/** Styles of a type role for `.css.ts` files: size, line height, weight, letter and word spacing, by the element's language. */
export const text = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
