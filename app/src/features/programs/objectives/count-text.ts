import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** Most digits of a target. No real target has more, and all of these are safe integers. */
const longest = 12

/** Thousands separators of both scripts, and all kinds of spaces. */
const separators = /[\s,\u066C\u060C'’]/gu

/** Returns a count as typed or pasted, in either digit set; null if it is not one. Zero is a count too; the rules reject it. */
export function countOf(typed: string): number | null {
  const plain = toAsciiDigits(typed).replace(separators, '')
  return /^\d+$/.test(plain) && plain.length <= longest ? Number(plain) : null
}

/** Returns the text of the field after a key or a paste, without characters that do not occur in counts. */
export const nextCountText = (typed: string): string => typed.replace(/[^\d٠-٩۰-۹０-９,\u066C\u060C\s]/gu, '').trimStart()
