import path from 'node:path'

/** The files of the project, and the folders that git ignores, because a command makes them. */
export type Tree = { has: (name: string) => boolean; roots: ReadonlySet<string>; isMade: (name: string) => boolean }

/** `<domain>`, `${name}`, `{a,b}` and `*` stand for any name. */
const placeholder = /\*\*|<[^>]+>|\$\{[^}]+\}|\{[^}]*\}|\*/g

/** Returns the tree of a list of files. It has each file and folder by its whole path, and by the end of it. */
export function treeOf(files: readonly string[], ignored: readonly string[]): Tree {
  const ends = new Set<string>()
  for (const file of files) {
    const names = file.split(/[\\/]/)
    for (let to = names.length; to > 0; to--) for (let from = 0; from < to; from++) ends.add(names.slice(from, to).join('/'))
  }
  const matches = (name: string) => {
    const literal = name.split(placeholder).map((part) => part.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`))
    const pattern = new RegExp(`^${literal.join('.*')}$`)
    return [...ends].some((end) => pattern.test(end))
  }
  return {
    has: (name) => ends.has(name) || (name.search(placeholder) >= 0 && matches(name)),
    roots: new Set(files.map((file) => file.split(/[\\/]/)[0] ?? '')),
    isMade: (name) => ignored.some((folder) => name.startsWith(folder)),
  }
}

/** In sources, only comments are searched: code has made-up paths in tests, and the compiler checks its imports. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
const isDocument = (file: string) => /\.mdx?$/.test(file)

const quoted = /`([\w{][^`\s]*)`/g
const hasEnding = /[\w)}*>]\.(?:graphql|mdx?|mjs|tsx?)$/

/** Returns whether a quoted text is a path: the name of a source or a document, or anything inside a folder of the root. */
const isPath = (text: string, { roots }: Tree) => hasEnding.test(text) || (text.includes('/') && roots.has(text.split('/')[0] ?? ''))

/** Returns the quoted paths of a comment or document that are not in the tree, as `file:12: there is no server/old.ts`. */
export function lostPaths(file: string, text: string, tree: Tree): string[] {
  const parts = isDocument(file) ? [{ at: 0, part: text }] : [...text.matchAll(comment)].map(({ index, 0: part }) => ({ at: index, part }))
  return parts.flatMap(({ at, part }) =>
    [...part.matchAll(quoted)]
      .map(({ 1: name = '', index }) => ({ name: name.replace(/\/$/, ''), line: text.slice(0, at + index).split('\n').length }))
      .filter(({ name }) => isPath(name, tree) && !tree.isMade(name) && !tree.has(name))
      .map(({ name, line }) => `${file}:${line}: there is no ${name}`),
  )
}

const link = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g

/** Returns the anchors of a document: its headings in lower case, with hyphens for spaces. */
const anchorsOf = (document: string) =>
  new Set(
    [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Returns the links of a document to a file or heading that does not exist. `read` returns the text of a file, or undefined. */
export function lostLinks(file: string, text: string, read: (file: string) => string | undefined): string[] {
  if (!isDocument(file)) return []
  return [...text.matchAll(link)].flatMap(({ 0: whole, 1: to = '', 2: anchor, index }) => {
    const target = to === '' ? text : read(path.posix.join(path.posix.dirname(file.replaceAll('\\', '/')), to))
    if (target !== undefined && (anchor === undefined || anchorsOf(target).has(anchor))) return []
    return `${file}:${text.slice(0, index).split('\n').length}: ${whole.slice(2, -1)} leads nowhere`
  })
}
