import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What a file imports of this project, by paths inside it. */
export type Graph = ReadonlyMap<string, { always: readonly string[]; later: readonly string[] }>

/* Whatever is quoted after `from`, `import` or `import(`: in this house an import is always written with a plain string. */
const always = /(?:\bfrom|^\s*import)\s*['"]([^'"\n]+)['"]/gmu
const later = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gu
/* A file that is started or read by its address: a thread, a program, a picture. */
const byAddress = /\bnew URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/gu
/* Whatever fits a pattern, with one pattern or a list of them. */
const byPattern = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"\n]+['"])/gu

/** Specifiers in a source text: needed at once, only when asked for, and patterns of files that are. */
export function specifiers(text: string): { always: string[]; later: string[]; patterns: string[] } {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const addresses = all(byAddress).map((name) => (name.startsWith('.') || name.includes(':') ? name : `./${name}`))
  const patterns = all(byPattern).flatMap((list) => [...list.matchAll(/['"]([^'"]+)['"]/gu)].map(([, pattern = '']) => pattern))
  return { always: all(always), later: [...all(later), ...addresses], patterns }
}

const isSource = (file: string) => /\.(?:[cm]?[jt]sx?|mdx)$/u.test(file)

/** Follows imports from some files through the project, by paths inside `root`. Packages from elsewhere are left out. */
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
    const found = isSource(file) ? specifiers(readFileSync(path.join(real, file), 'utf8')) : { always: [], later: [], patterns: [] }
    const node = {
      always: found.always.flatMap((name) => resolve(here, name)),
      later: [...found.later.flatMap((name) => resolve(here, name)), ...fitting(here, found.patterns)],
    }
    graph.set(file, node)
    queue.push(...node.always, ...node.later)
  }
  return graph
}

/** Everything that some files need, themselves included. `isLater` says whether what a file only asks for later counts. */
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
