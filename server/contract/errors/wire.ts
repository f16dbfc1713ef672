import { englishText } from './english.ts'
import type { ErrorExtensions } from './problem.ts'

/**
 * One error as it leaves a server: the English text of its code, the code and its params, and nothing internal (A-10, security case 54).
 */
export type WireError = { message: string; path?: readonly (string | number)[]; extensions: ErrorExtensions }

/**
 * Returns an error for the wire. `path` is the path of the field that failed; there is one only if the execution of the operation had
 * begun.
 */
export const wireError = (extensions: ErrorExtensions, path?: readonly (string | number)[]): WireError => ({
  message: englishText(extensions.code, extensions.params),
  ...(path ? { path } : {}),
  extensions,
})

/** Extensions for variables that do not fit the document. They do not repeat the sent values. */
export const unfitVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable or the name of the operation does not fit.' },
}

/** Extensions for variables that are longer or more than any argument accepts (Y-24). */
export const oversizedVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable is longer than any argument may be.' },
}
