import { type, type TypeRole } from './vars.css.ts'

/**
 * Aligns the figures of a column to the right edge, where the last digits are: both scripts write digits from left to right. The right edge
 * is the end of an English line and the start of an Arabic one. The property tells the mirror proof that this is wanted.
 */
export const unitsEdge = {
  vars: { '--fixed-direction': 'digits' },
  textAlign: 'end',
  selectors: { '&:lang(ar)': { textAlign: 'start' } },
} as const

/** Returns the styles of a type role for `.css.ts` files: size, line height, weight, letter and word spacing, by the element's language. */
export const text = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
