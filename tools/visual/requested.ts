import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'

/** Returns whether a story or docs page is requested: its id contains one of the words; without words all are. */
export const requestedBy =
  (words: readonly string[]): ((id: string) => boolean) =>
  (id) =>
    words.length === 0 || words.some((word) => id.includes(word))

/** Returns the words of `--only`, which are separated by commas. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Returns the ids that a file's stories and docs page have in Storybook, from its title and the names of its exports. */
export function idsIn(file: string, source: string): string[] {
  const { meta, indexInputs } = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse()
  const kind = meta.id ?? meta.title ?? file
  const stories = indexInputs.map(({ __id, exportName }) => __id ?? toId(kind, storyNameFromExport(exportName)))
  return [...stories, toId(kind, 'docs')]
}

const storiesImported = (file: string, source: string) =>
  [...source.matchAll(/from '(\.[^']*\.stories\.tsx?)'/gu)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns whether a source can contain a requested id at all. Parsing all sources takes seconds, this check almost none. */
const mayHold = (source: string, words: readonly string[]) => {
  const text = `${squeezed(source)} docs`
  return words.some((word) => word.split('--').every((part) => text.includes(squeezed(part))))
}

/**
 * Returns the files with the requested ids, in the given order: stories, the docs pages (`.mdx`) beside them, and the stories that such a
 * page shows. `sources` has all files of stories and docs pages by path. A file that cannot be parsed is included if it contains a word.
 */
export function filesRequested(sources: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const isRequested = requestedBy(words)
  const holding = new Set<string>()
  for (const [file, source] of sources) {
    if (file.endsWith('.mdx') || !mayHold(source, words)) continue
    const ids = readIds(file, source)
    if (ids === undefined || ids.some(isRequested)) holding.add(file)
  }
  const needed = new Set(holding)
  for (const [file, source] of sources) {
    if (!file.endsWith('.mdx')) continue
    const shown = storiesImported(file, source)
    if (shown.length === 0 || shown.some((one) => holding.has(one))) [file, ...shown].forEach((one) => needed.add(one))
  }
  return [...sources.keys()].filter((file) => needed.has(file))
}

function readIds(file: string, source: string): readonly string[] | undefined {
  try {
    return idsIn(file, source)
  } catch {
    return undefined
  }
}

/** Returns all files of stories and docs pages in a copy of the project, with their content. */
export function storySources(folder: string): Map<string, string> {
  const files = globSync(['design-system/**/*.{mdx,stories.ts,stories.tsx}', 'app/src/**/*.{mdx,stories.ts,stories.tsx}'], {
    cwd: folder,
    exclude: (name) => name.endsWith('node_modules'),
  })
  const inOrder = files.map((file) => file.replaceAll('\\', '/')).toSorted()
  return new Map(inOrder.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}
