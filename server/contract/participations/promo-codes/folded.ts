import { plainIdentifier } from '../../validation/identifier.ts'

/** Spaces and dashes that people put into a code when they write it down or read it aloud. */
const between = /[\s\p{Pd}]/gu

/**
 * Returns a typed or reported code in the form in which codes are compared and stored. Letters of other widths become usual ones, digits
 * become ASCII, and letters become capitals. Invisible marks, spaces and dashes are removed. Only ASCII letters get capitals: `ß` would
 * become `SS`, which somebody else may have.
 */
export const foldedCode = (typed: string): string =>
  plainIdentifier(typed.normalize('NFKC'))
    .replace(between, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
