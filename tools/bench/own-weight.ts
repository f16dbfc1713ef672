/** Scripts by their path, in bytes as gzip packs them. */
export type Scripts = ReadonlyMap<string, number>

/** What of a page's scripts is its own: all that neither the sign-in page nor any signed-in page has brought already. */
export const ownOf = (page: Scripts, before: readonly Scripts[]): number =>
  [...page].reduce((sum, [path, bytes]) => (before.some((other) => other.has(path)) ? sum : sum + bytes), 0)

/** The name a script was given after its module: `/assets/LocalWidget-CzOIu_-3.js` is `LocalWidget`. */
export const moduleOf = (path: string): string => path.replace(/^.*\//, '').replace(/-[\w-]{8}\.m?js$/, '')

/** Which of these modules a page fetched before anybody asked for what they do. */
export const tooEarly = (page: Scripts, onUse: readonly string[]): string[] => {
  const fetched = new Set([...page.keys()].map(moduleOf))
  return onUse.filter((name) => fetched.has(name))
}
