import { readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { Log } from '../../platform/log.ts'
import { headerOf } from '../../request/header-of.ts'
import { apiHeaders } from '../../request/headers.ts'
import { taken, type TrackParts } from './refuse.ts'

/** A transparent GIF of one pixel. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const headers = {
  ...apiHeaders,
  'content-type': 'image/gif',
  'content-length': String(dot.length),
  // Cross-origin isolated pages of brands may show the picture too. No page reads its bytes, so no origin is allowed to.
  'cross-origin-resource-policy': 'cross-origin',
}

const picture = () => new Response(dot, { status: 200, headers })

/** Returns whether the request is a prefetch: then the thank-you page was not really opened. */
const isGuess = (c: HttpContext) =>
  c.req.method === 'HEAD' || [headerOf(c, 'sec-purpose'), headerOf(c, 'purpose')].some((purpose) => purpose?.includes('prefetch'))

/**
 * `GET /track/pixel.gif` (N-15): always answers with the picture, even to an invalid report or after a fault, so that a shop’s page never
 * shows our faults.
 */
export const pixelEntry =
  (parts: TrackParts & { log: Log }) =>
  async (c: HttpContext): Promise<Response> => {
    if (isGuess(c)) return picture()
    try {
      await taken(parts, c, {
        entry: 'PIXEL',
        key: c.req.query('key') ?? '',
        read: (now) => readQuery((name) => c.req.query(name), 'PIXEL', now),
      })
    } catch (error) {
      parts.log.error('A pixel was loaded and what it reports was lost', { error })
    }
    return picture()
  }
