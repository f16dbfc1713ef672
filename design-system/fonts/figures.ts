/** What each script's figures hold. The Arabic signs are ٪ ٫ ٬; the minus is the real one (U+2212). */
export const figureSets = { latin: '0123456789.,%+\u2212-', arabic: '٠١٢٣٤٥٦٧٨٩٪٫٬' } as const

/**
 * Mada is drawn lighter and smaller than Readex Pro. Each of its weights stands in for the span of Readex weights it
 * looks like, chosen by eye beside it: regular text, labels, totals.
 */
export const figureWeights = [
  { mada: 500, standsFor: '160 420' },
  { mada: 600, standsFor: '421 515' },
  { mada: 700, standsFor: '516 700' },
] as const
export const figureSize = '107%'

/** `unicode-range` of a set, so that a browser fetches only the digits it shows. */
export const unicodeRange = (characters: string): string =>
  [...characters].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(', ')
