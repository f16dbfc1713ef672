import { hmacOf } from '../signed.ts'
import { addHook, answered, fieldsOf, refusedAnswer, textOf, type StandIn } from './stand-in.ts'

/** The secret of our registration at the made-up platform, with which it signs. */
export const standInClient = { id: 'wasla-demo', secret: 'the secret of the made-up platforms' } as const

const hookIn = (pathname: string) => /\/webhooks\/(\w+)\.json$/.exec(pathname)?.[1]

export const standInShopify: StandIn = {
  isAt: (host) => host.endsWith('.myshopify.com'),
  answer(request, state) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/admin/oauth/access_token') {
      const { code, client_secret: secret } = fieldsOf(request)
      const token = secret === standInClient.secret ? state.tokenFor(textOf(code)) : null
      return token ? answered({ access_token: token, scope: 'read_orders' }) : refusedAnswer(400)
    }
    const shop = state.shopOf(request.headers['x-shopify-access-token'] ?? '')
    if (!shop || shop.address !== new URL(request.url).hostname) return refusedAnswer()
    const removed = hookIn(pathname)
    if (removed !== undefined && request.method === 'DELETE') {
      shop.hooks = shop.hooks.filter(({ id }) => id !== removed)
      return answered({})
    }
    if (!pathname.endsWith('/webhooks.json')) return refusedAnswer(404)
    if (request.method === 'GET') {
      const own = shop.hooks.filter(({ url }) => url === searchParams.get('address'))
      return answered({ webhooks: own.map(({ id, event, url }) => ({ id: Number(id), topic: event, address: url, format: 'json' })) })
    }
    const { webhook } = fieldsOf(request) as { webhook: { topic: string; address: string } }
    return answered({ webhook: { id: Number(addHook(shop, { event: webhook.topic, url: webhook.address, secret: '' })) } }, 201)
  },
  post(shop, { id, number, amount, currency, clickId, code, at, refunds }, news) {
    const order = {
      id,
      order_number: number,
      name: `#${number}`,
      total_price: amount,
      currency,
      created_at: new Date(at).toISOString(),
      landing_site: '/',
      note_attributes: clickId === null ? [] : [{ name: 'nw_click_id', value: clickId }],
      discount_codes: code === null ? [] : [{ code, amount: '5.00', type: 'fixed_amount' }],
      customer: { first_name: 'Sara' },
    }
    const last = refunds.at(-1) ?? { id: id * 10, amount }
    const refund = { id: last.id, order_id: id, transactions: [{ kind: 'refund', status: 'success', amount: last.amount, currency }] }
    const event = { ORDER: 'orders/paid', REFUND: 'refunds/create', CANCELLED: 'orders/cancelled' }[news]
    const body = JSON.stringify(news === 'REFUND' ? refund : order)
    const headers = {
      'x-shopify-topic': event,
      'x-shopify-shop-domain': shop.address,
      'x-shopify-hmac-sha256': hmacOf(standInClient.secret, body, 'base64'),
    }
    return { event, body, headers: () => headers }
  },
}
