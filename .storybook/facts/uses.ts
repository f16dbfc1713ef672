import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { madeOf } from '@wasla/design-system/foundations/uses.ts'
import { isPartName, pageOf } from '@wasla/design-system/foundations/status.ts'
import type { Use } from '@wasla/design-system/foundations/part-page/facts.ts'

/** Texts of source files by their path inside their folder, with `/` between names. */
export type Sources = ReadonlyMap<string, string>

const specifier = /(?:from|import\()\s*'([^']+)'/gu
const part = /^@wasla\/design-system\/(?:components|patterns|primitives)\/([A-Z][A-Za-z]+)/u

/** Returns the file of the app that a file imports: `#shell/Frame.tsx`, or a relative path. */
function fileOf(from: string, imported: string): string | undefined {
  if (imported.startsWith('#')) return imported.slice(1)
  return imported.startsWith('.') ? path.posix.join(path.posix.dirname(from), imported) : undefined
}

type Imports = { parts: readonly string[]; files: readonly string[] }

function importsOf(file: string, text: string): Imports {
  const all = [...text.matchAll(specifier)].map(([, imported = '']) => imported)
  return {
    parts: all.flatMap((imported) => part.exec(imported)?.[1] ?? []),
    files: all.flatMap((imported) => fileOf(file, imported) ?? []),
  }
}

type Screen = { use: Use; file: string }

/** Returns the screen that a file of stories shows: the file of its component, and the page of its first story. */
export function screenIn(file: string, text: string): Screen | undefined {
  const title = /\btitle: '(Screens\/[^']+)'/u.exec(text)?.[1]
  const component = /\bcomponent: (\w+)/u.exec(text)?.[1]
  const story = /^export const (\w+)/mu.exec(text)?.[1]
  if (title === undefined || component === undefined || story === undefined) return undefined
  const imported = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`, 'u').exec(text)?.[1]
  const target = imported === undefined ? undefined : fileOf(file, imported)
  if (target === undefined) return undefined
  const names = title.split('/').slice(1)
  const place = names.slice(0, -1).join(', ')
  const use = { name: names.at(-1) ?? '', ...(place !== '' && { place }), path: `/story/${toId(title, storyNameFromExport(story))}` }
  return { use, file: target }
}

/** Returns the number of files between a file and each part that it imports; 0 if it imports the part directly. */
function distancesFrom(file: string, imports: (file: string) => Imports): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const seen = new Set([file])
  let edge = [file]
  for (let distance = 0; edge.length > 0; distance++) {
    const next: string[] = []
    for (const { parts, files } of edge.map(imports)) {
      for (const name of parts) if (!found.has(name)) found.set(name, distance)
      for (const one of files) {
        if (seen.has(one)) continue
        seen.add(one)
        next.push(one)
      }
    }
    edge = next
  }
  return found
}

/** Screens of the back office are listed last, because fewer people know them. */
const isForStaff = ({ place = '' }: Use) => place.startsWith('Back office')

/** Returns the screens that use each part, the most direct uses first. `sources` has the files of the app with their stories. */
export function screensOf(sources: Sources): ReadonlyMap<string, readonly Use[]> {
  const known = new Map<string, Imports>()
  const imports = (file: string): Imports => {
    const read = known.get(file) ?? importsOf(file, sources.get(file) ?? '')
    known.set(file, read)
    return read
  }
  const found = new Map<string, { use: Use; distance: number }[]>()
  for (const [file, text] of sources) {
    const screen = file.endsWith('.stories.tsx') ? screenIn(file, text) : undefined
    if (!screen) continue
    for (const [name, distance] of distancesFrom(screen.file, imports))
      found.set(name, [...(found.get(name) ?? []), { use: screen.use, distance }])
  }
  const inOrder = (a: { use: Use; distance: number }, b: { use: Use; distance: number }) =>
    a.distance - b.distance || Number(isForStaff(a.use)) - Number(isForStaff(b.use)) || a.use.path.localeCompare(b.use.path, 'en')
  return new Map([...found].map(([name, uses]) => [name, uses.toSorted(inOrder).map(({ use }) => use)]))
}

/** Returns for each part the parts that contain it. `texts` has the sources in each part's folder by the name of the part. */
export function madeWith(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Use[]> {
  const found = new Map<string, Use[]>()
  for (const [name, text] of texts) {
    if (!isPartName(name)) continue
    for (const inner of new Set(madeOf(text))) {
      if (inner === name) continue
      found.set(inner, [...(found.get(inner) ?? []), { name, path: pageOf(name) }])
    }
  }
  return found
}
