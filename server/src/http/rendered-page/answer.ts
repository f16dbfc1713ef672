import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { RefusedForm } from '@wasla/contract/public-pages/sign-in-page.ts'
import type { RenderPage } from '@wasla/contract/public-pages/renderer.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import type { Log } from '../../platform/log.ts'
import { headerOf } from '../../request/header-of.ts'
import { networkOfRequest } from '../../request/address.ts'
import { busyHeaders } from '../../request/refusal.ts'
import { busyHead, fullHead, type Head } from '../public-page/head.ts'
import { addressOf } from '../request-context.ts'
import { directPage, type ReadyPage } from './direct-page.ts'
import { encode, encodingFor } from './encodings.ts'
import type { Find, Found, FoundPage, Moved } from './found.ts'
import { busyNotice, fullNotice } from './notice.ts'
import { addressOfPage, shownParameters } from './page-address.ts'
import { pageCache, type CachedPage } from './page-cache.ts'
import { pageShell } from './shell.ts'
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
  /** Takes the rules of a page from the styles of the whole app. */
  stylesOf(html: string): string
  clock: Clock
  log: Log
  loadShedder: LoadShedder
  trustProxy: number
  /** Counts a page of a network. Returns null, or the seconds until the network may read another page; usually no promise. */
  admit(network: string): number | null | Promise<number | null>
}

/** An answer that is cached. `respond` sends it in the encoding that the caller accepts. */
type Answered = CachedPage & {
  respond(c: HttpContext): Response | Promise<Response>
  /** What can be sent without the app; null for anything but a page. */
  ready: ReadyPage | null
}

/** A page with a form that was refused. `headers` are added to those of the page. */
export type RefusedPage = {
  status: 422 | 429 | 500 | 503
  head: Head
  path: string
  refused: RefusedForm
  headers: Readonly<Record<string, string>>
}

/** Clients revalidate on every request (ETag), so a hidden profile disappears from all caches immediately. */
const stored = 'public, no-cache'
/** Cache control of redirects: in half a year somebody else may have the old name (D-03). */
const storedRedirect = 'public, max-age=3600'
const vary = 'accept-language, accept-encoding'

/** Size of all cached pages, in bytes. */
const mostBytes = 16 * 1024 * 1024

const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

export type PageKind = {
  /** Parameters of the address that reach the page. */
  parameters: readonly string[]
  /** Whether the page is counted and may be refused. If not, a full server answers with the page that the app draws. */
  isCounted: boolean
}
const usual: PageKind = { parameters: shownParameters, isCounted: true }

/**
 * `GET` of a public page: whole as HTML for signed-out readers, with its styles, rendered by the app’s own components (docs/decisions/014).
 * It is the same for every reader of a language and has no private data. If rendering fails, the app draws the page in the browser.
 */
export function renderedPages(parts: RenderedPageParts) {
  const { productName, html, headersOf, appPage, render, stylesOf, clock, log, loadShedder, trustProxy, admit } = parts
  const shell = pageShell(html)
  const cached = pageCache<Answered>(clock, mostBytes)

  function pageOf(language: Language, head: Head, content: string) {
    const { html: body, css: attributes } = withoutStyleAttributes(content)
    const styles = stylesOf(body) + attributes
    const text = shell({ language, head, html: body, css: styles })
    const headers = {
      ...headersOf(`sha256-${createHash('sha256').update(styles).digest('base64')}`),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': stored,
      vary,
    }
    return { text, encoded: encode(text), headers }
  }

  type MadePage = ReturnType<typeof pageOf>

  async function sent(c: HttpContext, status: number, { encoded }: MadePage, headers: Readonly<Record<string, string>>): Promise<Response> {
    const encoding = encodingFor(headerOf(c, 'accept-encoding'))
    const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return new Response(await encoded.as(encoding), { status, headers: { ...headers, ...packing } })
  }

  /** Makes a page that is cached as long as its head and its data stay the same. */
  async function rendered(language: Language, find: () => Promise<Found>, { status, head, path }: FoundPage): Promise<Answered> {
    const { html: content, isCurrent } = await render({ path, language })
    const page = pageOf(language, head, content)
    const etag = etagOf(page.text)
    const headers = { ...page.headers, etag }
    const found = JSON.stringify({ status, head, path })
    return {
      ready: { status, etag, encoded: page.encoded, stated: Object.entries(headers).flat() },
      // The text and its encodings.
      bytes: page.text.length * 2,
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
  const drawnByApp = (): Answered => ({ bytes: 1, isCurrent: async () => false, ready: null, respond: appPage })

  function moved({ status, to }: Moved): Answered {
    const headers = { ...headersOf(), location: to, 'cache-control': storedRedirect }
    return { bytes: to.length, isCurrent: async () => false, ready: null, respond: () => new Response(null, { status, headers }) }
  }

  /** Sends a page for a caller that must wait. It is never cached, and says after how many seconds to request it again. */
  async function notNow(c: HttpContext, status: 429 | 503, language: Language, retryAfter: string): Promise<Response> {
    const [headOf, noticeOf] = status === 429 ? [busyHead, busyNotice] : [fullHead, fullNotice]
    const page = pageOf(language, headOf(language, productName), noticeOf(language))
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

  /** Counts that `direct` began for a request that it left to the app. A request counts once. */
  const begun = new WeakMap<IncomingMessage, number | Promise<number | null>>()

  const direct = directPage({
    peek: (key) => cached.peek(key)?.ready ?? null,
    admit(incoming) {
      const wait = admit(networkOfRequest(incoming, trustProxy))
      if (wait !== null) begun.set(incoming, wait)
      return wait
    },
  })

  function admitOnce(c: HttpContext): number | null | Promise<number | null> {
    const incoming = c.env?.incoming
    return (incoming && begun.get(incoming)) ?? admit(addressOf(c, trustProxy))
  }

  /** Sends a page with a form that was refused. It has what a person typed, so it is never cached. */
  async function refusedPage(c: HttpContext, { status, head, path, refused, headers }: RefusedPage): Promise<Response> {
    const { language } = addressOfPage(c)
    const { html: content } = await render({ path, language, refused })
    const page = pageOf(language, head, content)
    return sent(c, status, page, { ...page.headers, ...headers, 'cache-control': 'no-store' })
  }

  /** Answers the addresses of a route. */
  const page =
    (find: Find, { parameters, isCounted }: PageKind = usual) =>
    async (c: HttpContext): Promise<Response> => {
      const address = { ...addressOfPage(c, parameters), parameters: c.req.param() }
      const { language } = address
      if (loadShedder.isFull()) return isCounted ? notNow(c, 503, language, busyHeaders['retry-after']) : appPage(c)
      const retryAfter = isCounted ? await admitOnce(c) : null
      if (retryAfter !== null) return notNow(c, 429, language, String(retryAfter))
      const look = () => find(address)
      const make = async () => {
        const found = await look()
        if (found.kind === 'app') return drawnByApp()
        return found.kind === 'moved' ? moved(found) : rendered(language, look, found)
      }
      try {
        return await (await cached.read(address.key, () => inTurn(make))).respond(c)
      } catch (error) {
        if (isStoreBusy(error)) throw error
        log.error('A page could not be rendered', { path: address.path, error })
        return appPage(c)
      }
    }

  return { page, refusedPage, direct }
}
