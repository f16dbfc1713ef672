import { participationLimits } from '../participations/limits.ts'
import { pastedCode } from '../platform/pasted-code.ts'

/** The code and the channel's variant (N-01) that the path of a tracking link says, as they were typed; null where it says no code. */
export type LinkPath = { readonly code: string; readonly variant: string | null }

/** A longer path is none of a link, whatever follows its code. */
const longest = 500

/** Encoded bytes of what is beyond ASCII. They are dropped before the rest is decoded: half a letter could not be. */
const encodedBeyondAscii = /%[89a-f][\da-f]/gi

const code = new RegExp(`^[a-z\\d]{${participationLimits.codeLength}}$`, 'i')

/** What is left of one part of a path without the marks that people, keyboards and apps put around a link; null where it cannot be read. */
function withoutMarks(part: string): string | null {
  try {
    return pastedCode(decodeURIComponent(part.replace(encodedBeyondAscii, '')))
  } catch {
    return null
  }
}

/**
 * Reads `/t/<code>` and `/t/<code>/<variant>` as links are written in real life (Y-16): a slash at the end, punctuation in either script,
 * blanks and invisible marks around the code or the variant are not part of them. `path` is the path of a request, encoded or not.
 */
export function readLinkPath(path: string): LinkPath | null {
  if (!path.startsWith('/t/') || path.length > longest) return null
  const [first, second = '', ...more] = path.slice('/t/'.length).split('/').map(withoutMarks)
  if (!first || !code.test(first) || more.some((part) => part !== '')) return null
  return { code: first, variant: second || null }
}
