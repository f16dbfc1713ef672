import { englishText } from './english.ts'
import type { ErrorExtensions } from './problem.ts'

/** One error as it leaves a server: what its code says in English, the code with its values, and nothing of the inside (A-10, security case 54). */
export type WireError = { message: string; path?: readonly (string | number)[]; extensions: ErrorExtensions }

/** `path` is the field that broke: where there is one, the operation had begun. */
export const wireError = (extensions: ErrorExtensions, path?: readonly (string | number)[]): WireError => ({
  message: englishText(extensions.code, extensions.params),
  ...(path ? { path } : {}),
  extensions,
})

/** The values of a request that does not fit its document; what was sent is not repeated. */
export const unfitVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable or the name of the operation does not fit.' },
}

/** The values of a request that are more or longer than any argument takes (Y-24). */
export const oversizedVariables: ErrorExtensions = {
  code: 'DTO_VALIDATION_ERROR',
  params: { reason: 'A variable is longer than any argument may be.' },
}
