const first = '\u2068'
const last = '\u2069'

/** Signs that turn a line around or would end the isolation early; a name has none, an old row may. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** What somebody typed, kept apart from the direction of the sentence it stands in. */
export const isolated = (text: string): string => `${first}${text.replace(turning, '')}${last}`

/** A piece of a sentence; `isUserText` of what somebody typed, which a page sets in an element of its own direction. */
export type TextPart = { readonly text: string; readonly isUserText: boolean }

/** A notification's text in its pieces, without the signs between them. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(new RegExp(`(${first}[^${last}]*${last})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(first) ? { text: piece.slice(1, -1), isUserText: true } : { text: piece, isUserText: false }))
