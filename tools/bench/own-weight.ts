/** Sizes of scripts by their path, in gzipped bytes. */
export type Scripts = ReadonlyMap<string, number>

/** Returns the size of a page's own scripts: those that neither the sign-in page nor any signed-in page loaded before. */
export const ownOf = (page: Scripts, before: readonly Scripts[]): number =>
  [...page].reduce((sum, [path, bytes]) => (before.some((other) => other.has(path)) ? sum : sum + bytes), 0)

/** Returns the module of a script: `/assets/LocalWidget-CzOIu_-3.js` is `LocalWidget`. */
export const moduleOf = (path: string): string => path.replace(/^.*\//, '').replace(/-[\w-]{8}\.m?js$/, '')

/** Returns which of these modules a page loaded before anybody used them. */
export const tooEarly = (page: Scripts, onUse: readonly string[]): string[] => {
  const fetched = new Set([...page.keys()].map(moduleOf))
  return onUse.filter((name) => fetched.has(name))
}
