import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** The imports of each file inside this project, by path. */
export type Graph = ReadonlyMap<string, { always: readonly string[]; later: readonly string[] }>

/* Matches the address of a file that is started or read: a worker, a program, a picture. */
const byAddress = /\bnew URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/gu
/* Matches `import.meta.glob` with one pattern of files, or with several. */
const byPattern = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"\n]+['"])/gu

/* A documentation page is no module; its imports are at the beginning of a line. */
const inDocument = /^(?:import|export)\s[^'"\n]*?(?:\bfrom\s*)?['"]([^'"\n]+)['"]/gmu

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Returns the text between the quotes of `import('…')`; empty if it is computed at run time. */
const plain = (expression: string) => /^\s*(['"`])([^'"`$\n]+)\1\s*$/u.exec(expression)?.[2] ?? ''

/** Returns the imports of a module, read by the parser of the project's linter. */
function modulesOf(file: string, text: string): { always: string[]; later: string[] } {
  if (file.endsWith('.mdx')) return { always: all(text, inDocument), later: [] }
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  return {
    always: [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...new Set(passedOn)],
    later: dynamicImports.map(({ moduleRequest }) => plain(text.slice(moduleRequest.start, moduleRequest.end))).filter(Boolean),
  }
}

/** Returns the specifiers in a source: static imports, dynamic imports, and patterns of dynamically imported files. */
export function specifiers(text: string, file = 'module.tsx'): { always: string[]; later: string[]; patterns: string[] } {
  const { always, later } = modulesOf(file, text)
  const addresses = all(text, byAddress).map((name) => (name.startsWith('.') || name.includes(':') ? name : `./${name}`))
  const patterns = all(text, byPattern).flatMap((list) => [...list.matchAll(/['"]([^'"]+)['"]/gu)].map(([, pattern = '']) => pattern))
  return { always, later: [...later, ...addresses], patterns }
}

const isSource = (file: string) => /\.(?:[cm]?[jt]sx?|mdx)$/u.test(file)

/** Returns the imports of some files and of all files that they lead to, by path inside `root`. Leaves out packages from outside. */
export function importGraph(root: string, entries: readonly string[]): Graph {
  const graph = new Map<string, { always: string[]; later: string[] }>()
  const real = realpathSync(root)
  const resolve = (from: string, specifier: string): string[] => {
    const name = specifier.replace(/\?.*$/u, '')
    try {
      const found = name.startsWith('.')
        ? path.resolve(path.dirname(path.join(real, from)), name)
        : realpathSync(createRequire(path.join(real, from)).resolve(name))
      const inside = path.relative(real, found).replaceAll('\\', '/')
      const isOurs = !inside.startsWith('..') && !inside.includes('node_modules/') && existsSync(found) && statSync(found).isFile()
      return isOurs ? [inside] : []
    } catch {
      return []
    }
  }
  const fitting = (from: string, patterns: readonly string[]) =>
    patterns
      .filter((pattern) => pattern.startsWith('.'))
      .flatMap((pattern) => globSync(path.posix.join(path.posix.dirname(from), pattern), { cwd: real }))
      .map((found) => found.replaceAll('\\', '/'))
      .filter((found) => !found.includes('node_modules/'))
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (graph.has(file) || !existsSync(path.join(real, file))) continue
    const here = file
    const found = isSource(file) ? specifiers(readFileSync(path.join(real, file), 'utf8'), file) : { always: [], later: [], patterns: [] }
    const node = {
      always: found.always.flatMap((name) => resolve(here, name)),
      later: [...found.later.flatMap((name) => resolve(here, name)), ...fitting(here, found.patterns)],
    }
    graph.set(file, node)
    queue.push(...node.always, ...node.later)
  }
  return graph
}

/** Returns everything that some files need, including themselves. `isLater` says for which files dynamic imports count. */
export function reach(graph: Graph, from: readonly string[], isLater: (file: string) => boolean = () => true): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [...from]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const node = graph.get(file)
    if (node) queue.push(...node.always, ...(isLater(file) ? node.later : []))
  }
  return seen
}
