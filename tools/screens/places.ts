/** Values that stand for the parameters of a path, from the demo world. */
export type Examples = Readonly<Record<string, string>>

/** A path with its parameters filled in, or undefined where the world has no example of one. */
export function fill(path: string, examples: Examples): string | undefined {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? examples[part.slice(1)] : part))
  return parts.includes(undefined) ? undefined : parts.join('/')
}

/** What a page looks like at further addresses of its own: another step, an open dialog. */
const further: Readonly<Record<string, readonly string[]>> = {
  '/business-account': ['type=BRAND', 'new=1'],
  '/join-waiting-list': ['dialog=qr'],
  '/verify-identity': ['dialog=verify'],
  '/home': ['dialog=become-agent'],
}

/** Every address a path is looked at: its own, then the further ones. Empty where the world has no example of it. */
export function addressesOf(path: string, examples: Examples): string[] {
  const own = fill(path, examples)
  return own === undefined ? [] : [own, ...(further[path] ?? []).map((query) => `${own}?${query}`)]
}

/** `/groups/my/:groupId/stats` as a folder: `groups-my-groupId-stats`, `/home?dialog=qr` as `home-dialog-qr`; the root is `sign-in`. */
export const folderOf = (path: string): string => path.replaceAll(/[:/?=&]+/g, '-').replaceAll(/^-|-$/g, '') || 'sign-in'
