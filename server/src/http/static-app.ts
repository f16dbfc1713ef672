import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { HttpContext } from '../graphql/endpoint.ts'
import { notFound } from './responses.ts'
import { fileHeaders, pageHeaders, pagePolicy, workerHeaders } from '../request/headers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Returns the hashes of a page’s inline scripts that run. Data in a script element does not run and needs no permission. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  const runs = (attributes: string) =>
    !/\bsrc\s*=/i.test(attributes) && /^(?:module|text\/javascript)?$/i.test(/\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '')
  return scripts
    .filter(([, attributes = '', text = '']) => runs(attributes) && text.trim() !== '')
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

type File = { path: string; type: string; packed: ReadonlyMap<string, string> }
type Content = { bytes: Buffer<ArrayBuffer>; etag: string }

const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Returns every file of the build by its address. No other file is served for any path. */
function filesOf(root: string): ReadonlyMap<string, File> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const plain = paths.filter((path) => !packings.some(([, end]) => path.endsWith(end) && all.has(path.slice(0, -end.length))))
  return new Map(
    plain.map((path) => [
      path.slice(root.length).split(sep).join('/'),
      {
        path,
        type: types[extname(path).toLowerCase()] ?? 'application/octet-stream',
        packed: new Map(packings.flatMap(([name, end]) => (all.has(path + end) ? [[name, path + end] as const] : []))),
      },
    ]),
  )
}

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** Returns the headers of a file. A browser must find a new service worker at once. */
const headersOfFile = (address: string): Record<string, string> =>
  address === '/sw.js'
    ? { ...workerHeaders, 'cache-control': 'no-cache' }
    : { ...fileHeaders, 'cache-control': address.startsWith('/assets/') ? year : hour }

/** Returns whether an address is a page: it has no file extension and is not in a folder of files. */
const isPage = (path: string) => !/\.\w+$/.test(path) && !/^\/(?:assets|flags|pdf-fonts|pictures|files|user|demo)(?:\/|$)/.test(path)

/** Returns whether a caller asks for a page, by its address and what it accepts. */
export function asksForPage(c: HttpContext): boolean {
  const accept = c.req.header('accept') ?? '*/*'
  return isPage(c.req.path) && (accept.includes('text/html') || accept.includes('*/*'))
}

const appIndex = '/index.html'

/** The page of the build for an address; the first match counts. The back office and the page of tills are bundles of their own. */
const pages = [
  { at: /^\/admin(?:\/|$)/, file: '/admin.html' },
  { at: /^\/till(?:\/|$)/, file: '/till.html' },
  { at: /^\//, file: appIndex },
] as const

/** Origins that pages may frame: `frames` may use camera and microphone, because they are framed for that; `embeds` may not. */
export type Framed = { frames?: readonly string[]; embeds?: readonly string[] }

/**
 * Returns a page of the build and its headers. The policy is computed from the page’s own scripts; `headersOf` allows one more inline style,
 * by its hash.
 */
export function builtPage(path: string, { frames = [], embeds = [] }: Framed = {}) {
  const html = readFileSync(path, 'utf8')
  const scripts = inlineScriptHashes(html)
  const headersOf = (styleHash?: string) => pageHeaders(pagePolicy(scripts, [...frames, ...embeds], styleHash), frames)
  return { html, headersOf }
}

/** Answers a page’s address with a page of its own, or resolves to null. */
type PageOf = (c: HttpContext) => Promise<Response | null>

/**
 * Serves the built app. Hashed files are cached for ever, and everything else is revalidated or cached for an hour. Every page address gets
 * the page of its bundle with its policy. Files are read once, and sent compressed if the build compressed them. `root` has no final slash;
 * see `Framed` for the origins its pages may frame. `pageOf` may answer an address of the app with a page of its own.
 */
export function staticApp(root: string, framed: Framed = {}, pageOf: PageOf = async () => null) {
  const files = filesOf(root)
  const indexes = new Map(
    pages.map(({ file: address }) => {
      const file = files.get(address)
      if (!file) throw new Error(`There is no ${address.slice(1)} in ${root}: build the app first.`)
      return [address as string, { address, file, headers: builtPage(file.path, framed).headersOf() }]
    }),
  )
  const read = new Map<string, Promise<Content>>()

  const contentOf = (path: string): Promise<Content> => {
    const known = read.get(path)
    if (known) return known
    const loading = readFile(path).then((bytes): Content => ({
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    }))
    read.set(path, loading)
    loading.catch(() => read.delete(path))
    return loading
  }

  const headersOf = (address: string): Record<string, string> => indexes.get(address)?.headers ?? headersOfFile(address)

  async function answer(c: HttpContext, address: string, file: File): Promise<Response> {
    const accepted = c.req.header('accept-encoding') ?? ''
    const packing = packings.find(
      ([name]) => file.packed.has(name) && new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
    )?.[0]
    const { bytes, etag } = await contentOf((packing && file.packed.get(packing)) ?? file.path)
    const headers = {
      ...headersOf(address),
      'content-type': file.type,
      etag,
      ...(file.packed.size > 0 ? { vary: 'accept-encoding' } : {}),
      ...(packing ? { 'content-encoding': packing } : {}),
    }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(bytes, { headers })
  }

  return async (c: HttpContext): Promise<Response> => {
    const address = c.req.path
    const file = files.get(address)
    if (file) return answer(c, address, file)
    const index = indexes.get(pages.find(({ at }) => at.test(address))?.file ?? '')
    if (!index || !asksForPage(c)) return notFound()
    return (index.address === appIndex ? await pageOf(c) : null) ?? answer(c, index.address, index.file)
  }
}
