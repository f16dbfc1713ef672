import { pause } from '../../../wait.ts'
import type { Fleet, Instance } from './fleet.ts'

/** `retryAfter`: the seconds after which a client may send the request again, 0 if the server does not say. */
export type Answer = { instance: Instance; status: number; location: string | null; text: string; retryAfter: number }
export type GraphqlAnswer = { data: Record<string, Record<string, unknown>> | null; code: string; retryAfter: number }
type GraphqlError = { extensions: { code: string; params?: { retryAfter?: number } } }
export type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string }

type Parts = {
  fleet: Fleet
  /** Returns the next random whole number. */
  next(): number
  /** Called for each answer. */
  onAnswer(): void
}

/** Returns whether a client sends the request again: the server is busy or is stopping. */
const isBusy = (status: number) => status === 503

/** Sends requests as clients behind a balancer do: to any process, and again if the process is killed before it answers. */
export function createClient({ fleet, next, onAnswer }: Parts) {
  /** Sends a request once. Resolves to null if no answer came. */
  async function once({ path, ...init }: Request): Promise<Answer | null> {
    const instance = await fleet.some(next())
    try {
      const response = await fetch(`${instance.address}${path}`, { redirect: 'manual', ...init })
      const text = await response.text()
      onAnswer()
      const { status, headers } = response
      return { instance, status, location: headers.get('location'), text, retryAfter: Number(headers.get('retry-after') ?? 0) }
    } catch (error) {
      if (error instanceof TypeError) return null
      throw error
    }
  }

  /** Sends a request until a process answers it. Waits as long as a busy process says: without the wait, the calls would use up a limit. */
  async function patiently(request: Request): Promise<Answer> {
    for (;;) {
      const answer = await once(request)
      if (answer && !isBusy(answer.status)) return answer
      if (answer) await pause(answer.retryAfter * 1000)
    }
  }

  /** Sends a GraphQL operation until a process answers it. Returns its data, and its code: that of the first error, or `OK`. */
  async function ask(query: string, variables: object, from: { address: string; token?: string }): Promise<GraphqlAnswer> {
    const { text } = await patiently({
      path: '/user/graphql',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from.address,
        ...(from.token ? { authorization: `Bearer ${from.token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data = null, errors } = JSON.parse(text) as { data?: GraphqlAnswer['data']; errors?: GraphqlError[] }
    const { code = 'OK', params } = errors?.[0]?.extensions ?? {}
    return { data, code, retryAfter: params?.retryAfter ?? 0 }
  }

  let networks = 0
  /** Returns an IP address that nobody in the run has yet, so that each visitor is in another network. */
  const newAddress = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`

  return { once, patiently, ask, next, newAddress }
}

export type Client = ReturnType<typeof createClient>
