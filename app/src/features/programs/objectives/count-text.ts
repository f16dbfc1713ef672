import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** More digits are no target of anybody's; all of these fit an exact integer. */
const longest = 12

/** Separators of thousands of both scripts, and spaces of every kind. */
const separators = /[\s,\u066C\u060C'’]/gu

/** A count as typed or pasted, in either digit set; null where it is none. Zero is a count, too: the rules refuse it. */
export function countOf(typed: string): number | null {
  const plain = toAsciiDigits(typed).replace(separators, '')
  return /^\d+$/.test(plain) && plain.length <= longest ? Number(plain) : null
}

/** What a field shows after a key or a paste: characters that do not occur in counts are ignored. */
export const nextCountText = (typed: string): string => typed.replace(/[^\d٠-٩۰-۹０-９,\u066C\u060C\s]/gu, '').trimStart()
