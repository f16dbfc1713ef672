import { type, type TypeRole } from './vars.css.ts'

/** The whole setting of a type role, to be spread into a style; language and width are decided inside the tokens. */
export const typeRole = (role: TypeRole) => ({
  fontFamily: role === 'number' ? type.familyNumber : type.family,
  fontSize: type[role].size,
  lineHeight: type[role].line,
  fontWeight: type[role].weight,
  letterSpacing: type[role].tracking,
  wordSpacing: type[role].word,
})
