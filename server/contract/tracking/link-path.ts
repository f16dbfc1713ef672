import { participationLimits } from '../participations/limits.ts'

/** The code and the channel's variant (N-01) that the path of a tracking link says, as they were typed; null where it says no code. */
export type LinkPath = { readonly code: string; readonly variant: string | null }

/** A longer path is none of a link, whatever follows its code. */
const longest = 500

/** Letters of other scripts, their punctuation and invisible marks, whether encoded or not: none of them is a sign of a code. */
const beyondAscii = /%[89a-f][\da-f]|[^\0-\x7f]/gi

/** Punctuation and blanks around a code or a variant. */
const around = /^[^a-z\d]+|[^a-z\d]+$/gi

const code = new RegExp(`^[a-z\\d]{${participationLimits.codeLength}}$`, 'i')

/** What is left of one part of a path without the marks that people, keyboards and apps put around a link; null where it cannot be read. */
function withoutMarks(part: string): string | null {
  try {
    return decodeURIComponent(part.replace(beyondAscii, '')).replace(around, '')
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
