import { hmacOf } from '../signed.ts'
import { addHook, answered, fieldsOf, refusedAnswer, textOf, type StandIn } from './stand-in.ts'

/** Key and secret of a request, as one text. */
const keyIn = (header: string | undefined) => Buffer.from((header ?? '').replace(/^Basic /, ''), 'base64').toString('utf8')

export const standInWooCommerce: StandIn = {
  isAt: () => true,
  answer(request, state) {
    const url = new URL(request.url)
    const shop = state.shopOf(keyIn(request.headers['authorization']))
    if (!shop || shop.address !== url.host) return refusedAnswer()
    const removed = /\/webhooks\/(\w+)$/.exec(url.pathname)?.[1]
    if (removed !== undefined && request.method === 'DELETE') {
      shop.hooks = shop.hooks.filter(({ id }) => id !== removed)
      return answered({})
    }
    if (!url.pathname.endsWith('/wp-json/wc/v3/webhooks')) return refusedAnswer(404)
    if (request.method === 'GET')
      return answered(
        shop.hooks.map(({ id, event, url: address }) => ({ id: Number(id), topic: event, delivery_url: address, status: 'active' })),
      )
    const { topic, delivery_url: address, secret } = fieldsOf(request)
    return answered({ id: Number(addHook(shop, { event: textOf(topic), url: textOf(address), secret: textOf(secret) })) }, 201)
  },
  post(shop, { id, number, amount, currency, clickId, code, at, isPaid, refunds }, news) {
    const entry = `https://${shop.address}/?utm_source=instagram&nw_click_id=${clickId ?? ''}`
    const status =
      news === 'CANCELLED' ? 'cancelled' : news === 'REFUND' && refunds.length === 0 ? 'refunded' : isPaid ? 'processing' : 'pending'
    const body = JSON.stringify({
      id,
      number: String(number),
      status,
      currency,
      total: amount,
      date_created_gmt: new Date(at).toISOString().slice(0, 19),
      billing: { first_name: 'Sara' },
      meta_data: clickId === null ? [] : [{ id: 1, key: '_wc_order_attribution_session_entry', value: entry }],
      coupon_lines: code === null ? [] : [{ id: 1, code: code.toLowerCase(), discount: '5.00' }],
      refunds: refunds.map((one) => ({ id: one.id, reason: '', total: `-${one.amount}` })),
    })
    const event = news === 'ORDER' ? 'order.created' : 'order.updated'
    return {
      event,
      body,
      headers: ({ secret }) => ({ 'x-wc-webhook-topic': event, 'x-wc-webhook-signature': hmacOf(secret, body, 'base64') }),
    }
  },
}
