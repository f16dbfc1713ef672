import type { ShopAnswer, ShopRequest } from '../call.ts'
import type { StandInHook, StandInOrder, StandInShop, StandInState } from './state.ts'

export type StandInNews = 'ORDER' | 'REFUND' | 'CANCELLED'

/** What a shop posts to a hook. `event`: the subscription that gets it. */
type StandInPost = { readonly event: string; readonly body: string; headers(hook: StandInHook): Readonly<Record<string, string>> }

/** A made-up platform that speaks the documented API of a real one. */
export type StandIn = {
  isAt(host: string): boolean
  answer(request: ShopRequest, state: StandInState): ShopAnswer
  /** Returns what a shop posts about an order. */
  post(shop: StandInShop, order: StandInOrder, news: StandInNews): StandInPost
}

export const answered = (value: unknown, status = 200): ShopAnswer => ({ status, text: JSON.stringify(value) })
export const refusedAnswer = (status = 401): ShopAnswer => answered({ error: 'refused' }, status)

/** Returns the fields of a form or of JSON. */
export function fieldsOf({ body = '', headers }: ShopRequest): Record<string, unknown> {
  if (headers['content-type'] === 'application/json') return JSON.parse(body) as Record<string, unknown>
  return Object.fromEntries(new URLSearchParams(body))
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Adds a hook to a shop; returns its id. */
export function addHook(shop: StandInShop, hook: Omit<StandInHook, 'id'>): string {
  shop.lastHook += 1
  const id = String(shop.lastHook)
  shop.hooks.push({ id, ...hook })
  return id
}
