import { withoutUnseen } from './unseen.ts'

/**
 * Returns a typed line as it is stored: letters in one form (NFC), no invisible characters or direction marks, runs of spaces as one
 * (security cases 49, 56; Y-19). Markup stays as text, because texts are always shown as text.
 */
export const plainLine = (typed: string) =>
  withoutUnseen(typed.replace(/[\s\u2800]+/gu, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()

/** Returns a typed text of several lines, each stored like a `plainLine`, with at most one empty line between two. */
export const plainText = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
