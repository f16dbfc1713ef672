import * as z from 'zod/mini'
import { halalasFrom } from '@wasla/contract/shops/amount.ts'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import type { ShopEvent, ShopRefund } from '@wasla/contract/shops/record.ts'
import { anything, asking, grantedIn } from '../asking.ts'
import type { ShopCall } from '../call.ts'
import { keepHooks, type ListedHook } from '../hooks.ts'
import type { Authorized, KeyShop } from '../port.ts'
import { codesIn, jsonIn, momentFrom, numberIn } from '../reading.ts'
import { hmacOf, isEqualText } from '../signed.ts'

/** An order is sent whole with each change of it. */
const topics = ['order.created', 'order.updated'] as const

const hooksShape = z.array(
  z.object({ id: z.union([z.number(), z.string()]), topic: z.string(), delivery_url: z.string(), status: z.string() }),
)

const text = z.nullish(z.string())
const id = z.union([z.number(), z.string()])
const orderShape = z.object({
  id,
  number: z.nullish(id),
  status: z.string(),
  currency: text,
  total: z.unknown(),
  date_created_gmt: text,
  meta_data: z.nullish(z.array(z.object({ key: z.unknown(), value: z.unknown() }))),
  coupon_lines: z.nullish(z.array(z.object({ code: z.unknown() }))),
  refunds: z.nullish(z.array(z.object({ id, total: z.unknown() }))),
})

type Order = z.output<typeof orderShape>

/** Statuses of orders that are paid, or paid on delivery. */
const paid: ReadonlySet<string> = new Set(['processing', 'completed'])
const over: ReadonlySet<string> = new Set(['refunded', 'cancelled', 'trash'])

/** Fields in which WooCommerce keeps the first page of a visit, with its query: its order attribution (8.5), or a field of a theme. */
const sources: ReadonlySet<unknown> = new Set(['nw_click_id', '_nw_click_id', '_wc_order_attribution_session_entry'])

/** WooCommerce prints refunds as negative amounts. */
function refundsOf({ refunds }: Order): ShopRefund[] {
  return (refunds ?? []).flatMap(({ id: own, total }): ShopRefund[] => {
    const [key, amount] = [numberIn(own), halalasFrom(String(total).replace(/^-/, ''))]
    return key === null || amount === null ? [] : [{ id: key, amount }]
  })
}

function eventsOf(order: Order): ShopEvent[] {
  const number = numberIn(order.id)
  if (number === null) return []
  const refunds = refundsOf(order)
  const said = {
    number,
    shownNumber: numberIn(order.number),
    amount: halalasFrom(order.total),
    currency: order.currency ?? null,
    clickId: clickIdIn((order.meta_data ?? []).filter(({ key }) => sources.has(key)).map(({ value }) => value)),
    promoCodes: codesIn((order.coupon_lines ?? []).map(({ code }) => code)),
    occurredAt: momentFrom(order.date_created_gmt, 'Z'),
    refunds,
  }
  if (over.has(order.status)) return [{ ...said, kind: 'CANCELLED' }]
  return paid.has(order.status) ? [{ ...said, kind: 'ORDER' }] : []
}

const apiOf = (address: string) => `https://${address}/wp-json/wc/v3`
const keyOf = ({ grant }: Pick<Authorized, 'grant'>) => ({
  authorization: `Basic ${Buffer.from(`${grantedIn(grant, 'key')}:${grantedIn(grant, 'secret')}`).toString('base64')}`,
})

/** WooCommerce: a key of its REST API, and deliveries that are signed with a secret of ours (`X-WC-Webhook-Signature`, in base64). */
export function woocommerce({ call }: { call: ShopCall }): KeyShop {
  const { ask } = asking(call)
  const hooksOf = (shop: Authorized) => `${apiOf(shop.address ?? '')}/webhooks`
  const listed = async (shop: Authorized, signal: AbortSignal): Promise<ListedHook[]> => {
    const found = await ask({ method: 'GET', url: `${hooksOf(shop)}?per_page=100`, headers: keyOf(shop) }, hooksShape, signal)
    return found.map(({ id: own, topic, delivery_url: url, status }) => ({ id: String(own), event: topic, url, isOn: status === 'active' }))
  }
  const removing = (shop: Authorized, signal: AbortSignal) => (own: string) =>
    ask({ method: 'DELETE', url: `${hooksOf(shop)}/${encodeURIComponent(own)}?force=true`, headers: keyOf(shop) }, anything, signal)

  return {
    access: 'KEY',
    async check({ address, key, secret }, signal) {
      const granted = { address, grant: { key, secret } }
      await listed(granted, signal)
      return granted
    },
    async subscribe(shop, { url, secret }, signal) {
      return keepHooks(topics, await listed(shop, signal), url, {
        remove: removing(shop, signal),
        add: (topic) =>
          ask(
            {
              method: 'POST',
              url: hooksOf(shop),
              headers: keyOf(shop),
              json: { name: `Wasla ${topic}`, topic, delivery_url: url, secret, status: 'active' },
            },
            anything,
            signal,
          ),
      })
    },
    async unsubscribe(shop, { url }, signal) {
      for (const one of await listed(shop, signal)) if (one.url === url) await removing(shop, signal)(one.id)
    },
    renew: () => Promise.resolve(null),
    isProven: ({ text: body, header }, { secret }) => isEqualText(header('x-wc-webhook-signature') ?? '', hmacOf(secret, body, 'base64')),
    read({ text: body }) {
      const read = z.safeParse(orderShape, jsonIn(body))
      return read.success ? eventsOf(read.data) : null
    },
    storefront: (address) => (address === null ? null : `https://${address}/`),
  }
}
