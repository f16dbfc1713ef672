import type { Plugin, Rolldown } from 'vite'
import { catalogueFile } from './icu-messages.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Ends of source paths: the screens a first visit may open, by path, and the catalogues they need; `{language}` stands for the reader's. */
export type FirstRoutes = Readonly<Record<string, { screens: readonly string[]; catalogues: readonly string[] }>>

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

const sourceOf = (chunk: Chunk) => catalogueFile(chunk.facadeModuleId) ?? chunk.facadeModuleId ?? ''

function closure(bundle: Bundle, start: Chunk, seen: Set<string>): string[] {
  if (seen.has(start.fileName)) return []
  seen.add(start.fileName)
  const imported = start.imports.map((name) => bundle[name]).filter((file): file is Chunk => file?.type === 'chunk')
  return [start.fileName, ...imported.flatMap((chunk) => closure(bundle, chunk, seen))]
}

/**
 * Tells the boot script which files the first screen will ask for, so that they travel together with the entry and not after it,
 * and which font file belongs to which script. Written into the page as inert JSON. `fetches` are addresses the app asks for at once.
 */
export function firstRoute(routes: FirstRoutes, fetches: readonly string[]): Plugin {
  return {
    name: 'wasla:first-route',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return []
        const chunks = chunksOf(bundle)
        const entry = chunks.find((chunk) => chunk.isEntry)
        const find = (end: string) => {
          const chunk = chunks.find((one) => sourceOf(one).endsWith(end))
          if (!chunk) throw new Error(`No chunk of the build is made from ${end}`)
          return chunk
        }
        const already = new Set<string>()
        if (entry) closure(bundle, entry, already)
        const files = (ends: readonly string[]) => {
          const seen = new Set(already)
          return ends.flatMap((end) => closure(bundle, find(end), seen)).map((name) => `/${name}`)
        }
        const stylesOf = (ends: readonly string[]) => {
          const names = files(ends)
            .map((name) => bundle[name.slice(1)])
            .filter((file): file is Chunk => file?.type === 'chunk')
          return [...new Set(names.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))].map((name) => `/${name}`)
        }
        const font = (part: string) => {
          const name = Object.keys(bundle).find((one) => one.includes(part) && one.endsWith('.woff2'))
          if (!name) throw new Error(`No font of the build is called ${part}`)
          return `/${name}`
        }
        const data = {
          fonts: { en: [font('readex-pro-latin-wght')], ar: [font('readex-pro-arabic-wght'), font('readex-pro-latin-wght')] },
          routes: Object.fromEntries(
            Object.entries(routes).map(([path, { screens, catalogues }]) => [
              path,
              {
                scripts: files(screens),
                styles: stylesOf(screens),
                en: files(catalogues.map((end) => end.replace('{language}', 'en'))),
                ar: files(catalogues.map((end) => end.replace('{language}', 'ar'))),
              },
            ]),
          ),
        }
        const early = fetches.map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', href, as: 'fetch', crossorigin: 'anonymous' },
          injectTo: 'head' as const,
        }))
        return [
          ...early,
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'first-route' },
            children: JSON.stringify(data).replaceAll('<', '\\u003c'),
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
