import { palette, type Palette } from '@wasla/design-system/tokens/options.ts'

type Leaf = { path: readonly string[]; value: string }

function leaves(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, value }]
  return Object.entries(value as object).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

function replaced(value: unknown, by: (path: readonly string[]) => string, path: readonly string[] = []): unknown {
  if (typeof value === 'string') return by(path)
  if (Array.isArray(value)) return value.map((inner, index) => replaced(inner, by, [...path, String(index)]))
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, replaced(inner, by, [...path, name])]))
}

/** Returns the mark colour of an index. All marks are far apart in every channel, so that a mixture of two marks is never a third mark. */
const mark = (index: number) =>
  `#${[37, 91, 151].map((step) => ((index * step + 11) % 256).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/**
 * Returns the colours of a theme that are unchanged colours of the palette, each with its path in the palette. To find them, makes the
 * theme again from a palette in which every colour is different. So two palette colours that happen to be equal are distinguished. A
 * mixture of several colours is no alias.
 */
export function paletteAliases<Colours extends object>(make: (inks: Palette) => Colours): ReadonlyMap<keyof Colours, readonly string[]> {
  const paths = leaves(palette).map(({ path }) => path)
  const marks = new Map(paths.map((path, index) => [path.join('.'), mark(index)]))
  const pathOf = new Map(paths.map((path, index) => [mark(index), path]))
  const marked = replaced(palette, (path) => marks.get(path.join('.')) ?? '') as Palette
  const names = Object.entries(make(marked)) as [keyof Colours, unknown][]
  return new Map(names.flatMap(([name, value]) => (pathOf.has(String(value)) ? [[name, pathOf.get(String(value)) ?? []]] : [])))
}
