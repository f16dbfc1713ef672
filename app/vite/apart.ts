import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry' | 'facadeModuleId'>

/** Pages of the build, by the end of their file name. Each has a pattern for the sources that it must never load. */
export type Apart = Readonly<Record<string, RegExp>>

/** Returns the forbidden sources that a page loads, immediately or later. */
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

/** Fails the build if a page loads forbidden sources. For example, only the back office may load its own code. */
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
