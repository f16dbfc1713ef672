import { toAsciiDigits } from '../../locale/digits.ts'

/** Number of digits of a code sent by text message (B-10). */
export const codeLength = 6

export const codeStates = ['idle', 'checking', 'wrong', 'success'] as const
export type CodeState = (typeof codeStates)[number]

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, '')

/**
 * Returns the digits of the field after a keystroke or autofill left `typed` in it. After a wrong code the next digit starts a new code, so
 * that nobody has to delete six digits first.
 */
export function nextCode(held: string, typed: string, state: CodeState): string {
  const digits = digitsOf(typed)
  const startsOver = state === 'wrong' && held.length === codeLength && digits.length > codeLength && digits.startsWith(held)
  return (startsOver ? digits.slice(codeLength) : digits).slice(0, codeLength)
}

/**
 * Returns the code in a pasted text: the first run of exactly six digits (407192 in “Your Wasla code is 407 192”), else its first six
 * digits; `null` if there is no digit.
 */
export function codeInText(text: string): string | null {
  const ascii = toAsciiDigits(text)
  const run = ascii.replace(/(\d)[\s-]+(?=\d)/g, '$1').match(/(?<!\d)\d{6}(?!\d)/)
  const digits = run ? run[0] : digitsOf(ascii).slice(0, codeLength)
  return digits === '' ? null : digits
}
