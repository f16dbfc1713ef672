import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** Returns whether the typed text is a group's user name. Ignores an @ before it, capitals, and the digit set. */
export const isHandle = (typed: string, userName: string): boolean =>
  toAsciiDigits(typed).trim().replace(/^@/u, '').toLowerCase() === userName.toLowerCase()
