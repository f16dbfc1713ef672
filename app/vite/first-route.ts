import type { Plugin, Rolldown } from 'vite'
import { cataloguePart } from './icu-messages.ts'
import { pageScriptName } from './page-script.ts'
import { tillFiles } from './till-page.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Screens that a first visit may open, and the catalogues that these screens need. The key is the path; `*` stands for every other path.
 * Screens and catalogues are named by the end of their source path, with `{language}` for the reader's language. With `showsFigures`, the
 * fonts of large figures load with the text, so that nothing moves later.
 */
export type FirstRoutes = Readonly<Record<string, { screens: readonly string[]; catalogues: readonly string[]; showsFigures?: boolean }>>

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** Returns the sources by which a chunk is found: its facade module, or all its modules if it is a group without one. */
const sourcesOf = ({ facadeModuleId, moduleIds }: Chunk) => (facadeModuleId ? [cataloguePart(facadeModuleId) ?? facadeModuleId] : moduleIds)

/**
 * Returns the names of a file and of all files that it imports, directly or through others. Each name comes after the names of its own
 * imports. Leaves out the names in `seen` and adds the others to it.
 */
function closure(bundle: Bundle, start: Chunk, seen: Set<string>): string[] {
  if (seen.has(start.fileName)) return []
  seen.add(start.fileName)
  const imported = start.imports.map((name) => bundle[name]).filter((file): file is Chunk => file?.type === 'chunk')
  return [...imported.flatMap((chunk) => closure(bundle, chunk, seen)), start.fileName]
}

/** The tags with which the bundler would start the app. The boot script starts the app instead, at the right moment. */
const startTags = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g

/** Comments and indents of the boot script. Every page contains the script, so each byte of it counts. */
const commentsAndIndents = /^[ \t]+(?:\/\/.*\n)?/gm

const bootScript = /(?<=<script>)[\s\S]*?(?=<\/script>)/

/**
 * Writes data for the boot script into the page, as inert JSON. The data names the files that start the app, the files that the first
 * screen needs, and the fonts of each language. Both groups of files can then load in parallel. `fetches` are addresses that the app
 * requests at once.
 */
export function firstRoute(routes: FirstRoutes, fetches: readonly string[]): Plugin {
  return {
    name: 'wasla:first-route',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path: address }) {
        if (!bundle || address !== '/index.html') return []
        const chunks = chunksOf(bundle)
        const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html'))
        const find = (end: string) => {
          const chunk = chunks.find((one) => sourcesOf(one).some((source) => source.endsWith(end)))
          if (!chunk) throw new Error(`No chunk of the build is made from ${end}`)
          return chunk
        }
        if (!entry) throw new Error('The build has no entry')
        const pageScript = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(pageScriptName))
        if (!pageScript) throw new Error('The build has no script of rendered pages')
        const already = new Set<string>()
        const entryFiles = closure(bundle, entry, already).map((name) => `/${name}`)
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
          const name = Object.keys(bundle).find((one) => one.includes(part) && one.endsWith('.woff2') && !one.startsWith(tillFiles))
          if (!name) throw new Error(`No font of the build is called ${part}`)
          return `/${name}`
        }
        const data = {
          entry: entryFiles,
          /** The script of pages that the server renders. */
          pageScript: `/${pageScript.fileName}`,
          /**
           * Arabic digits have their own font files. The file for running text is on every page, and the heavier files are only on pages
           * with large figures.
           */
          fonts: {
            en: [font('readex-pro-latin-wght')],
            ar: ['readex-pro-arabic-wght', 'readex-pro-latin-wght', 'figures-arabic-500'].map(font),
          },
          arabicFigures: ['figures-arabic-600', 'figures-arabic-700'].map(font),
          routes: Object.fromEntries(
            Object.entries(routes).map(([path, { screens, catalogues, showsFigures = false }]) => [
              path,
              {
                showsFigures,
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
        const tags = [
          ...early,
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'first-route' },
            children: JSON.stringify(data).replaceAll('<', '\\u003c'),
            injectTo: 'head-prepend' as const,
          },
        ]
        const page = html.replace(startTags, '').replace(bootScript, (script) => script.replace(commentsAndIndents, ''))
        return { html: page, tags }
      },
    },
  }
}
