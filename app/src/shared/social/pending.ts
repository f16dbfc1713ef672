import { isConnectable, type ConnectablePlatform } from './platforms.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A connection that began in this tab and has no answer from the platform yet. */
export type Pending = { readonly platform: ConnectablePlatform; readonly state: string }

const name = 'wasla.connecting'

export const pendingBox = {
  read(box: Box): Pending | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      const { platform, state } = stored as { readonly [Name in keyof Pending]?: unknown }
      return isConnectable(platform) && typeof state === 'string' ? { platform, state } : null
    } catch {
      return null
    }
  },
  keep: (box: Box, pending: Pending) => box.setItem(name, JSON.stringify(pending)),
  forget: (box: Box) => box.removeItem(name),
}

/** Result of the redirect back from a platform. */
export type Return =
  | { readonly kind: 'none' }
  | { readonly kind: 'allowed'; readonly code: string; readonly pending: Pending }
  /** The user did not consent, or the answer does not belong to this tab's request. */
  | { readonly kind: 'denied' }

/** Reads the address after the return from a platform (E-01). Accepts only an answer to this tab's request. */
export function readReturn(search: string, pending: Pending | null): Return {
  const params = new URLSearchParams(search)
  const state = params.get('state')
  if (state === null) return { kind: 'none' }
  const code = params.get('code')
  return code && pending && pending.state === state ? { kind: 'allowed', code, pending } : { kind: 'denied' }
}

/** Returns the query without the parameters of the platform's answer, which can be used only once. */
export function withoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const each of ['code', 'state', 'platform', 'error', 'error_description', 'scope']) rest.delete(each)
  return rest
}

/** Returns the address of a consent page if it is https or on our own origin, otherwise null. */
export function consentAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin || url.protocol === 'https:' ? url.href : null
}
