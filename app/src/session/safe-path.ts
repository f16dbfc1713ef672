import { safePath } from '@wasla/contract/platform/safe-path.ts'

/** The query parameter under which the sign-in pages carry it. */
export const returnParameter = 'returnTo'

/** The sign-in page that leads back to `requested`, where that is a safe path. */
export function signInFor(requested: string): string {
  const path = safePath(requested)
  return path && path !== '/' && path !== '/home' ? `/?${new URLSearchParams({ [returnParameter]: path }).toString()}` : '/'
}

/** An address that leads back to `path` afterwards. */
export const withReturn = (address: string, path: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [returnParameter]: path }).toString()}`

/** The way back that a sign-in page's query holds, if it is safe. */
export const returnPathOf = (search: string): string | null => safePath(new URLSearchParams(search).get(returnParameter))
