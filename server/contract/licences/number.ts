import { toAsciiDigits } from '../validation/digits.ts'
import { licenceLimits } from './limits.ts'

const { least, most } = licenceLimits.digits
const shape = new RegExp(`^[1-9]\\d{${least - 1},${most - 1}}$`)

/**
 * Returns a typed licence number as ASCII digits; null if it is none. Arabic digits are mapped (S-01), spaces and dashes removed. A number
 * never begins with 0, so that one number has one spelling.
 */
export function licenceNumber(typed: string): string | null {
  const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
  return shape.test(digits) ? digits : null
}

/** Returns a licence number in groups of four digits, as people read it: `1182 0477`. */
export const groupedNumber = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ')
