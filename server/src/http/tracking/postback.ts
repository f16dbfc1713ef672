import { postbackResponse } from '@wasla/contract/tracking/responses.ts'
import { readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { apiHeaders } from '../../request/headers.ts'
import { taken, waiting, type TrackParts } from './refuse.ts'

/** `GET /track/postback` (N-06): for mobile measurement partners, which can only call an address. A HEAD request reports nothing. */
export const postbackEntry =
  (parts: TrackParts) =>
  async (c: HttpContext): Promise<Response> => {
    const headers = { ...apiHeaders, 'content-type': 'text/plain; charset=utf-8' }
    if (c.req.method === 'HEAD') return new Response(null, { status: 200, headers })
    const outcome = await taken(parts, c, {
      entry: 'POSTBACK',
      key: c.req.query('key') ?? '',
      read: (now) => readQuery((name) => c.req.query(name), 'POSTBACK', now),
    })
    const { status, text, retryAfter } = postbackResponse(outcome)
    return new Response(text, { status, headers: { ...headers, ...waiting(retryAfter) } })
  }
