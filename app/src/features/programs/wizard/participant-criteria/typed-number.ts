import { toAsciiDigits } from '@wasla/contract/validation/digits.ts'

const grouping = /[\s,٬\u00a0\u202f]/gu
const plainNumber = /^\d+(\.\d+)?$/

/** Returns the number typed so far, in either digit set; null if it is not a number yet. */
export function typedNumber(text: string): number | null {
  const plain = toAsciiDigits(text).replace(grouping, '').replace('٫', '.')
  return plainNumber.test(plain) ? Number(plain) : null
}
