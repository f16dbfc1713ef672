import { readUrl } from './url.ts'

/** A host that does not exist; it only serves as a base for relative paths. */
const here = 'https://here.invalid'

/**
 * Returns a path of this product to go back to, or null. Only paths of our own origin pass: `//evil`, `/\evil`, other schemes, credentials
 * and control characters do not (security case 51).
 */
export function safePath(requested: string | null | undefined): string | null {
  if (!requested || requested.length > 2_000 || !requested.startsWith('/')) return null
  if (/[\p{Cc}\\]/u.test(requested)) return null
  const url = readUrl(`${here}${requested}`)
  const path = url && `${url.pathname}${url.search}${url.hash}`
  return path?.startsWith('//') ? null : path
}
