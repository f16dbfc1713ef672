/** Where the API is, and the key that calls it. `fetch` is that of the platform if it is missing. */
export type Access = {
  /** Address of the REST interface, such as `https://app.wasla.sa/api/v1`. */
  readonly baseUrl: string
  /** A key from the settings. Keep it on your server, never in a page. */
  readonly key: string
  readonly fetch?: ((address: string, init: RequestInit) => Promise<Response>) | undefined
}

/** What the keys of the profile have left: `left` of `most` requests, for `endsIn` more seconds. Null if the answer did not say it. */
type Allowance = { readonly most: number; readonly left: number; readonly endsIn: number } | null

/** An answer with its headers in words. `isRepeat`: it is the stored answer of the first request with the same idempotency key. */
export type Answer<Body> = { readonly status: number; readonly body: Body; readonly allowance: Allowance; readonly isRepeat: boolean }

/** A refusal (RFC 9457). `retryAfter` is in seconds, if the same request may be sent again. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly fields: readonly { readonly path: string; readonly rule: string }[]
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Record<'title' | 'code' | 'fields', unknown>>, retryAfter: number | null) {
    super(typeof problem.title === 'string' ? problem.title : `The API answered ${status}.`)
    this.status = status
    this.code = typeof problem.code === 'string' ? problem.code : 'UNKNOWN'
    this.fields = Array.isArray(problem.fields) ? (problem.fields as ApiProblem['fields']) : []
    this.retryAfter = retryAfter
  }
}

export type Request = {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

function numberIn(header: string | null, name: string): number | null {
  const found = new RegExp(`(?:^|;)\\s*${name}=(\\d+)`).exec(header ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

function allowanceOf(headers: Headers): Allowance {
  const most = numberIn(headers.get('ratelimit-policy'), 'q')
  const left = numberIn(headers.get('ratelimit'), 'r')
  const endsIn = numberIn(headers.get('ratelimit'), 't')
  return most === null || left === null || endsIn === null ? null : { most, left, endsIn }
}

const addressOf = (baseUrl: string, { path, query = {} }: Request): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(given).toString()
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`
}

/**
 * Sends a request and returns its answer. Throws an `ApiProblem` for a refusal. If the answer to a change is lost, send the same request with
 * the same idempotency key again: it is done once.
 */
export async function call<Body>({ baseUrl, key, fetch: send = fetch }: Access, request: Request): Promise<Answer<Body>> {
  const response = await send(addressOf(baseUrl, request), {
    method: request.method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after')
    throw new ApiProblem(response.status, (body ?? {}) as object, retryAfter === null ? null : Number(retryAfter))
  }
  return {
    status: response.status,
    body: body as Body,
    allowance: allowanceOf(response.headers),
    isRepeat: response.headers.get('idempotent-replayed') === 'true',
  }
}
