import { type, type TypeRole } from './vars.css.ts'

/** Style of a type role for `.css.ts` files: size, line height, weight, letter and word spacing, for the language of the element. */
export const text = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
