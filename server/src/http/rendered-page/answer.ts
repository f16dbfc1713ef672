import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { languages, readLanguage, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import type { RefusedForm } from '@wasla/contract/public-pages/sign-in-page.ts'
import type { RenderPage } from '@wasla/contract/public-pages/renderer.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import type { Log } from '../../platform/log.ts'
import { headerOf } from '../../request/header-of.ts'
import { busyHeaders } from '../../request/refusal.ts'
import { busyHead, fullHead, type Head } from '../public-page/head.ts'
import type { Find, Found, FoundPage, Moved } from './found.ts'
import { busyNotice, fullNotice } from './notice.ts'
import { keptPages, type KeptPage } from './kept-pages.ts'
import { pageShell } from './shell.ts'
import { styleSheet } from './style-sheet.ts'
import { withoutStyleAttributes } from './style-attributes.ts'

export type RenderedPageParts = {
  productName: Localized
  /** The built page. */
  html: string
  /** Returns the headers of a page with these inline styles. */
  headersOf(styleHash?: string): Readonly<Record<string, string>>
  /** Answers with the page that the app draws in the browser. */
  appPage(c: HttpContext): Promise<Response>
  render: RenderPage
  /** Styles of the whole app. */
  css: string
  clock: Clock
  log: Log
  loadShedder: LoadShedder
  /** Returns null, or the seconds until the caller may read another page. */
  admit(c: HttpContext): Promise<number | null>
}

/** A page with a form that was refused. `headers` are added to those of the page. */
export type RefusedPage = {
  status: 422 | 429 | 500 | 503
  head: Head
  path: string
  refused: RefusedForm
  headers: Readonly<Record<string, string>>
}

/** An answer that is kept. `respond` sends it in the encoding that the caller accepts. */
type Answered = KeptPage & { respond(c: HttpContext): Response | Promise<Response> }

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)]
/** Quality of compression. A higher one would take longer than it saves on the way. */
const qualities = { br: 5, gzip: 6 } as const

/** Clients revalidate on every request (ETag), so a hidden profile disappears from all caches immediately. */
const stored = 'public, no-cache'
/** Cache control of redirects: in half a year somebody else may have the old name (D-03). */
const storedRedirect = 'public, max-age=3600'
const vary = 'accept-language, accept-encoding'

/** Size of all kept pages, in bytes. */
const mostBytes = 16 * 1024 * 1024

/** Parameters that change what a page shows. All others, such as those of campaigns, are left out. */
const shownParameters = ['dialog', 'lang', 'metric', 'page', 'platform', 'range'] as const

export type PageKind = {
  /** Parameters of the address that reach the page. */
  parameters: readonly string[]
  /** Whether the page is counted and may be refused. If not, a full server answers with the page that the app draws. */
  isCounted: boolean
}
const usual: PageKind = { parameters: shownParameters, isCounted: true }

/** Returns the parameters of an address that have one of these names, with `?`. */
export function queryOf(c: HttpContext, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = c.req.query(name)
    if (value !== undefined && value.length <= 64) query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

const languageIn = (requested: string | undefined): Language | null => languages.find((one) => one === requested) ?? null

/** Returns the language that a page is in: that of its address, else one that the reader accepts. */
export const pageLanguage = (c: HttpContext): Language => languageIn(c.req.query('lang')) ?? readLanguage(headerOf(c, 'accept-language'))

/** Returns the best encoding that a caller accepts. */
function encodingFor(accepted: string): Encoding {
  return encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) ?? 'identity'
}

type Encoded = ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>

const etagOf = (encoded: Encoded): string =>
  `W/"${createHash('sha256')
    .update(encoded.get('identity') ?? '')
    .digest('base64url')
    .slice(0, 22)}"`

async function encode(text: string): Promise<Encoded> {
  const plain = new Uint8Array(Buffer.from(text))
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities.br, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: qualities.gzip }),
  ])
  return new Map<Encoding, Uint8Array<ArrayBuffer>>([
    ['identity', plain],
    ['br', new Uint8Array(br)],
    ['gzip', new Uint8Array(gz)],
  ])
}

/**
 * `GET` of a public page: whole as HTML for signed-out readers, with its styles, rendered by the app’s own components (docs/decisions/014).
 * It is the same for every reader of a language and has no private data. If rendering fails, the app draws the page in the browser.
 */
export function renderedPages(parts: RenderedPageParts) {
  const { productName, html, headersOf, appPage, render, css, clock, log, loadShedder, admit } = parts
  const shell = pageShell(html)
  const stylesOf = styleSheet(css)
  const kept = keptPages<Answered>(clock, mostBytes)

  async function pageOf(language: Language, head: Head, content: string) {
    const { html: body, css: attributes } = withoutStyleAttributes(content)
    const styles = stylesOf(body) + attributes
    const encoded = await encode(shell({ language, head, html: body, css: styles }))
    const headers = {
      ...headersOf(`sha256-${createHash('sha256').update(styles).digest('base64')}`),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': stored,
      vary,
    }
    return { encoded, headers }
  }

  type MadePage = Awaited<ReturnType<typeof pageOf>>

  function sent(c: HttpContext, status: number, { encoded }: MadePage, headers: Readonly<Record<string, string>>): Response {
    const encoding = encodingFor(headerOf(c, 'accept-encoding') ?? '')
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return new Response(encoded.get(encoding) ?? null, { status, headers: { ...headers, ...packing } })
  }

  /** Makes a page that is kept as long as its head and its data stay the same. */
  async function rendered(language: Language, find: () => Promise<Found>, { status, head, path }: FoundPage): Promise<Answered> {
    const { html: content, isCurrent } = await render({ path, language })
    const page = await pageOf(language, head, content)
    const etag = etagOf(page.encoded)
    const headers = { ...page.headers, etag }
    const found = JSON.stringify({ status, head, path })
    return {
      bytes: [...page.encoded.values()].reduce((sum, { length }) => sum + length, 0),
      isCurrent: async () => {
        const now = await find()
        return now.kind === 'page' && JSON.stringify({ status: now.status, head: now.head, path: now.path }) === found && isCurrent()
      },
      respond: (c) =>
        status === 200 && headerOf(c, 'if-none-match') === etag
          ? new Response(null, { status: 304, headers })
          : sent(c, status, page, headers),
    }
  }

  /** Answers with a page that the app draws. It is asked for again each time, because the next look may find a page. */
  const drawnByApp = (): Answered => ({ bytes: 1, isCurrent: async () => false, respond: appPage })

  function moved({ status, to }: Moved): Answered {
    const headers = { ...headersOf(), location: to, 'cache-control': storedRedirect }
    return { bytes: to.length, isCurrent: async () => false, respond: () => new Response(null, { status, headers }) }
  }

  /** Sends a page for a caller that must wait. It is never cached, and says after how many seconds to request it again. */
  async function notNow(c: HttpContext, status: 429 | 503, language: Language, retryAfter: string): Promise<Response> {
    const [headOf, noticeOf] = status === 429 ? [busyHead, busyNotice] : [fullHead, fullNotice]
    const page = await pageOf(language, headOf(language, productName), noticeOf(language))
    return sent(c, status, page, { ...page.headers, 'cache-control': 'no-store', 'retry-after': retryAfter })
  }

  /** Makes an answer when it is the turn of its request. */
  async function inTurn(make: () => Promise<Answered>): Promise<Answered> {
    await loadShedder.enter()
    try {
      return await make()
    } finally {
      loadShedder.leave()
    }
  }

  /** Sends a page with a form that was refused. It has what a person typed, so it is never kept. */
  async function refusedPage(c: HttpContext, { status, head, path, refused, headers }: RefusedPage): Promise<Response> {
    const language = pageLanguage(c)
    const { html: content } = await render({ path, language, refused })
    const page = await pageOf(language, head, content)
    return sent(c, status, page, { ...page.headers, ...headers, 'cache-control': 'no-store' })
  }

  const pages =
    (find: Find, { parameters, isCounted }: PageKind = usual) =>
    async (c: HttpContext): Promise<Response> => {
      const request = languageIn(c.req.query('lang'))
      const language = pageLanguage(c)
      if (loadShedder.isFull()) return isCounted ? notNow(c, 503, language, busyHeaders['retry-after']) : appPage(c)
      const retryAfter = isCounted ? await admit(c) : null
      if (retryAfter !== null) return notNow(c, 429, language, String(retryAfter))
      const address = { path: c.req.path, query: queryOf(c, parameters), parameters: c.req.param() }
      const look = () => find({ ...address, language, request })
      const make = async () => {
        const found = await look()
        if (found.kind === 'app') return drawnByApp()
        return found.kind === 'moved' ? moved(found) : rendered(language, look, found)
      }
      try {
        return await (await kept(`${language} ${address.path}${address.query}`, () => inTurn(make))).respond(c)
      } catch (error) {
        if (isStoreBusy(error)) throw error
        log.error('A page could not be rendered', { path: address.path, error })
        return appPage(c)
      }
    }

  return { pages, refusedPage }
}
