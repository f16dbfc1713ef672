import { readLanguage } from '@wasla/contract/platform/language.ts'
import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import { clickIdParameter } from '@wasla/contract/programs/dry-run/visit.ts'
import { isByKey, kindIn, shopNames } from '@wasla/contract/shops/kinds.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import type { Env } from '../../config/env.ts'
import { isReturnAddress } from '../../domains/social/service.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { escapeHtml } from '../../http/html.ts'
import { notFound } from '../../http/responses.ts'
import type { StandIns, StandInRequest } from '../../providers/shops/stand-ins/platforms.ts'
import type { StandInNews } from '../../providers/shops/stand-ins/stand-in.ts'
import type { StandInOrder, StandInShop } from '../../providers/shops/stand-ins/state.ts'
import { commonHeaders } from '../../request/headers.ts'
import { readText } from '../../request/body.ts'
import type { Clock } from '#platform/clock.ts'
import { demoStyle } from '../page.ts'
import { hiddenFields, shopPage, textField } from './page.ts'
import { words } from './words.ts'

/** `GET /demo/shops.css`: the styles of the pages of made-up shops. */
export const shopsStyle = demoStyle(new URL('shops.css', import.meta.url))

/** Runs no scripts. Forms submit to this server, and the sign-in may lead back to the app. */
const policy = (back: string) =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${back}; frame-ancestors 'none'`.trim()

const answer = (html: string, back = '', status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      'content-security-policy': policy(back),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    },
  })

type Parts = {
  readonly env: Env
  readonly standIns: StandIns
  readonly clock: Clock
  /** Answers a request of a made-up shop as if it came over the network. */
  readonly deliver: (request: Request) => Response | Promise<Response>
}

/** The address of a made-up shop that its owner does not name. */
const usualAddress = 'nabt.example'

const withQuery = (address: string, values: Readonly<Record<string, string>>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/** Pages of made-up shops. They exist in demo and local mode only, never in live. */
export function demoShops({ env, standIns, clock, deliver }: Parts) {
  const languageOf = (c: HttpContext) => readLanguage(c.req.query('lang') || c.req.header('accept-language'))
  const strayPage = (c: HttpContext) => {
    const language = languageOf(c)
    return answer(shopPage(language, env.productName[language], `<p>${words[language].notFound}</p>`), '', 400)
  }

  /** `GET /demo/shops/:kind`: asks whether orders may be read, and redirects with a code or with `error=access_denied`. */
  function signInPage(c: HttpContext, kind: ShopKind): Response {
    const language = languageOf(c)
    const say = words[language]
    const query = (name: string) => c.req.query(name) ?? ''
    const [state, back, address] = [query('state'), query('redirect_uri'), query('address') || usualAddress]
    if (!isReturnAddress(back, env) || state === '' || state.length > shopLimits.state) return strayPage(c)
    if (query('answer') === 'allow') {
      const code = standIns.state.codeFor(standIns.state.shop(kind, address))
      return new Response(null, {
        status: 302,
        headers: { ...commonHeaders, location: withQuery(back, { code, state }), 'cache-control': 'no-store' },
      })
    }
    const cancel = withQuery(back, { error: 'access_denied', state })
    const form = `<form method="get">${hiddenFields({ state, redirect_uri: back, address, lang: language })}<div class="actions"><button name="answer" value="allow">${say.allow}</button><a class="cancel" href="${escapeHtml(cancel)}">${say.cancel}</a></div></form>`
    const lead = `<p>${escapeHtml(say.lead(env.productName[language]))}</p><p class="muted">${say.note}</p>`
    return answer(shopPage(language, say.access(shopNames[kind], env.productName[language]), lead + form), new URL(back).origin)
  }

  /** `GET /demo/shops/woocommerce`: makes a key, as the settings of such a shop do. */
  function keyPage(c: HttpContext, kind: ShopKind): Response {
    const language = languageOf(c)
    const say = words[language]
    const address = (c.req.query('address') ?? '').trim().toLowerCase()
    const made = /^[a-z0-9.-]{4,200}$/.test(address) ? standIns.makeKey(standIns.state.shop(kind, address)) : null
    const shown = made
      ? `<p>${say.consumerKey}<br><code>${made.key}</code></p><p>${say.consumerSecret}<br><code>${made.secret}</code></p>`
      : ''
    const form = `<form method="get">${hiddenFields({ lang: language })}${textField('address', say.address, address || usualAddress)}<div class="actions"><button>${say.make}</button></div></form>`
    return answer(shopPage(language, say.key(shopNames[kind]), `<p>${say.keyLead}</p><p class="muted">${say.note}</p>${shown}${form}`))
  }

  const storefront = (c: HttpContext, { address }: StandInShop, order: StandInOrder | null, said: string) => {
    const language = languageOf(c)
    const say = words[language]
    const click = c.req.query(clickIdParameter) ?? ''
    const note = said === '' ? '' : `<p role="status">${said}</p>`
    const refund = order
      ? `<form method="post">${hiddenFields({ refund: String(order.id) })}<div class="actions"><button>${say.refund}</button></div></form>`
      : ''
    const buy = `<form method="post">${hiddenFields({ click })}${textField('code', say.code)}<div class="actions"><button>${say.order}</button></div></form>`
    const text = `<p>${say.product}</p><p class="muted">${say.note}</p>`
    return answer(shopPage(language, say.shop(address), `${note}${refund}${text}${buy}`))
  }

  /** Sends the requests of a made-up shop. Returns whether its owner connected it. */
  async function tell(shop: StandInShop, order: StandInOrder, news: StandInNews): Promise<boolean> {
    const requests: StandInRequest[] = standIns.requests(shop, order, news)
    for (const { url, headers, body } of requests) await deliver(new Request(url, { method: 'POST', headers, body }))
    return requests.length > 0
  }

  return {
    /** `GET /demo/shops/:kind` */
    entry(c: HttpContext): Response {
      const kind = kindIn(c.req.param('kind') ?? '')
      if (kind === null) return notFound()
      return isByKey(kind) ? keyPage(c, kind) : signInPage(c, kind)
    },
    /** `GET /demo/shops/:kind/:address`: the shop as customers see it. */
    shop(c: HttpContext): Response {
      const kind = kindIn(c.req.param('kind') ?? '')
      return kind === null ? notFound() : storefront(c, standIns.state.shop(kind, c.req.param('address') ?? ''), null, '')
    },
    /** `POST /demo/shops/:kind/:address`: places an order, or refunds one. */
    async buy(c: HttpContext): Promise<Response> {
      const text = await readText(c, 4_096)
      const kind = kindIn(c.req.param('kind') ?? '')
      if (kind === null) return notFound()
      const shop = standIns.state.shop(kind, c.req.param('address') ?? '')
      const form = new URLSearchParams(text)
      const say = words[languageOf(c)]
      const known = shop.orders.find(({ id }) => String(id) === form.get('refund'))
      if (known) {
        const isHeard = await tell(shop, { ...known, refunds: [{ id: known.id, amount: known.amount }] }, 'REFUND')
        return storefront(c, shop, null, isHeard ? say.refunded(known.number) : say.unheard)
      }
      const code = (form.get('code') ?? '').trim().slice(0, 40)
      const clickId = clickIdIn([form.get('click') ?? ''])
      const order = standIns.newOrder(shop, { at: clock.now(), clickId, code: code === '' ? null : code })
      const isHeard = await tell(shop, order, 'ORDER')
      return storefront(c, shop, order, isHeard ? say.ordered(order.number) : `${say.ordered(order.number)} ${say.unheard}`)
    },
  }
}
