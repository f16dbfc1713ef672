import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import { ConsentRefused } from '../port.ts'

/** Thrown if the platform failed: nothing is known and nothing changes. Contains no token and no personal data. */
export class PlatformFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`A platform failed: ${reason}`, { cause })
    this.name = 'PlatformFailed'
  }
}

export type Send = (address: string, init: RequestInit) => Promise<Response>

/** Calls a platform’s API with one person’s grant. */
export type Ask = {
  /** Reads an address of the API. Throws `ConsentRefused` if the grant is no longer valid, else `PlatformFailed`. */
  get<T extends ZodMiniType>(address: string, shape: T, body?: unknown): Promise<z.output<T>>
  /** Reads data that not every account or registration may read. Returns null if it is refused or not understood. */
  perhaps<T extends ZodMiniType>(address: string, shape: T): Promise<z.output<T> | null>
}

export type AskOptions = { send: Send; headers: Readonly<Record<string, string>>; signal: AbortSignal }

export function asking({ send, headers, signal }: AskOptions): Ask {
  async function answer(address: string, body?: unknown): Promise<{ status: number; value: unknown }> {
    try {
      const response = await send(address, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        headers: { accept: 'application/json', ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      })
      return { status: response.status, value: await response.json().catch(() => null) }
    } catch (error) {
      throw new PlatformFailed('it could not be reached', error instanceof Error ? error.name : undefined)
    }
  }
  return {
    async get(address, shape, body) {
      const { status, value } = await answer(address, body)
      if (status === 401) throw new ConsentRefused()
      if (status !== 200) throw new PlatformFailed(`it answered ${status}`)
      const read = z.safeParse(shape, value)
      if (!read.success) throw new PlatformFailed('its answer was not understood')
      return read.data
    },
    async perhaps(address, shape) {
      const { status, value } = await answer(address)
      const read = status === 200 ? z.safeParse(shape, value) : null
      return read?.success ? read.data : null
    },
  }
}

/** A count, whole and not negative. Some platforms send it as text. */
export const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.gte(0))),
)
