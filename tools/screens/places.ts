/** Example values for the parameters of a path, from the demo world. */
export type Examples = Readonly<Record<string, string>>

/** Returns a path with its parameters filled in; undefined if the demo world has no example. */
export function fill(path: string, examples: Examples): string | undefined {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? examples[part.slice(1)] : part))
  return parts.includes(undefined) ? undefined : parts.join('/')
}

/** Additional addresses of a page: another step, an open dialog. */
const further: Readonly<Record<string, readonly string[]>> = {
  '/business-account': ['type=BRAND', 'new=1'],
  '/join-waiting-list': ['dialog=qr'],
  '/verify-identity': ['dialog=verify'],
  '/home': ['dialog=become-agent'],
}

/** Returns every address at which a path is photographed: its own, then the additional ones. Empty if the demo world has no example. */
export function addressesOf(path: string, examples: Examples): string[] {
  const own = fill(path, examples)
  return own === undefined ? [] : [own, ...(further[path] ?? []).map((query) => `${own}?${query}`)]
}

/**
 * Returns a path as a folder name: `/groups/my/:groupId/stats` is `groups-my-groupId-stats`, `/home?dialog=qr` is `home-dialog-qr`, `/` is
 * `sign-in`.
 */
export const folderOf = (path: string): string => path.replaceAll(/[:/?=&]+/g, '-').replaceAll(/^-|-$/g, '') || 'sign-in'
