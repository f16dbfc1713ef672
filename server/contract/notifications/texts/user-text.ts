const first = '\u2068'
const last = '\u2069'

/** Marks that change the direction or would end the isolation early. Names contain none, but an old row may. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Returns what a user typed, isolated from the direction of the sentence around it. */
export const isolated = (text: string): string => `${first}${text.replace(turning, '')}${last}`

/** A piece of a sentence. `isUserText` marks what a user typed; a page shows it in an element with its own direction. */
export type TextPart = { readonly text: string; readonly isUserText: boolean }

/** Returns the pieces of a notification's text, without the isolation marks. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(new RegExp(`(${first}[^${last}]*${last})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(first) ? { text: piece.slice(1, -1), isUserText: true } : { text: piece, isUserText: false }))
