import { globSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inRoot } from '../process.ts'

const system = inRoot('design-system')

/** Gzipped bytes of a component's import. `whole` includes every package except React; `own` is our part of `whole`. */
type Size = { name: string; whole: number; own: number; styles: number }
/** `all.styles` is every rule of the design system in one style sheet. */
export type Sizes = { each: Size[]; all: Omit<Size, 'name'> }

/** Returns every component, pattern and primitive with the file that is imported. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{components,patterns,primitives}/*/*.tsx', { cwd: system })
      .map((file) => file.replaceAll('\\', '/').split('/'))
      .flatMap(([folder = '', name = '', file]) =>
        file === `${name}.tsx` ? [[`${folder}/${name}`, path.join(system, folder, name, file)]] : [],
      ),
  )

/** Global rules, which every route has. */
const page = Object.fromEntries(
  ['fonts', 'themes', 'base'].map((name) => [`themes/${name}`, path.join(system, 'themes', `${name}.css.ts`)]),
)

type Packed = {
  scripts: Map<string, number>
  styles: Map<string, number>
  sheet: number
  of: Map<string, { scripts: Set<string>; styles: Set<string> }>
}

const packed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0)

/** Builds all components once, with one entry each. An entry then consists of its own file and the files that it imports statically. */
async function pack(isOutside: (id: string) => boolean): Promise<Packed> {
  const made = await build({
    configFile: false,
    root: system,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { ...page, ...entries() },
        external: isOutside,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const scripts = new Map([...chunks].map(([name, { code }]) => [name, packed(code)]))
  const sheets = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []))
  const styles = new Map(sheets.map(({ fileName, source }) => [fileName, packed(source)]))
  const sheet = packed(sheets.map(({ source }) => String(source)).join(' '))
  const brought = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name) || !chunks.has(name)) return seen
    seen.add(name)
    for (const other of chunks.get(name)?.imports ?? []) brought(other, seen)
    return seen
  }
  const of = new Map(
    [...chunks.values()]
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => {
        const names = brought(chunk.fileName)
        const used = new Set([...names].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]))
        return [chunk.name, { scripts: names, styles: used }] as const
      }),
  )
  return { scripts, styles, sheet, of }
}

const isReact = (id: string) => /^(?:react|react-dom|scheduler)(?:$|\/)/u.test(id)
const isPackage = (id: string) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0') && !id.startsWith('@vanilla-extract/')

/** Returns the size of each component's import, and of the whole system. */
export async function sizesOfSystem(): Promise<Sizes> {
  const whole = await pack(isReact)
  const own = await pack(isPackage)
  const weigh = (from: Packed, name: string, kind: 'scripts' | 'styles') =>
    sum([...(from.of.get(name)?.[kind] ?? [])].map((file) => from[kind].get(file) ?? 0))
  const each = Object.keys(entries())
    .toSorted()
    .map((name) => ({ name, whole: weigh(whole, name, 'scripts'), own: weigh(own, name, 'scripts'), styles: weigh(whole, name, 'styles') }))
  return { each, all: { whole: sum(whole.scripts.values()), own: sum(own.scripts.values()), styles: whole.sheet } }
}
