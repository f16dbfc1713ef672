import { toAsciiDigits } from '@wasla/design-system/locale/digits.ts'

/** Largest number of digits in a target. No real target needs more, and every number of this length is a safe integer. */
const longest = 12

/** Thousands separators of both scripts, and all kinds of spaces. */
const separators = /[\s,\u066C\u060C'’]/gu

/** Parses a typed or pasted count in either digit set; returns null if the text is no count. Zero is a count here; the rules reject it. */
export function countOf(typed: string): number | null {
  const plain = toAsciiDigits(typed).replace(separators, '')
  return /^\d+$/.test(plain) && plain.length <= longest ? Number(plain) : null
}

/** Returns the text of the field after a key or a paste. Removes characters that do not occur in counts. */
export const nextCountText = (typed: string): string => typed.replace(/[^\d٠-٩۰-۹０-９,\u066C\u060C\s]/gu, '').trimStart()
