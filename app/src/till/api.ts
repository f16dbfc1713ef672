import type { ShownCode, ShownDay, ShownOrder } from '@wasla/contract/tills/answers.ts'
import { tillCalls, tillPath } from '@wasla/contract/tills/paths.ts'
import { isTillRefusal, type TillRefusal } from '@wasla/contract/tills/refusals.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { StoredOrder } from './stored-order.ts'

/** What came of a call. `AWAY`: no answer, or none of the server’s; the same call may be sent again. */
export type Answer<T> = { readonly value: T; readonly refusal?: never } | { readonly refusal: TillRefusal | 'AWAY'; readonly value?: never }

type ApiParts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  link: string
  language: () => Language
  token: () => string | null
  now: () => number
}

/** Longest time in milliseconds that a call may take. On a bad network a call may hang for minutes. */
const longest = 20_000

const riyals = (halalas: number) => (halalas / 100).toFixed(2)

/** The calls of the phone. None of them throws. */
export function createApi({ fetch, link, language, token, now }: ApiParts) {
  async function call<T>(path: string, body?: object): Promise<Answer<T>> {
    try {
      const own = token()
      const response = await fetch(`${tillPath(link)}/${path}`, {
        method: body ? 'POST' : 'GET',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(longest),
        headers: {
          'accept-language': language(),
          ...(body && { 'content-type': 'application/json' }),
          ...(own !== null && { authorization: `Bearer ${own}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      if (response.ok) return { value: answer as T }
      const { error } = answer as { error?: unknown }
      return { refusal: isTillRefusal(error) ? error : 'AWAY' }
    } catch {
      return { refusal: 'AWAY' }
    }
  }
  return {
    enter: (pin: string) => call<{ token: string }>(tillCalls.phone, { pin }),
    day: () => call<ShownDay>(tillCalls.day),
    codeOf: (code: string) => call<ShownCode>(`${tillCalls.code}?${new URLSearchParams({ code }).toString()}`),
    order: ({ key, code, amount, at }: StoredOrder) =>
      call<{ order: ShownOrder }>(tillCalls.order, { key, code, amount: riyals(amount), ago: Math.max(0, (now() - at) / 1000) }),
    undo: (key: string) => call<{ order: ShownOrder }>(tillCalls.undo, { key }),
  }
}

export type TillApi = ReturnType<typeof createApi>
