import { withoutUnseen } from './unseen.ts'

/**
 * A typed line as it is stored: one form of each letter, nothing that is not seen or turns the line around, blanks folded
 * (security cases 49, 56; Y-19). Markup stays the letters it is: texts are shown as text.
 */
export const plainLine = (typed: string) =>
  withoutUnseen(typed.replace(/[\s\u2800]+/gu, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()

/** The same for several lines, which stay apart; no more than one of them is empty between two. */
export const plainText = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
