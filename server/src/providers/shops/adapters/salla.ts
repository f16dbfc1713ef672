import * as z from 'zod/mini'
import { halalasFrom } from '@wasla/contract/shops/amount.ts'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import type { ShopEvent } from '@wasla/contract/shops/record.ts'
import { anything, asking, grantedIn } from '../asking.ts'
import type { ShopCall } from '../call.ts'
import { keepHooks, type ListedHook } from '../hooks.ts'
import type { Authorized, ShopGrant, SignInShop } from '../port.ts'
import { codesIn, jsonIn, momentFrom, numberIn } from '../reading.ts'
import { hmacOf, isEqualText } from '../signed.ts'
import { hostOf } from './host-of.ts'
import type { ShopClient } from './client.ts'

const accounts = 'https://accounts.salla.sa'
const api = 'https://api.salla.dev/admin/v2'

/** Events that say something about orders. An unpaid order becomes one that counts with its payment or its status. */
const events = ['order.created', 'order.updated', 'order.payment.updated', 'order.refunded', 'order.cancelled'] as const

const tokenShape = z.object({ access_token: z.string(), refresh_token: z.string() })
const userShape = z.object({ data: z.object({ merchant: z.object({ domain: z.nullish(z.string()) }) }) })
const hooksShape = z.object({
  data: z.array(z.object({ id: z.union([z.number(), z.string()]), event: z.string(), url: z.string() })),
})

const text = z.nullish(z.string())
const orderShape = z.object({
  id: z.union([z.number(), z.string()]),
  reference_id: z.nullish(z.union([z.number(), z.string()])),
  date: z.nullish(z.object({ date: z.string(), timezone: text })),
  source_details: z.nullish(z.object({ value: z.unknown() })),
  status: z.nullish(z.object({ slug: text })),
  is_pending_payment: z.nullish(z.boolean()),
  currency: text,
  amounts: z.nullish(
    z.object({
      total: z.nullish(z.object({ amount: z.unknown(), currency: text })),
      discounts: z.nullish(z.array(z.object({ code: z.unknown() }))),
    }),
  ),
  coupon: z.nullish(z.object({ code: z.unknown() })),
  items: z.nullish(z.array(z.object({ notes: z.unknown() }))),
})
const deliveryShape = z.object({ event: z.string(), data: orderShape })

/** Statuses of orders that are not paid yet, or that are no orders any more. */
const unpaid: ReadonlySet<string> = new Set(['payment_pending', 'canceled', 'cancelled', 'restored', 'restoring'])

type Order = z.output<typeof orderShape>

const isPaid = ({ status, is_pending_payment: isPending }: Order): boolean => isPending !== true && !unpaid.has(status?.slug ?? '')

/** Statuses of orders of which nothing stays paid. */
const over: ReadonlySet<string> = new Set(['canceled', 'cancelled', 'restored'])

/** A refund has no amount. It is one of the whole order if the order’s status says so, or if its total is zero; otherwise it is one of a part. */
const isOver = (name: string, { status, amounts }: Order): boolean =>
  name === 'order.cancelled' || over.has(status?.slug ?? '') || (name === 'order.refunded' && halalasFrom(amounts?.total?.amount) === 0)

function eventOf(name: string, order: Order): ShopEvent | null {
  const number = numberIn(order.id)
  if (number === null) return null
  const said = {
    number,
    shownNumber: numberIn(order.reference_id),
    amount: halalasFrom(order.amounts?.total?.amount),
    currency: order.amounts?.total?.currency ?? order.currency ?? null,
    clickId: clickIdIn([...(order.items ?? []).map(({ notes }) => notes), order.source_details?.value]),
    promoCodes: codesIn([order.coupon?.code, ...(order.amounts?.discounts ?? []).map(({ code }) => code)]),
    occurredAt: momentFrom(order.date?.date, order.date?.timezone === 'UTC' ? 'Z' : '+03:00'),
    refunds: [],
  }
  if (isOver(name, order)) return { ...said, kind: 'CANCELLED' }
  return name !== 'order.refunded' && isPaid(order) ? { ...said, kind: 'ORDER' } : null
}

const bearer = ({ grant }: Pick<Authorized, 'grant'>) => ({ authorization: `Bearer ${grantedIn(grant, 'access')}` })
const grantOf = ({ access_token: access, refresh_token: refresh }: z.output<typeof tokenShape>): ShopGrant => ({ access, refresh })

/** Salla: OAuth 2, and deliveries that are signed with the secret of their subscription (`X-Salla-Signature`, HMAC-SHA256 in hex). */
export function salla({ client, call }: { client: ShopClient; call: ShopCall }): SignInShop {
  const { ask } = asking(call)
  const token = (form: Record<string, string>, signal: AbortSignal) =>
    ask(
      { method: 'POST', url: `${accounts}/oauth2/token`, form: { client_id: client.id, client_secret: client.secret, ...form } },
      tokenShape,
      signal,
    )
  const listed = async (shop: Authorized, signal: AbortSignal): Promise<ListedHook[]> => {
    const { data } = await ask({ method: 'GET', url: `${api}/webhooks`, headers: bearer(shop) }, hooksShape, signal)
    return data.map(({ id, event, url }) => ({ id: String(id), event, url, isOn: true }))
  }
  const removing = (shop: Authorized, signal: AbortSignal) => (id: string) =>
    ask({ method: 'DELETE', url: `${api}/webhooks/unsubscribe?id=${encodeURIComponent(id)}`, headers: bearer(shop) }, anything, signal)

  return {
    access: 'SIGN_IN',
    authorizationUrl: ({ state, redirectUri }) =>
      `${accounts}/oauth2/auth?${new URLSearchParams({
        client_id: client.id,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'offline_access orders.read webhooks.read_write',
        state,
      }).toString()}`,
    async exchange({ code, redirectUri }, signal) {
      const grant = grantOf(await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, signal))
      const { data } = await ask({ method: 'GET', url: `${accounts}/oauth2/user/info`, headers: bearer({ grant }) }, userShape, signal)
      return { address: hostOf(data.merchant.domain), grant }
    },
    async subscribe(shop, { url, secret }, signal) {
      return keepHooks(events, await listed(shop, signal), url, {
        remove: removing(shop, signal),
        add: (event) =>
          ask(
            {
              method: 'POST',
              url: `${api}/webhooks/subscribe`,
              headers: bearer(shop),
              json: { name: `Wasla ${event}`, event, url, version: 2, security_strategy: 'signature', secret },
            },
            anything,
            signal,
          ),
      })
    },
    async unsubscribe(shop, { url }, signal) {
      for (const one of await listed(shop, signal)) if (one.url === url) await removing(shop, signal)(one.id)
    },
    renew: async ({ grant }, signal) =>
      grantOf(await token({ grant_type: 'refresh_token', refresh_token: grantedIn(grant, 'refresh') }, signal)),
    isProven: ({ text: body, header }, { secret }) => isEqualText(header('x-salla-signature') ?? '', hmacOf(secret, body, 'hex')),
    read({ text: body }) {
      const read = z.safeParse(deliveryShape, jsonIn(body))
      if (!read.success) return null
      const { event, data } = read.data
      const said = events.some((name) => name === event) ? eventOf(event, data) : null
      return said ? [said] : []
    },
    storefront: (address) => (address === null ? null : `https://${address}/`),
  }
}
