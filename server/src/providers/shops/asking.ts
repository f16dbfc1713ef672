import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import type { ShopCall, ShopRequest } from './call.ts'
import { ShopRefused, ShopUnreachable } from './port.ts'

/** Calls the JSON API of a platform. */
type Asking = {
  /** Throws `ShopRefused` for 400, 401, 403 and 404, `ShopUnreachable` for any other failure or an answer of another form. */
  ask<T extends ZodMiniType>(request: Omit<ShopRequest, 'body' | 'headers'> & Sent, shape: T, signal: AbortSignal): Promise<z.output<T>>
}

type Sent = {
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
}

/** Statuses with which platforms say that a code, key or token is not accepted, or that the shop is not there. */
const refusing: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])

/** Any answer will do. */
export const anything = z.unknown()

function bodyOf({ json, form }: Sent): Pick<ShopRequest, 'body' | 'headers'> {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  if (form === undefined) return { headers: {} }
  return { body: new URLSearchParams(form).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const asking = (call: ShopCall): Asking => ({
  async ask({ method, url, headers = {}, ...sent }, shape, signal) {
    const { body, headers: own } = bodyOf(sent)
    const common = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'WaslaShops/1.0' }
    const request: ShopRequest = { method, url, headers: { ...common, ...own, ...headers }, ...(body !== undefined && { body }) }
    const answer = await call(request, signal).catch((error: unknown) => {
      throw new ShopUnreachable('it could not be reached', { cause: error instanceof Error ? error.name : undefined })
    })
    if (refusing.has(answer.status)) throw new ShopRefused(`it answered ${answer.status}`)
    if (answer.status < 200 || answer.status >= 300) throw new ShopUnreachable(`it answered ${answer.status}`)
    const read = z.safeParse(shape, parsed(answer.text))
    if (!read.success) throw new ShopUnreachable('its answer was not understood')
    return read.data
  },
})

/** Returns what was granted under this name. Throws `ShopRefused` if the adapter did not get it. */
export function grantedIn(grant: Readonly<Record<string, string>>, name: string): string {
  const value = grant[name]
  if (value === undefined) throw new ShopRefused('the access is not complete')
  return value
}
