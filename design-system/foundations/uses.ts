const imported = /@wasla\/design-system\/(?:components|patterns|primitives)\/([A-Z][A-Za-z]+)/gu
const feature = /\/features\/([^/]+)\/(?:([^/]+)\/)?/u

/** The part of the product a file belongs to: `session/sign-in`, or the app's own frame. */
export function placeOfFile(path: string): string {
  const found = feature.exec(path)
  if (!found) return 'shell'
  const [, domain = '', useCase] = found
  return useCase ? `${domain}/${useCase}` : domain
}

/** Which places of the product import each component, from the sources by path. */
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

/** Which components use which others, from the sources of the design system by `Name`. */
export const madeOf = (text: string): readonly string[] => [...text.matchAll(within)].map(([, name = '']) => name)

/** Every component that is used on a screen, directly or through others. */
export function reached(brought: Iterable<string>, texts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const seen = new Set<string>(brought)
  for (const name of seen) for (const inner of madeOf(texts[name] ?? '')) seen.add(inner)
  return seen
}
