import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { parsedOrNull } from '../parsed.ts'
import type { Unavailable } from '../port.ts'

/** Thrown if a call failed. Contains no key and no data of the payer. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly outcome: Unavailable
  /** True if the request certainly had no effect. False if the response was lost, so that the request may have taken effect. */
  readonly isUndone: boolean

  constructor(
    reason: Unavailable['reason'],
    { isUndone = false, retryAfter = null }: { isUndone?: boolean; retryAfter?: number | null } = {},
  ) {
    super(`The payment gateway failed: ${reason}`)
    this.outcome = { kind: 'unavailable', reason, retryAfter }
    this.isUndone = isUndone
  }
}

type Call = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Readonly<Record<string, string>>
  body?: unknown
}

export type MoyasarApi = {
  /**
   * Returns status (below 500) and body of a response; the body is null if it was not JSON. Throws `CallFailed` for other statuses and if
   * there is no response.
   */
  call(call: Call, signal: AbortSignal): Promise<{ status: number; value: unknown }>
  /** Returns the body of a successful call. Throws `CallFailed` otherwise. */
  read<T extends ZodMiniType>(call: Call, shape: T, signal: AbortSignal): Promise<z.output<T>>
}

/** Largest response that is read, in bytes. The longest page of a list is smaller. */
const mostBytes = 4 * 1024 * 1024

/** Network errors after which no request can have arrived. */
const neverLeft: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined

const networkFailure = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError'
    ? new CallFailed('slow')
    : new CallFailed('unreachable', { isUndone: neverLeft.has(codeOf(error)) })

/** Returns the seconds of a `Retry-After` header; null if it is missing or a date. */
const secondsOf = (header: string | null) => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null)

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > mostBytes) throw new CallFailed('unreadable')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Calls Moyasar’s REST API: HTTP Basic with the secret key as the name and no password, JSON in both directions. */
export function moyasarApi({ url, key }: { url: string; key: string }): MoyasarApi {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`

  async function call({ method, path, query = {}, body }: Call, signal: AbortSignal): Promise<{ status: number; value: unknown }> {
    const search = new URLSearchParams(query).toString()
    try {
      const response = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
        method,
        redirect: 'error',
        headers: { authorization, accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      })
      const text = await textOf(response)
      const { status, headers } = response
      if (status === 429) throw new CallFailed('busy', { isUndone: true, retryAfter: secondsOf(headers.get('retry-after')) })
      if (status === 401 || status === 403) throw new CallFailed('key refused', { isUndone: true })
      if (status >= 500) throw new CallFailed('failing', { retryAfter: secondsOf(headers.get('retry-after')) })
      return { status, value: parsedOrNull(text) }
    } catch (error) {
      throw error instanceof CallFailed ? error : networkFailure(error)
    }
  }

  return {
    call,
    async read(request, shape, signal) {
      const { status, value } = await call(request, signal)
      const read = z.safeParse(shape, value)
      if ((status !== 200 && status !== 201) || !read.success) throw new CallFailed('unreadable')
      return read.data
    },
  }
}
