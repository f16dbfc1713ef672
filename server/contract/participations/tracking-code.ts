import { participationLimits } from './limits.ts'

/** Letters and digits that nobody takes for one another: no 0 and o, no 1, i and l, no u beside v (N-01). */
export const codeLetters = '23456789abcdefghjkmnpqrstvwxyz'

/** The largest multiple of the letters that fits into a byte: above it a letter would be likelier than others. */
const fair = 256 - (256 % codeLetters.length)

/**
 * A participant's code, made of random bytes: `bytes(count)` answers so many, and is called again where too few were usable. Every code
 * is as likely as any other, so that nobody can guess a neighbour's.
 */
export function trackingCode(bytes: (count: number) => Uint8Array): string {
  let code = ''
  while (code.length < participationLimits.codeLength)
    for (const byte of bytes(2 * participationLimits.codeLength)) {
      if (byte >= fair || code.length === participationLimits.codeLength) continue
      code += codeLetters.charAt(byte % codeLetters.length)
    }
  return code
}

/** Whether a text can be a code at all: what cannot is not looked for. */
export const isTrackingCode = (text: string): boolean =>
  text.length === participationLimits.codeLength && [...text].every((letter) => codeLetters.includes(letter))

/** The address of a participant's own link, on the address people reach the product by. */
export const trackingAddress = (publicUrl: string, code: string): string => `${publicUrl}/t/${code}`
