import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry' | 'facadeModuleId'>

/** A page of the build, by the end of its file, and the sources it must never reach. */
export type Apart = Readonly<Record<string, RegExp>>

/** Sources that a page reaches, at once or later, though it must not. */
export function trespassers(chunks: readonly Chunk[], page: string, forbidden: RegExp): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<string>()
  const waiting = chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(page)).map(({ fileName }) => fileName)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const chunk = byName.get(name)
    waiting.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []))
  }
  return chunks.filter(({ fileName }) => seen.has(fileName)).flatMap(({ moduleIds }) => moduleIds.filter((id) => forbidden.test(id)))
}

/** Fails the build where one page's files hold what belongs to another: the back office is nobody's download but its own. */
export const separatePages = (pages: Apart): Plugin => ({
  name: 'wasla:separate-pages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const [page, forbidden] of Object.entries(pages)) {
      const [first] = trespassers(chunks, page, forbidden)
      if (first) throw new Error(`${page} must not hold ${first}`)
    }
  },
})
