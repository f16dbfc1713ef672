import { addHook, answered, fieldsOf, refusedAnswer, textOf, type StandIn } from './stand-in.ts'

/** Zid’s list of hooks has no subscriber, so the stand-in stores it in the hook’s secret, before the password. */
const passwordOf = (secret: string) => secret.slice(secret.indexOf(' ') + 1)

export const standInZid: StandIn = {
  isAt: (host) => host === 'oauth.zid.sa' || host === 'api.zid.sa',
  answer(request, state) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/oauth/token') {
      const { grant_type: type, code, refresh_token: refresh } = fieldsOf(request)
      const known = state.shopOf(textOf(refresh).replace(/^refresh-/, ''))
      const token = type === 'refresh_token' ? known && state.tokenFor(state.codeFor(known)) : state.tokenFor(textOf(code))
      return token
        ? answered({ access_token: token, authorization: `partner-${token}`, refresh_token: `refresh-${token}`, expires_in: 31_536_000 })
        : refusedAnswer(400)
    }
    const token = request.headers['x-manager-token'] ?? ''
    const shop = request.headers['authorization'] === `Bearer partner-${token}` ? state.shopOf(token) : null
    if (!shop) return refusedAnswer()
    if (pathname === '/v1/managers/account/profile') return answered({ user: { store: { id: 1, url: `https://${shop.address}/` } } })
    if (pathname !== '/v1/managers/webhooks') return refusedAnswer(404)
    if (request.method === 'GET') {
      const webhooks = shop.hooks.map(({ id, event, url }) => ({ id, event, target_url: url, active: true, status: 'ready' }))
      return answered({ webhooks })
    }
    if (request.method === 'DELETE') {
      shop.hooks = shop.hooks.filter(({ secret }) => !secret.startsWith(`${searchParams.get('subscriber') ?? ''} `))
      return answered({ status: 'object' })
    }
    const { event, target_url: url, subscriber, password } = fieldsOf(request)
    const id = addHook(shop, { event: textOf(event), url: textOf(url), secret: `${textOf(subscriber)} ${textOf(password)}` })
    return answered({ status: 'object', webhook: { id } }, 201)
  },
  post(_shop, { id, amount, currency, clickId, code, at, isPaid }, news) {
    const field = { price_settings: null, group_name: null, group_id: null, name: 'nw_click_id', value: clickId, type: 'TEXT' }
    const body = JSON.stringify({
      id,
      code: `zid${id}`,
      order_status: { name: '', code: news === 'CANCELLED' ? 'cancelled' : 'new' },
      payment_status: news === 'REFUND' ? 'refunded' : isPaid ? 'paid' : 'pending',
      payment: { method: { code: 'zid_pay' } },
      currency_code: currency,
      order_total: `${amount}000000000000`,
      created_at: new Date(at).toISOString().replace('T', ' ').slice(0, 19),
      coupon: code === null ? null : { code },
      customer: { name: 'Sara' },
      products: [{ name: 'Coffee', quantity: 1, custom_fields: clickId === null ? [] : [field] }],
    })
    const event = { ORDER: 'order.create', REFUND: 'order.payment_status.update', CANCELLED: 'order.status.update' }[news]
    const headers = (secret: string) => ({ authorization: `Basic ${Buffer.from(`wasla:${passwordOf(secret)}`).toString('base64')}` })
    return { event, body, headers: ({ secret }) => headers(secret) }
  },
}
