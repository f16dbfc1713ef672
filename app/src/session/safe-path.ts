import { safePath } from '@wasla/contract/platform/safe-path.ts'

/** Query parameter of the sign-in pages that contains the path to return to. */
const returnParameter = 'returnTo'

/** Returns the address of the sign-in page. After sign-in, that page returns to `requested` if the path is safe. */
export function signInFor(requested: string): string {
  const path = safePath(requested)
  return path && path !== '/' && path !== '/home' ? `/?${new URLSearchParams({ [returnParameter]: path }).toString()}` : '/'
}

/** Returns an address with `path` as the page to return to. */
export const withReturn = (address: string, path: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [returnParameter]: path }).toString()}`

/** Returns the path to return to from a query, or null if the path is missing or not safe. */
export const returnPathOf = (search: string): string | null => safePath(new URLSearchParams(search).get(returnParameter))
