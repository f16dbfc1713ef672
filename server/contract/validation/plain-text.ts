/** Controls, private use and unpaired surrogates; the joiners of scripts and emoji are not among them. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/**
 * A typed line as it is stored: one form of each letter, nothing that is not seen or turns the line around, blanks folded
 * (security cases 49, 56). Markup stays the letters it is: texts are shown as text.
 */
export const plainLine = (typed: string) => typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

/** The same for several lines, which stay apart; no more than one of them is empty between two. */
export const plainText = (typed: string) =>
  typed
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
