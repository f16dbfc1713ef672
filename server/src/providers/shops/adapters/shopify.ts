import * as z from 'zod/mini'
import { halalasFrom } from '@wasla/contract/shops/amount.ts'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import type { ShopEvent } from '@wasla/contract/shops/record.ts'
import { anything, asking, grantedIn } from '../asking.ts'
import type { ShopCall } from '../call.ts'
import { keepHooks, type ListedHook } from '../hooks.ts'
import { ShopRefused, type Authorized, type SignInShop } from '../port.ts'
import { codesIn, jsonIn, momentFrom, numberIn } from '../reading.ts'
import { hmacOf, isEqualText } from '../signed.ts'
import type { ShopClient } from './client.ts'

const version = '2026-07'
const topics = ['orders/paid', 'orders/cancelled', 'refunds/create'] as const

const tokenShape = z.object({ access_token: z.string(), scope: z.string() })
const hooksShape = z.object({
  webhooks: z.array(z.object({ id: z.union([z.number(), z.string()]), topic: z.string(), address: z.string() })),
})

const text = z.nullish(z.string())
const id = z.union([z.number(), z.string()])
const orderShape = z.object({
  id,
  order_number: z.nullish(id),
  total_price: z.unknown(),
  currency: text,
  created_at: text,
  landing_site: z.unknown(),
  note_attributes: z.nullish(z.array(z.object({ name: z.unknown(), value: z.unknown() }))),
  discount_codes: z.nullish(z.array(z.object({ code: z.unknown() }))),
})
const refundShape = z.object({
  id,
  order_id: id,
  transactions: z.nullish(z.array(z.object({ kind: text, status: text, amount: z.unknown() }))),
})

type Order = z.output<typeof orderShape>
type Refund = z.output<typeof refundShape>

function orderEvent(kind: 'ORDER' | 'CANCELLED', order: Order): ShopEvent | null {
  const number = numberIn(order.id)
  if (number === null) return null
  const attributes = (order.note_attributes ?? []).filter(({ name }) => name === 'nw_click_id').map(({ value }) => value)
  return {
    kind,
    number,
    shownNumber: numberIn(order.order_number),
    amount: halalasFrom(order.total_price),
    currency: order.currency ?? null,
    clickId: clickIdIn([...attributes, order.landing_site]),
    promoCodes: codesIn((order.discount_codes ?? []).map(({ code }) => code)),
    occurredAt: momentFrom(order.created_at, 'Z'),
    refunds: [],
  }
}

/** A refund names its order by the key, and what was paid back by its successful transactions. */
function refundEvent({ id: refundId, order_id: orderId, transactions }: Refund): ShopEvent | null {
  const [number, own] = [numberIn(orderId), numberIn(refundId)]
  const paid = (transactions ?? []).filter(({ kind, status }) => kind === 'refund' && status === 'success')
  const amounts = paid.map(({ amount }) => halalasFrom(amount))
  if (number === null || own === null || amounts.length === 0) return null
  const amount = amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return {
    ...{ kind: 'REFUND', number, shownNumber: null, amount: null, currency: null, clickId: null, promoCodes: [], occurredAt: null },
    refunds: [{ id: own, amount }],
  }
}

const bearer = ({ grant }: Pick<Authorized, 'grant'>) => ({ 'x-shopify-access-token': grantedIn(grant, 'access') })

const named = (address: string | null): string => {
  if (address === null) throw new ShopRefused('the shop is not named')
  return address
}
const apiOf = (address: string | null) => `https://${named(address)}/admin/api/${version}`

/**
 * Shopify: OAuth 2 at the shop’s own address, and deliveries that are signed with our client secret (`X-Shopify-Hmac-Sha256`, in base64).
 * All shops have this secret in common, so a delivery must also name the shop.
 */
export function shopify({ client, call }: { client: ShopClient; call: ShopCall }): SignInShop {
  const { ask } = asking(call)
  const listed = async (shop: Authorized, url: string, signal: AbortSignal): Promise<ListedHook[]> => {
    const found = `${apiOf(shop.address)}/webhooks.json?limit=250&address=${encodeURIComponent(url)}`
    const { webhooks } = await ask({ method: 'GET', url: found, headers: bearer(shop) }, hooksShape, signal)
    return webhooks.map(({ id: own, topic, address }) => ({ id: String(own), event: topic, url: address, isOn: true }))
  }
  const removing = (shop: Authorized, signal: AbortSignal) => (own: string) =>
    ask(
      { method: 'DELETE', url: `${apiOf(shop.address)}/webhooks/${encodeURIComponent(own)}.json`, headers: bearer(shop) },
      anything,
      signal,
    )

  return {
    access: 'SIGN_IN',
    authorizationUrl: ({ state, redirectUri, address }) =>
      `https://${named(address)}/admin/oauth/authorize?${new URLSearchParams({
        client_id: client.id,
        scope: 'read_orders',
        redirect_uri: redirectUri,
        state,
      }).toString()}`,
    async exchange({ code, address }, signal) {
      const { access_token: access, scope } = await ask(
        {
          method: 'POST',
          url: `https://${named(address)}/admin/oauth/access_token`,
          json: { client_id: client.id, client_secret: client.secret, code },
        },
        tokenShape,
        signal,
      )
      if (!scope.split(',').includes('read_orders')) throw new ShopRefused('orders may not be read')
      return { address, grant: { access } }
    },
    async subscribe(shop, { url }, signal) {
      return keepHooks(topics, await listed(shop, url, signal), url, {
        remove: removing(shop, signal),
        add: (topic) =>
          ask(
            {
              method: 'POST',
              url: `${apiOf(shop.address)}/webhooks.json`,
              headers: bearer(shop),
              json: { webhook: { topic, address: url, format: 'json' } },
            },
            anything,
            signal,
          ),
      })
    },
    async unsubscribe(shop, { url }, signal) {
      for (const one of await listed(shop, url, signal)) await removing(shop, signal)(one.id)
    },
    renew: () => Promise.resolve(null),
    isProven: ({ text: body, header }, _hook, address) =>
      isEqualText(header('x-shopify-hmac-sha256') ?? '', hmacOf(client.secret, body, 'base64')) &&
      (header('x-shopify-shop-domain') ?? '').toLowerCase() === address,
    read({ text: body, header }) {
      const topic = header('x-shopify-topic') ?? ''
      const sent = jsonIn(body)
      if (topic === 'refunds/create') {
        const read = z.safeParse(refundShape, sent)
        if (!read.success) return null
        const said = refundEvent(read.data)
        return said ? [said] : []
      }
      const read = z.safeParse(orderShape, sent)
      if (!read.success) return null
      const said =
        topic === 'orders/paid' || topic === 'orders/cancelled'
          ? orderEvent(topic === 'orders/paid' ? 'ORDER' : 'CANCELLED', read.data)
          : null
      return said ? [said] : []
    },
    storefront: (address) => (address === null ? null : `https://${address}/`),
  }
}
