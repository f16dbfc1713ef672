import { shopSteps } from '@wasla/contract/shops/kinds.ts'
import type { ShopsQuery } from './shops.generated.ts'

export type Platform = ShopsQuery['shops'][number]
export type Shop = NonNullable<Platform['shop']>
/** A step that an owner takes. */
export type OpenStep = Exclude<Shop['step'], 'READY'>

/** The steps that an owner takes, in their order. */
export const openSteps: readonly OpenStep[] = shopSteps.filter((step) => step !== 'READY')

/** Returns the number of a step, from 1. */
export const numberOf = (step: OpenStep): number => openSteps.indexOf(step) + 1

/** Returns a query without the answer of a platform. */
export function withoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of ['code', 'state', 'error', 'error_description', 'scope', 'shop', 'hmac', 'host', 'timestamp']) rest.delete(name)
  return rest
}

/** What a platform sent back in the address: permission, or none. Null if the page was opened without an answer. */
export function returnIn(search: string): { readonly code: string; readonly state: string } | 'denied' | null {
  const query = new URLSearchParams(search)
  const [code, state] = [query.get('code'), query.get('state')]
  if (state === null) return null
  return code === null ? 'denied' : { code, state }
}
