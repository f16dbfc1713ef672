import { participationLimits } from '../participations/limits.ts'
import { pastedCode } from '../platform/pasted-code.ts'

/** The code and the channel variant (N-01) in the path of a tracking link, as they were typed. */
export type LinkPath = { readonly code: string; readonly variant: string | null }

/** A longer path is not a tracking link. */
const longest = 500

/** Percent-encoded bytes beyond ASCII. These bytes are removed before decoding, because an incomplete character cannot be decoded. */
const encodedBeyondAscii = /%[89a-f][\da-f]/gi

const code = new RegExp(`^[a-z\\d]{${participationLimits.codeLength}}$`, 'i')

/** Returns a part of a path without the characters that people, keyboards and apps put around a link; null if it cannot be decoded. */
function withoutMarks(part: string): string | null {
  try {
    return pastedCode(decodeURIComponent(part.replace(encodedBeyondAscii, '')))
  } catch {
    return null
  }
}

/**
 * Reads `/t/<code>` and `/t/<code>/<variant>` as people write links (Y-16): a trailing slash, punctuation in either script, blanks and
 * invisible characters around code or variant are ignored. `path` is a request’s path, encoded or not. Returns null if it contains no code.
 */
export function readLinkPath(path: string): LinkPath | null {
  if (!path.startsWith('/t/') || path.length > longest) return null
  const [first, second = '', ...more] = path.slice('/t/'.length).split('/').map(withoutMarks)
  if (!first || !code.test(first) || more.some((part) => part !== '')) return null
  return { code: first, variant: second || null }
}
