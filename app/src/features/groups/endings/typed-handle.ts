import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** Returns whether the typed text is a group's user name. Ignores a leading @, letter case, and whether digits are Arabic or Latin. */
export const isHandle = (typed: string, userName: string): boolean =>
  toAsciiDigits(typed).trim().replace(/^@/u, '').toLowerCase() === userName.toLowerCase()
