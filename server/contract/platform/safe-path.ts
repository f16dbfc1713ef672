import { readUrl } from './url.ts'

/** Base URL for relative paths, with a host that does not exist. */
const here = 'https://here.invalid'

/**
 * Returns a requested path if it is inside this product, or else null. `//evil`, `/\evil`, other schemes, credentials and control
 * characters give null (security case 51).
 */
export function safePath(requested: string | null | undefined): string | null {
  if (!requested || requested.length > 2_000 || !requested.startsWith('/')) return null
  if (/[\p{Cc}\\]/u.test(requested)) return null
  const url = readUrl(`${here}${requested}`)
  const path = url && `${url.pathname}${url.search}${url.hash}`
  return path?.startsWith('//') ? null : path
}
