/**
 * The characters of each script in the font of figures. The Arabic signs are ٪ ٫; the minus is U+2212. The thousands separator ٬ is left
 * out. Readex Pro draws it low, like a comma. Mada draws it as a hook as high as the digits, and readers take that hook for a digit (Y-29).
 */
export const figureSets = { latin: '0123456789.,%+\u2212-', arabic: '٠١٢٣٤٥٦٧٨٩٪٫' } as const

/**
 * Weights of Mada, each with the range of Readex Pro weights for which it is used. Mada is lighter and smaller, so the weights were matched
 * by eye: regular text, labels, totals.
 */
export const figureWeights = [
  { mada: 500, standsFor: '160 420' },
  { mada: 600, standsFor: '421 515' },
  { mada: 700, standsFor: '516 700' },
] as const
export const figureSize = '107%'

/** `unicode-range` of a set, so that a browser loads only the digits it shows. */
export const unicodeRange = (characters: string): string =>
  [...characters].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(', ')
