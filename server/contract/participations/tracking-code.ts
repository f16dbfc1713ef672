import { participationLimits } from './limits.ts'

/** Letters and digits of a code, without those that people confuse: 0 and o; 1, i and l; u and v, of which only v is used (N-01). */
export const codeLetters = '23456789abcdefghjkmnpqrstvwxyz'

/** Bytes from this value on are skipped, because they would make some letters more likely than others. */
const fair = 256 - (256 % codeLetters.length)

/**
 * Returns a participant's code, made from random bytes. `bytes(count)` returns `count` bytes; it is called again if too few bytes were
 * usable. Every code is equally likely, so that nobody can guess the code of another participant.
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

/** Returns whether a text has the form of a code. A text of any other form is not looked up in the database. */
export const isTrackingCode = (text: string): boolean =>
  text.length === participationLimits.codeLength && [...text].every((letter) => codeLetters.includes(letter))

/** Returns the URL of a participant's tracking link. `publicUrl` is the public address of the product. */
export const trackingAddress = (publicUrl: string, code: string): string => `${publicUrl}/t/${code}`
