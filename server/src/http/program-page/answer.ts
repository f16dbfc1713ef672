import { createHash } from 'node:crypto'
import { ownId } from '@wasla/contract/validation/identifier.ts'
import { publicTabs } from '@wasla/contract/programs/page/access.ts'
import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import { packed } from '../../request/packed.ts'
import type { PublicPageParts } from '../public-page/answer.ts'
import { pageShell } from '../public-page/shell.ts'
import { programFacts, type ProgramFacts, type ShownProgram } from './facts.ts'
import { programBody, programHead } from './page.ts'

export type ProgramPageParts = Pick<PublicPageParts, 'env' | 'html' | 'headers'> & {
  /** Returns a program that is listed and that search engines may find; null for any other address (K-10). */
  find(id: string): Promise<ShownProgram | null>
  share(facts: ProgramFacts, language: Language): { url: string; width: number; height: number }
  loadShedder: LoadShedder
  admit: PublicPageParts['admit']
}

/** Returns whether a text can be an id. Nothing else is looked up. */
const isId = (id: string) => /^[\w:-]{1,64}$/.test(id)

/** Returns whether a tab is public. The other tabs need a sign-in, and their addresses show nothing before it (Y-27). */
const isPublicTab = (tab: string | undefined) => tab === undefined || publicTabs.some((one) => one === tab)

/**
 * `GET /program/:id/…`: the app’s page. For a listed program the head describes it for search engines and link previews. Every other
 * address gets the same plain page, which is not indexed. It may belong to a draft, to a program that opens only by its link, or to no
 * program. Signed-in users open the program there nevertheless.
 */
export function programPage({ env, html, headers, find, share, loadShedder, admit }: ProgramPageParts) {
  const shell = pageShell(html)
  const plain = html.replace('</head>', '<meta name="robots" content="noindex" /></head>')
  const { publicUrl, productName: product } = env

  async function send(c: HttpContext, text: string): Promise<Response> {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const vary = 'accept-language, accept-encoding'
    const sent = { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache', etag }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: { ...sent, vary } })
    const response = await packed(text, { status: 200, headers: sent }, c.req.header('accept-encoding'))
    response.headers.set('vary', vary)
    return response
  }

  /**
   * Returns the program to show. Returns null for the plain page, also if the caller is over its limit or the server is full: the app loads
   * the rest.
   */
  async function shownTo(c: HttpContext): Promise<ShownProgram | null> {
    const id = ownId(c.req.param('id') ?? '')
    if (!isId(id) || !isPublicTab(c.req.param('tab')) || loadShedder.isFull() || (await admit(c)) !== null) return null
    await loadShedder.enter()
    try {
      return await find(id)
    } finally {
      loadShedder.leave()
    }
  }

  return async (c: HttpContext): Promise<Response> => {
    const shown = await shownTo(c)
    if (!shown) return send(c, plain)
    const request = languages.find((one) => one === c.req.query('lang')) ?? null
    const language = request ?? readLanguage(c.req.header('accept-language'))
    const facts = programFacts(shown, language, product)
    const head = programHead({ facts, language, request, publicUrl, product, share: share(facts, language) })
    return send(c, shell({ language, head, body: programBody(facts, language) }))
  }
}
