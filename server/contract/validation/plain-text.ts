import { withoutUnseen } from './unseen.ts'

/**
 * Returns a typed line as it is stored: letters in NFC, without invisible characters and direction marks, and with single spaces (security
 * cases 49, 56; Y-19). Markup is not removed, because it is always shown as plain text.
 */
export const plainLine = (typed: string) =>
  withoutUnseen(typed.replace(/[\s\u2800]+/gu, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()

/** Returns a typed text of several lines, each stored like a `plainLine`, with at most one empty line between two lines. */
export const plainText = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
