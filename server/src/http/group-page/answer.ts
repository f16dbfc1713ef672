import { createHash } from 'node:crypto'
import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { PagedGroup } from '../../domains/groups/stores/pages.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import { packed } from '../../request/packed.ts'
import type { PublicPageParts } from '../public-page/answer.ts'
import { pageShell } from '../public-page/shell.ts'
import { groupFacts, groupPath, type GroupFacts } from './facts.ts'
import { groupBody, groupHead, missingGroupBody, missingGroupHead } from './page.ts'

export type GroupPageParts = Pick<PublicPageParts, 'env' | 'html' | 'headers'> & {
  /** Returns the group with a lower-case user name, hidden or not; null if there is none. */
  find(userName: string): Promise<PagedGroup | null>
  share(facts: GroupFacts, language: Language): { url: string; width: number; height: number }
  loadShedder: LoadShedder
  admit: PublicPageParts['admit']
}

/** Names that the app’s own pages use, so no group has them (D-04). */
const ofTheApp: ReadonlySet<string> = new Set(['create', 'edit', 'my'])

/**
 * `GET /groups/:userName…`: the app’s page. For a discoverable group the head describes it for search engines and link previews. For a
 * hidden group the head has what the page shows to anyone with the link, and asks search engines not to index it. A deleted group gets 404.
 * The app’s own pages below this path stay as they are.
 */
export function groupPage({ env, html, headers, find, share, loadShedder, admit }: GroupPageParts) {
  const shell = pageShell(html)
  const plain = html.replace('</head>', '<meta name="robots" content="noindex" /></head>')
  const { publicUrl, productName: product } = env

  async function send(c: HttpContext, text: string, status: 200 | 404 = 200): Promise<Response> {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const vary = 'accept-language, accept-encoding'
    const sent = { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache', etag }
    if (status === 200 && c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: { ...sent, vary } })
    const response = await packed(text, { status, headers: sent }, c.req.header('accept-encoding'))
    response.headers.set('vary', vary)
    return response
  }

  async function foundBy(name: string): Promise<PagedGroup | null> {
    await loadShedder.enter()
    try {
      return await find(name)
    } finally {
      loadShedder.leave()
    }
  }

  return async (c: HttpContext): Promise<Response> => {
    const name = c.req.param('userName') ?? ''
    // A caller over its limit, or a full server, gets the plain page: the app loads the rest.
    if (ofTheApp.has(name) || loadShedder.isFull() || (await admit(c)) !== null) return send(c, plain)
    const request = languages.find((one) => one === c.req.query('lang')) ?? null
    const language = request ?? readLanguage(c.req.header('accept-language'))
    const key = userNameKey(name)
    const group = isUserName(name) ? await foundBy(key) : null
    if (!group) return send(c, shell({ language, head: missingGroupHead(language, product), body: missingGroupBody(language) }), 404)
    if (name !== key)
      return new Response(null, {
        status: 308,
        headers: { ...headers, location: groupPath(key) + new URL(c.req.url).search, 'cache-control': 'no-cache' },
      })
    const facts = groupFacts(group, language, product)
    const head = groupHead({ facts, language, request, publicUrl, product, share: share(facts, language) })
    return send(c, shell({ language, head, body: groupBody(facts, language) }))
  }
}
