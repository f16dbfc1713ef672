/** Scripts by their path, in bytes as gzip packs them. */
export type Scripts = ReadonlyMap<string, number>

/** What of a page's scripts is its own: all that neither the sign-in page nor any signed-in page has brought already. */
export const ownOf = (page: Scripts, before: readonly Scripts[]): number =>
  [...page].reduce((sum, [path, bytes]) => (before.some((other) => other.has(path)) ? sum : sum + bytes), 0)

/** The part of the product that a page belongs to: `/settings/profile` is one of the settings, `/programs/create/budget` of the wizard. */
export const partOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1, path.startsWith('/programs/create/') ? 3 : 2)
    .join('/')

/** What each page fetched, by its path. */
export type Fetched = ReadonlyMap<string, Scripts>

/**
 * What only the page's part of the product has: no page of another part fetches it. Parts of the design system and of libraries that
 * several parts use are fetched once for all of them and belong to none.
 */
export function ownOfPart(path: string, all: Fetched): number {
  const others = [...all].filter(([other]) => partOf(other) !== partOf(path)).map(([, scripts]) => scripts)
  return ownOf(all.get(path) ?? new Map(), others)
}

/** The name a script was given after its module: `/assets/LocalWidget-CzOIu_-3.js` is `LocalWidget`. */
export const moduleOf = (path: string): string => path.replace(/^.*\//, '').replace(/-[\w-]{8}\.m?js$/, '')

/** Which of these modules a page fetched before anybody asked for what they do. */
export const tooEarly = (page: Scripts, onUse: readonly string[]): string[] => {
  const fetched = new Set([...page.keys()].map(moduleOf))
  return onUse.filter((name) => fetched.has(name))
}
