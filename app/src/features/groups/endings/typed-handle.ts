import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** Whether somebody typed the user name of a group; an @ before it, capitals and the digits of the other set do not matter. */
export const isHandle = (typed: string, userName: string): boolean =>
  toAsciiDigits(typed).trim().replace(/^@/u, '').toLowerCase() === userName.toLowerCase()
