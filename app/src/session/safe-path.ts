/** Nothing of this name exists; it only gives relative addresses something to be relative to. */
const here = 'https://here.invalid'

/**
 * An address of this product to go back to, or null. Only paths of our own origin pass: `//evil`, `/\evil`, other schemes,
 * credentials and control characters do not (security case 51).
 */
export function safePath(requested: string | null | undefined): string | null {
  if (!requested || requested.length > 2_000 || !requested.startsWith('/')) return null
  if (/[\p{Cc}\\]/u.test(requested)) return null
  try {
    const url = new URL(requested, here)
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === here && !path.startsWith('//') ? path : null
  } catch {
    return null
  }
}

/** The query parameter under which the sign-in pages carry it. */
export const returnParameter = 'returnTo'

/** The sign-in page that leads back to `requested`, where that is a safe path. */
export function signInFor(requested: string): string {
  const path = safePath(requested)
  return path && path !== '/' && path !== '/home' ? `/?${new URLSearchParams({ [returnParameter]: path }).toString()}` : '/'
}

/** The way back that a sign-in page's query holds, if it is safe. */
export const returnPathOf = (search: string): string | null => safePath(new URLSearchParams(search).get(returnParameter))
