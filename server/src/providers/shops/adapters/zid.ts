import * as z from 'zod/mini'
import { halalasFrom } from '@wasla/contract/shops/amount.ts'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import type { ShopEvent } from '@wasla/contract/shops/record.ts'
import { anything, asking, grantedIn } from '../asking.ts'
import type { ShopCall } from '../call.ts'
import { keepHooks, type ListedHook } from '../hooks.ts'
import type { Authorized, Hook, ShopGrant, SignInShop } from '../port.ts'
import { codesIn, jsonIn, momentFrom, numberIn } from '../reading.ts'
import { isEqualText } from '../signed.ts'
import type { ShopClient } from './client.ts'
import { hostOf } from './host-of.ts'

const accounts = 'https://oauth.zid.sa'
const api = 'https://api.zid.sa/v1'

/** Each event has the whole order. */
const events = ['order.create', 'order.status.update', 'order.payment_status.update'] as const

/** `authorization` proves who we are, `access_token` is that of the store’s manager. */
const tokenShape = z.object({ access_token: z.string(), authorization: z.string(), refresh_token: z.string() })
const profileShape = z.object({ user: z.object({ store: z.object({ url: z.nullish(z.string()) }) }) })
const hooksShape = z.object({
  webhooks: z.array(
    z.object({
      id: z.union([z.number(), z.string()]),
      event: z.string(),
      target_url: z.string(),
      active: z.nullish(z.unknown()),
      status: z.nullish(z.string()),
    }),
  ),
})

const text = z.nullish(z.string())
const fieldShape = z.object({ name: z.unknown(), value: z.unknown() })
const orderShape = z.object({
  id: z.union([z.number(), z.string()]),
  order_status: z.nullish(z.object({ code: text })),
  payment_status: text,
  payment: z.nullish(z.object({ method: z.nullish(z.object({ code: text })) })),
  currency_code: text,
  order_total: z.unknown(),
  created_at: text,
  coupon: z.nullish(z.object({ code: z.unknown() })),
  products: z.nullish(z.array(z.object({ custom_fields: z.nullish(z.array(fieldShape)) }))),
})

type Order = z.output<typeof orderShape>

const over: ReadonlySet<string> = new Set(['cancelled', 'canceled', 'reversed', 'returned'])
const paidBack: ReadonlySet<string> = new Set(['refunded', 'voided'])

/** An order counts when it is paid, or if it is paid on delivery. */
const isPaid = ({ payment_status: status, payment }: Order): boolean => status === 'paid' || /cod/i.test(payment?.method?.code ?? '')

function eventOf(order: Order): ShopEvent | null {
  const number = numberIn(order.id)
  if (number === null) return null
  const fields = (order.products ?? []).flatMap(({ custom_fields: own }) => own ?? [])
  const said = {
    number,
    shownNumber: number,
    amount: halalasFrom(order.order_total),
    currency: order.currency_code ?? null,
    clickId: clickIdIn(fields.filter(({ name }) => name === 'nw_click_id').map(({ value }) => value)),
    promoCodes: codesIn([order.coupon?.code]),
    occurredAt: momentFrom(order.created_at, 'Z'),
    refunds: [],
  }
  const isOver = over.has(order.order_status?.code ?? '') || paidBack.has(order.payment_status ?? '')
  if (isOver) return { ...said, kind: 'CANCELLED' }
  return isPaid(order) ? { ...said, kind: 'ORDER' } : null
}

/** The name with which Zid proves itself beside the secret. */
const user = 'wasla'
const subscriberOf = ({ id }: Pick<Hook, 'id'>) => `wasla-${id}`

const bearer = ({ grant }: Pick<Authorized, 'grant'>) => ({
  authorization: `Bearer ${grantedIn(grant, 'authorization')}`,
  'x-manager-token': grantedIn(grant, 'manager'),
})
const grantOf = ({ access_token: manager, authorization, refresh_token: refresh }: z.output<typeof tokenShape>): ShopGrant => ({
  manager,
  authorization,
  refresh,
})

/**
 * Zid: OAuth 2, and deliveries with the name and password that we gave the subscription (HTTP Basic). Zid signs no body, so the password is
 * the proof: it is long, random, and known to Zid and us alone.
 */
export function zid({ client, call }: { client: ShopClient; call: ShopCall }): SignInShop {
  const { ask } = asking(call)
  const token = (form: Record<string, string>, signal: AbortSignal) =>
    ask(
      { method: 'POST', url: `${accounts}/oauth/token`, form: { client_id: client.id, client_secret: client.secret, ...form } },
      tokenShape,
      signal,
    )
  const listed = async (shop: Authorized, signal: AbortSignal): Promise<ListedHook[]> => {
    const { webhooks } = await ask({ method: 'GET', url: `${api}/managers/webhooks`, headers: bearer(shop) }, hooksShape, signal)
    return webhooks.map(({ id, event, target_url: url, active, status }) => {
      const isOn = active !== false && active !== 0 && status !== 'inactive' && status !== 'error'
      return { id: String(id), event, url, isOn }
    })
  }
  /** Zid removes all subscriptions of one subscriber together. */
  const removeAll = (shop: Authorized, hook: Hook, signal: AbortSignal) =>
    ask(
      { method: 'DELETE', url: `${api}/managers/webhooks?subscriber=${encodeURIComponent(subscriberOf(hook))}`, headers: bearer(shop) },
      anything,
      signal,
    )

  return {
    access: 'SIGN_IN',
    authorizationUrl: ({ state, redirectUri }) =>
      `${accounts}/oauth/authorize?${new URLSearchParams({ client_id: client.id, response_type: 'code', redirect_uri: redirectUri, state }).toString()}`,
    async exchange({ code, redirectUri }, signal) {
      const grant = grantOf(await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, signal))
      const { user: owner } = await ask(
        { method: 'GET', url: `${api}/managers/account/profile`, headers: bearer({ grant }) },
        profileShape,
        signal,
      )
      return { address: hostOf(owner.store.url), grant }
    },
    async subscribe(shop, hook, signal) {
      const all = await listed(shop, signal)
      const ours = all.filter(({ url }) => url === hook.url)
      const isBroken = ours.some(({ isOn }) => !isOn)
      if (isBroken) await removeAll(shop, hook, signal)
      return keepHooks(events, isBroken ? [] : ours, hook.url, {
        remove: () => Promise.resolve(),
        add: (event) =>
          ask(
            {
              method: 'POST',
              url: `${api}/managers/webhooks`,
              headers: bearer(shop),
              json: { event, target_url: hook.url, original_id: 1, subscriber: subscriberOf(hook), username: user, password: hook.secret },
            },
            anything,
            signal,
          ),
      })
    },
    async unsubscribe(shop, hook, signal) {
      await removeAll(shop, hook, signal)
    },
    renew: async ({ grant }, signal) =>
      grantOf(await token({ grant_type: 'refresh_token', refresh_token: grantedIn(grant, 'refresh') }, signal)),
    isProven: ({ header }, { secret }) =>
      isEqualText(header('authorization') ?? '', `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`),
    read({ text: body }) {
      const read = z.safeParse(orderShape, jsonIn(body))
      if (!read.success) return null
      const said = eventOf(read.data)
      return said ? [said] : []
    },
    storefront: (address) => (address === null ? null : `https://${address}/`),
  }
}
