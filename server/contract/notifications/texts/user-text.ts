const first = '\u2068'
const last = '\u2069'

/** Marks that change the direction of text or would end its isolation early. New names contain none; names in old rows may. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Returns a text that a user typed, between marks that isolate it from the direction of the sentence around it. */
export const isolated = (text: string): string => `${first}${text.replace(turning, '')}${last}`

/** A piece of a sentence. `isUserText`: whether a user typed it. A page shows such a piece in an element with a direction of its own. */
export type TextPart = { readonly text: string; readonly isUserText: boolean }

/** Returns the pieces of a notification's text, without the isolation marks. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(new RegExp(`(${first}[^${last}]*${last})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(first) ? { text: piece.slice(1, -1), isUserText: true } : { text: piece, isUserText: false }))
