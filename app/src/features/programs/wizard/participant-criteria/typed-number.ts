import { toAsciiDigits } from '@wasla/contract/validation/digits.ts'

const grouping = /[\s,٬\u00a0\u202f]/gu
const plainNumber = /^\d+(\.\d+)?$/

/** The number that is typed so far, in either set of digits; null while it is none. */
export function typedNumber(text: string): number | null {
  const plain = toAsciiDigits(text).replace(grouping, '').replace('٫', '.')
  return plainNumber.test(plain) ? Number(plain) : null
}
