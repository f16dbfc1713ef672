import { hmacOf } from '../signed.ts'
import { addHook, answered, fieldsOf, refusedAnswer, textOf, type StandIn } from './stand-in.ts'
import type { StandInOrder } from './state.ts'

/** The time of an order as Salla prints it: in Riyadh. */
const printed = (at: number) => new Date(at + 3 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '000')

const halalas = (amount: string) => Math.round(Number(amount) * 100)
const isWhole = ({ amount, refunds }: Pick<StandInOrder, 'amount' | 'refunds'>) =>
  refunds.reduce((sum, one) => sum + halalas(one.amount), 0) >= halalas(amount)

export const standInSalla: StandIn = {
  isAt: (host) => host === 'accounts.salla.sa' || host === 'api.salla.dev',
  answer(request, state) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/oauth2/token') {
      const { grant_type: type, code, refresh_token: refresh } = fieldsOf(request)
      const known = state.shopOf(textOf(refresh).replace(/^refresh-/, ''))
      const token = type === 'refresh_token' ? known && state.tokenFor(state.codeFor(known)) : state.tokenFor(textOf(code))
      return token ? answered({ access_token: token, refresh_token: `refresh-${token}`, expires_in: 1_209_600 }) : refusedAnswer(400)
    }
    const shop = state.shopOf((request.headers['authorization'] ?? '').replace(/^Bearer /, ''))
    if (!shop) return refusedAnswer()
    if (pathname === '/oauth2/user/info') return answered({ data: { merchant: { id: 1, domain: `https://${shop.address}` } } })
    if (pathname === '/admin/v2/webhooks')
      return answered({ data: shop.hooks.map(({ id, event, url }) => ({ id: Number(id), name: event, event, url, version: 2 })) })
    if (pathname === '/admin/v2/webhooks/subscribe') {
      const { event, url, secret } = fieldsOf(request)
      return answered({ data: { id: Number(addHook(shop, { event: textOf(event), url: textOf(url), secret: textOf(secret) })) } }, 201)
    }
    if (pathname !== '/admin/v2/webhooks/unsubscribe') return refusedAnswer(404)
    shop.hooks = shop.hooks.filter(({ id }) => id !== searchParams.get('id'))
    return answered({ status: 202, success: true })
  },
  post(_shop, { id, number, amount, currency, clickId, code, at, isPaid, refunds }, news) {
    const event = { ORDER: 'order.created', REFUND: 'order.refunded', CANCELLED: 'order.cancelled' }[news]
    const isRestored = news === 'REFUND' && isWhole({ amount, refunds })
    const body = JSON.stringify({
      event,
      merchant: 1,
      created_at: new Date(at).toUTCString(),
      data: {
        id,
        reference_id: number,
        date: { date: printed(at), timezone_type: 3, timezone: 'Asia/Riyadh' },
        source: 'store',
        source_details: { type: 'direct', value: null },
        status: { slug: isRestored ? 'restored' : isPaid ? 'under_review' : 'payment_pending' },
        is_pending_payment: !isPaid,
        currency,
        amounts: { total: { amount: Number(amount), currency }, discounts: code === null ? [] : [{ title: code, code, discount: '5.00' }] },
        customer: { first_name: 'Sara', mobile: 500_000_000 },
        items: [{ name: 'Coffee', quantity: 1, notes: clickId === null ? '' : `nw_click_id=${clickId}`, options: [] }],
      },
    })
    return {
      event,
      body,
      headers: ({ secret }) => ({ 'x-salla-security-strategy': 'Signature', 'x-salla-signature': hmacOf(secret, body, 'hex') }),
    }
  },
}
