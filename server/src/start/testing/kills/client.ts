import type { Fleet, Life } from './fleet.ts'

export type Answer = { life: Life; status: number; location: string | null; text: string }
export type GraphqlAnswer = { data: Record<string, Record<string, unknown>> | null; code: string }
export type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string }

type Parts = {
  fleet: Fleet
  /** Returns the next whole number from the seed. */
  next(): number
  /** Called for each answer. */
  onAnswer(): void
}

/** Statuses after which a client sends the request again: the server is busy, or it is stopping. */
const isBusy = (status: number) => status === 503

/** Sends requests as clients behind a balancer do: to any process, and again if the process is killed before it answers. */
export function createClient({ fleet, next, onAnswer }: Parts) {
  /** Sends a request once. Resolves to null if no answer came. */
  async function once({ path, ...init }: Request): Promise<Answer | null> {
    const life = await fleet.some(next())
    try {
      const response = await fetch(`${life.address}${path}`, { redirect: 'manual', ...init })
      const text = await response.text()
      onAnswer()
      return { life, status: response.status, location: response.headers.get('location'), text }
    } catch (error) {
      if (error instanceof TypeError) return null
      throw error
    }
  }

  /** Sends a request until a process answers it. */
  async function patiently(request: Request): Promise<Answer> {
    for (;;) {
      const answer = await once(request)
      if (answer && !isBusy(answer.status)) return answer
    }
  }

  /** Asks a question of the app until a process answers it. */
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
    const { data = null, errors } = JSON.parse(text) as { data?: GraphqlAnswer['data']; errors?: { extensions: { code: string } }[] }
    return { data, code: errors?.[0]?.extensions.code ?? 'OK' }
  }

  let networks = 0
  /** Returns an address that nobody in the run has: each visitor is in a network of their own. */
  const newAddress = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`

  return { once, patiently, ask, next, newAddress }
}

export type Client = ReturnType<typeof createClient>
