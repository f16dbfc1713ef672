import { type, type TypeRole } from './vars.css.ts'

/** Style of a type role for use in `.css.ts` files: size, line, weight, tracking and word space, in the setting of the language around. */
export const text = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
