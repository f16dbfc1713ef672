import { englishText } from './english.ts'
import type { ErrorExtensions } from './problem.ts'

/** One error as a server sends it: the code, its English text and its params, and nothing internal (A-10, security case 54). */
export type WireError = { message: string; path?: readonly (string | number)[]; extensions: ErrorExtensions }

/** Returns a `WireError`. `path` is the path of the field that failed. It is missing if the operation failed before its execution began. */
export const wireError = (extensions: ErrorExtensions, path?: readonly (string | number)[]): WireError => ({
  message: englishText(extensions.code, extensions.params),
  ...(path ? { path } : {}),
  extensions,
})

/** Extensions for variables that do not match their types in the document. They do not contain the values of the variables. */
export const unfitVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable or the name of the operation does not fit.' },
}

/** Extensions for variables that exceed the limits of all arguments in length or number (Y-24). */
export const oversizedVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable is longer than any argument may be.' },
}
