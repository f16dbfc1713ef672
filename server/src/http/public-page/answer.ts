import { createHash } from 'node:crypto'
import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { hasTab, type ProfileTabName } from '@wasla/contract/showcase/profile-tabs.ts'
import type { Env } from '../../config/env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { busyHeaders } from '../../request/refusal.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import { packed } from '../../request/packed.ts'
import { profileAddressOf, publicPath } from './address.ts'
import { busyBody, fullBody, missingBody, profileBody } from './body.ts'
import { factsOf, placedFor, type Facts, type Shown } from './facts.ts'
import { busyHead, fullHead, missingHead, profileHead } from './head.ts'
import { pageShell, type Page } from './shell.ts'

export type PublicPageParts = {
  env: Pick<Env, 'publicUrl' | 'productName'>
  /** The built page, and the headers it is sent with. */
  html: string
  headers: Readonly<Record<string, string>>
  /** Returns the public profile with this lower-case name that has or had this type; null if there is none (D-03, D-05). */
  find(key: string, type: ProfileType): Promise<Shown | null>
  /** Returns address and size of a profile’s share picture. */
  share(facts: Facts, language: Language): { url: string; width: number; height: number }
  loadShedder: LoadShedder
  /** Returns null, or the seconds until the caller may read another page. */
  admit(c: HttpContext): Promise<number | null>
}

/** Returns the language in an address; null if it names none that we know. */
const languageIn = (requested: string | undefined): Language | null => languages.find((one) => one === requested) ?? null

/** Clients revalidate on every request (ETag), so a hidden profile disappears from all caches immediately. */
const stored = 'public, no-cache'
/** Cache control of redirects: in half a year somebody else may have the old name (D-03). */
const storedRedirect = 'public, max-age=3600'

/**
 * `GET` of a public profile’s address: the app’s page with the profile in it, for search engines, link previews and readers before the app
 * has loaded. It is the same for every reader of a language and has no private data. Old names, former types and capitals redirect to the
 * one address; a tab that the type does not have redirects to the overview.
 */
export function publicPage({ env, html, headers, find, share, admit, loadShedder }: PublicPageParts) {
  const shell = pageShell(html)
  const { publicUrl, productName: product } = env

  async function answer(c: HttpContext, status: number, page: Page): Promise<Response> {
    const text = shell(page)
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const sent = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      'cache-control': stored,
      etag,
    }
    if (status === 200 && c.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...sent, vary: 'accept-language, accept-encoding' } })
    const response = await packed(text, { status, headers: sent }, c.req.header('accept-encoding'))
    response.headers.set('vary', 'accept-language, accept-encoding')
    return response
  }

  const leadTo = (c: HttpContext, path: string, status: 302 | 308): Response =>
    new Response(null, {
      status,
      headers: { ...headers, location: path + new URL(c.req.url).search, 'cache-control': storedRedirect },
    })

  /** Returns a response for a page that cannot be shown now. It is never cached, and says after how many seconds to request it again. */
  async function notNow(c: HttpContext, status: 429 | 503, page: Page, retryAfter: string): Promise<Response> {
    const response = await answer(c, status, page)
    response.headers.set('retry-after', retryAfter)
    response.headers.set('cache-control', 'no-store')
    return response
  }

  const show =
    (tab: ProfileTabName) =>
    async (c: HttpContext): Promise<Response> => {
      const inAddress = languageIn(c.req.query('lang'))
      const language = inAddress ?? readLanguage(c.req.header('accept-language'))
      const retryAfter = await admit(c)
      if (retryAfter !== null)
        return notNow(c, 429, { language, head: busyHead(language, product), body: busyBody(language) }, String(retryAfter))
      const requested = profileAddressOf(c.req.param('userType') ?? '', c.req.param('userName') ?? '')
      const shown = requested && (await find(requested.key, requested.type))
      if (!shown) return answer(c, 404, { language, head: missingHead(language, product), body: missingBody(language) })
      const { type, userName } = shown.profile
      const here = publicPath(type, userName ?? '', tab)
      if (!hasTab(type, tab)) return leadTo(c, publicPath(type, userName ?? ''), 302)
      if (c.req.path !== here && userNameKey(userName ?? '') !== '') return leadTo(c, here, 308)
      const facts = factsOf(await placedFor(shown, language), language, product)
      const head = profileHead({ facts, language, request: inAddress, publicUrl, product, share: share(facts, language) })
      return answer(c, 200, { language, head, body: profileBody(facts, language, tab) })
    }

  return (tab: ProfileTabName) => {
    const shown = show(tab)
    return async (c: HttpContext): Promise<Response> => {
      if (loadShedder.isFull()) {
        const language = languageIn(c.req.query('lang')) ?? readLanguage(c.req.header('accept-language'))
        return notNow(c, 503, { language, head: fullHead(language, product), body: fullBody(language) }, busyHeaders['retry-after'])
      }
      await loadShedder.enter()
      try {
        return await shown(c)
      } finally {
        loadShedder.leave()
      }
    }
  }
}
