const imported = /@wasla\/design-system\/(?:components|patterns|primitives)\/([A-Z][A-Za-z]+)/gu
const feature = /\/features\/([^/]+)\/(?:([^/]+)\/)?/u

/** Returns the part of the product that a file belongs to: a use case such as `session/sign-in`, or `shell`. */
export function placeOfFile(path: string): string {
  const found = feature.exec(path)
  if (!found) return 'shell'
  const [, domain = '', useCase] = found
  return useCase ? `${domain}/${useCase}` : domain
}

/** Returns which parts of the product import each component. `sources` has the text of every file by its path. */
export function usesOf(sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>()
  for (const [path, text] of Object.entries(sources)) {
    for (const [, name = ''] of text.matchAll(imported)) {
      const places = uses.get(name) ?? new Set<string>()
      uses.set(name, places.add(placeOfFile(path)))
    }
  }
  return new Map([...uses].map(([name, places]) => [name, [...places].toSorted()]))
}

const within = /from '(?:\.\.\/)+(?:components\/|patterns\/|primitives\/)?([A-Z][A-Za-z]+)\//gu

/** Returns the names of the components that a source text imports. */
export const madeOf = (text: string): readonly string[] => [...text.matchAll(within)].map(([, name = '']) => name)

/** Returns every component that a screen uses, directly or through other components. `brought` has the components that screens import. */
export function reached(brought: Iterable<string>, texts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const seen = new Set<string>(brought)
  for (const name of seen) for (const inner of madeOf(texts[name] ?? '')) seen.add(inner)
  return seen
}
