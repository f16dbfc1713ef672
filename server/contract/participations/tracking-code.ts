import { participationLimits } from './limits.ts'

/** Letters and digits without look-alikes: no 0 and o, no 1, i and l, and no u, which resembles v (N-01). */
export const codeLetters = '23456789abcdefghjkmnpqrstvwxyz'

/** Bytes from this value up are skipped: they would make some letters more likely than others. */
const fair = 256 - (256 % codeLetters.length)

/**
 * Returns a participant's code from random bytes. `bytes(count)` returns that many, and is called again if too few were usable. Every code
 * is equally likely, so nobody can guess another participant's.
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

/** Returns whether a text has the form of a code; any other text need not be looked up. */
export const isTrackingCode = (text: string): boolean =>
  text.length === participationLimits.codeLength && [...text].every((letter) => codeLetters.includes(letter))

/** Returns the address of a participant's tracking link, on the public address of the product. */
export const trackingAddress = (publicUrl: string, code: string): string => `${publicUrl}/t/${code}`
